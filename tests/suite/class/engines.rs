//! The engines that run jobs, where they are installed.

use std::fs::{self, Permissions};
use std::io::Write;
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use super::Class;
use crate::processes::{kill, wait_until};
use crate::{done, has, text};

/// Runs the lines that `plan --for` prints for an engine.
fn shell(class: &Class, line: &str) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", line]).current_dir(class.path("."));
    command
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_gnu_parallel_runs_all_jobs() {
    if !has("python3") || !has("parallel") {
        return;
    }
    let class = Class::of_four();
    class.done(&format!("grade squirrel submissions --out whole {}", super::OPTIONS));
    let plan = class.done("plan squirrel submissions --out plan --seed 1 --cases-per-task 2 --for parallel");
    let (run, merge) = text(&plan.stdout).trim_end().split_once('\n').expect("two lines");
    assert!(run.contains("--joblog") && run.contains("--resume"), "{run}");
    done(&mut shell(&class, run));
    done(&mut shell(&class, merge));
    assert_eq!(class.points("plan"), class.points("whole"));
    assert_eq!(class.read("plan/parallel.log").lines().count(), 1 + 4);
    // It is all done.
    done(&mut shell(&class, run));
    assert_eq!(class.read("plan/parallel.log").lines().count(), 1 + 4);
}

#[test]
fn hyperqueue_is_told_what_to_run() {
    let class = Class::new();
    class.submit("ann/README", "");
    class.submit("bob/README", "");
    let plan = class.done("plan squirrel submissions --out plan --seed 1 --for hyperqueue");
    let run = text(&plan.stdout).lines().next().expect("a line");
    assert!(run.starts_with("hq submit --array=1-2 --cpus=1 "), "{run}");
    assert!(run.contains("$HQ_TASK_ID"), "{run}");
    let words = shlex::split(run).expect("words");
    assert!(
        fs::exists(words.last().expect("a command").split(' ').nth(1).expect("a program")).expect("a path"),
        "{run}"
    );
}

/// Slurm on this machine alone: the controller, a node, and the keeper of their key.
struct Slurm {
    folder: TempDir,
    daemons: Vec<Child>,
}

impl Slurm {
    /// Starts Slurm; says so if there is none, or if it cannot be started here.
    fn start() -> Option<Self> {
        if !["munged", "slurmctld", "slurmd", "sbatch"].into_iter().all(has) {
            return None;
        }
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name);
        fs::set_permissions(folder.path(), Permissions::from_mode(0o755)).expect("a folder");
        fs::write(path("key"), [7; 1024]).expect("a key");
        fs::set_permissions(path("key"), Permissions::from_mode(0o600)).expect("a key");
        let (home, host, [controller, node]) = (folder.path().display(), host(), free_ports());
        let configuration = format!(
            "ClusterName=suite\nSlurmctldHost={host}(127.0.0.1)\nSlurmUser=root\nSlurmdUser=root\nAuthType=auth/munge\n\
             AuthInfo=socket={home}/socket,cred_expire=5\nSlurmctldPort={controller}\nSlurmdPort={node}\n\
             StateSaveLocation={home}\nSlurmdSpoolDir={home}/spool\nSlurmctldPidFile={home}/1\nSlurmdPidFile={home}/2\n\
             ProctrackType=proctrack/linuxproc\nTaskPlugin=task/none\nSelectType=select/cons_tres\n\
             SelectTypeParameters=CR_Core\nReturnToService=2\nMailProg=/bin/true\n\
             NodeName={host} NodeAddr=127.0.0.1 CPUs=2 RealMemory=9999 State=UNKNOWN\n\
             PartitionName=main Nodes=ALL Default=YES MaxTime=INFINITE State=UP\n"
        );
        fs::write(path("slurm.conf"), configuration).expect("a file");
        let munged = ["key-file", "socket", "pid-file", "log-file", "seed-file"];
        let munged = munged.map(|option| format!("--{option}={home}/{}", option.trim_end_matches("-file")));
        let mut slurm = Self { folder, daemons: Vec::new() };
        slurm.start_daemon(Command::new("munged").args(["--foreground", "--force"]).args(munged));
        wait_until(|| slurm.folder.path().join("socket").exists());
        slurm.start_daemon(Command::new("slurmctld").arg("-D"));
        slurm.start_daemon(Command::new("slurmd").arg("-D"));
        wait_until(|| slurm.says("sinfo --noheader --format=%t").trim() == "idle");
        let is_up = slurm.says("sinfo --noheader --format=%t").trim() == "idle";
        if !is_up {
            let _ = writeln!(std::io::stderr(), "skipped: Slurm cannot be started here");
        }
        is_up.then_some(slurm)
    }

    fn start_daemon(&mut self, command: &mut Command) {
        let command = command.env("SLURM_CONF", self.configuration()).stdout(Stdio::null()).stderr(Stdio::null());
        self.daemons.push(command.spawn().expect("a daemon"));
    }

    fn configuration(&self) -> PathBuf {
        self.folder.path().join("slurm.conf")
    }

    /// Returns the output of a command of Slurm.
    fn says(&self, line: &str) -> String {
        let mut command = Command::new("sh");
        let output = command.args(["-c", line]).env("SLURM_CONF", self.configuration()).output().expect("a shell");
        text(&output.stdout).to_owned()
    }
}

impl Drop for Slurm {
    fn drop(&mut self) {
        self.says("scancel --state=RUNNING; scancel --state=PENDING");
        for daemon in self.daemons.iter_mut().rev() {
            kill("TERM", daemon);
            let _ = daemon.wait();
        }
    }
}

fn host() -> String {
    let name = fs::read_to_string("/proc/sys/kernel/hostname").expect("a name");
    name.trim().split('.').next().expect("a name").to_owned()
}

fn free_ports() -> [u16; 2] {
    let sockets = [(); 2].map(|()| TcpListener::bind("127.0.0.1:0").expect("a port"));
    sockets.map(|socket| socket.local_addr().expect("an address").port())
}

/// Waits for minutes until a condition holds: Slurm takes its time.
fn wait_long_until(has_come: impl Fn() -> bool) {
    for _ in 0..15 {
        wait_until(&has_come);
    }
    assert!(has_come());
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_slurm_runs_all_jobs_though_a_node_is_lost() {
    if !has("python3") {
        return;
    }
    let Some(slurm) = Slurm::start() else { return };
    let class = super::slow_class();
    class.done(&format!("grade squirrel submissions --out whole {}", super::OPTIONS));
    let plan = "plan squirrel submissions --out plan --seed 1 --cases-per-task 2 --for slurm --batch 2";
    let plan = class.done(plan);
    let lines = text(&plan.stdout);
    assert_eq!(lines.lines().count(), 2, "{lines}");
    slurm.says(lines);
    wait_long_until(|| class.recorded("plan") >= 1);
    // The node is lost, with all that runs there, and comes back.
    slurm.says(&format!("scontrol update nodename={} state=down reason=lost", host()));
    let before = class.recorded("plan");
    assert!(before < class.recorded("whole"), "nothing is lost in the middle any more");
    slurm.says(&format!("scontrol update nodename={} state=resume", host()));
    // The second line waits for all jobs, and merges.
    wait_long_until(|| class.path("plan/results.json").exists() && class.path("plan/index.html").exists());
    let logs = slurm.says(&format!("tail {}/*", class.path("plan/logs").display()));
    assert_eq!(class.points("plan"), class.points("whole"), "{logs}");
    assert_eq!(class.recorded("plan"), class.recorded("whole"), "{logs}");
}
