//! The processes of a computer, as the command `ps` of Unix systems lists them.

use std::time::Duration;

use super::usage::Usage;

/// A list of all processes.
#[derive(Debug)]
pub(super) struct ProcessTable(Vec<Row>);

#[derive(Debug)]
struct Row {
    id: i32,
    parent: i32,
    group: i32,
    state: char,
    /// The kibibytes in memory.
    kibibytes: u64,
    cpu: Duration,
}

impl ProcessTable {
    /// The arguments of `ps` that make it list what is needed.
    pub(super) const QUESTION: [&str; 13] =
        ["-A", "-o", "pid=", "-o", "ppid=", "-o", "pgid=", "-o", "stat=", "-o", "rss=", "-o", "time="];

    /// Parses what `ps` says.
    pub(super) fn parse(text: &str) -> Self {
        Self(text.lines().filter_map(row).collect())
    }

    /// Returns what a process uses together with its group and its descendants.
    pub(super) fn usage_of(self, leader: i32) -> Usage {
        let mut rest = self.0;
        let mut members = vec![leader];
        let mut total = Usage::default();
        loop {
            let seen = members.len();
            rest.retain(|row| {
                let is_member = row.id == leader || row.group == leader || members.contains(&row.parent);
                if is_member {
                    members.push(row.id);
                    total.cpu += row.cpu;
                    total.memory += row.kibibytes << 10;
                    total.processes += 1;
                    total.is_ready |= row.state == 'R';
                }
                !is_member
            });
            if members.len() == seen {
                return total;
            }
        }
    }
}

fn row(line: &str) -> Option<Row> {
    let fields: Vec<_> = line.split_whitespace().collect();
    let &[id, parent, group, state, kibibytes, time] = &fields[..] else { return None };
    Some(Row {
        id: id.parse().ok()?,
        parent: parent.parse().ok()?,
        group: group.parse().ok()?,
        state: state.chars().next()?,
        kibibytes: kibibytes.parse().ok()?,
        cpu: cpu(time)?,
    })
}

/// Parses a time: `0:01.25` as macOS writes it, `00:00:01` or `1-02:03:04` as others do.
fn cpu(time: &str) -> Option<Duration> {
    let (days, time) = time.split_once('-').unwrap_or(("0", time));
    let mut seconds: f64 = 0.0;
    for part in time.split(':') {
        seconds = seconds * 60.0 + part.parse::<f64>().ok()?;
    }
    Duration::try_from_secs_f64(seconds + days.parse::<f64>().ok()? * 86400.0).ok()
}

#[cfg(test)]
mod tests {
    use std::process::{Command, Stdio};

    use super::*;
    use crate::run_helper;

    #[test]
    fn a_group_and_its_descendants_are_counted() {
        let table = "
    1     0     1 Ss    100   1:00.50
   10     1    10 S+   2048   0:01.25
   11    10    10 R    1024   0:00.50
   12    11    12 S     512 1-00:00:01
   13     1    10 Z       0   0:00.00
 ps
";
        let usage = ProcessTable::parse(table).usage_of(10);
        assert_eq!(usage.cpu, Duration::from_millis(1750) + Duration::from_secs(86401));
        assert_eq!((usage.memory, usage.processes, usage.is_ready), (3584 << 10, 4, true));
    }

    #[test]
    fn this_process_is_listed() {
        let mut ps = Command::new("ps");
        let Ok(answer) = run_helper(ps.args(ProcessTable::QUESTION).stdout(Stdio::piped())) else {
            println!("skipped: there is no ps");
            return;
        };
        let table = ProcessTable::parse(&String::from_utf8_lossy(&answer.stdout));
        let usage = table.usage_of(i32::try_from(std::process::id()).expect("a number"));
        assert!(usage.processes > 0 && usage.memory > 1 << 20, "{usage:?}");
    }
}
