//! Hostile programs under hosts and in contests.

use std::fs;

use super::Course;
use super::attacks::ATTACKS;
use super::surroundings::{Level, Surroundings};
use crate::{done, records, suite, text};

/// The end of a program that attacks in each of its moves, in files.
const FILED: &str = "
def answer():
    open(OUTPUT, 'w').write('gained')

attack(0)
";

/// The same over a pipe, as soon as it is asked.
const PIPED: &str = "
def answer():
    print('gained', flush=True)

print('Rogue', flush=True)
input(), input(), input()
attack(0)
";

/// Attacks by which matches were stopped, or went on and on, and the seconds of CPU time for a move: what does not use
/// it up has enough on a busy machine, too.
const STOPPERS: [(&str, &str); 3] =
    [("nests_folders_in_place_of_its_files", "10"), ("hides_time_in_children_without_end", "1"), ("forks", "1")];

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_hosts_go_on() {
    for level in [Level::Rooms, Level::Landlock] {
        let Some(surroundings) = Surroundings::new(level, false) else { continue };
        for (host, output, program) in [
            ("go host --white random --games 2 --black", "output.txt", FILED),
            ("othello host -d 4 -b greedy --games 2 -a", "", PIPED),
        ] {
            for (name, time_limit) in STOPPERS {
                let attack = ATTACKS.iter().find(|attack| attack.name == name).expect("an attack");
                let course = Course::new(surroundings);
                let program = course.write_program(output, &[attack], program);
                let mut command = suite();
                let words = format!(
                    "{} -IS {} {}",
                    course.python().display(),
                    program.display(),
                    command.get_program().display()
                );
                command
                    .args(host.split(' '))
                    .arg(words)
                    .args("--seed 1 --json --wall-limit 60 --time-limit".split(' '))
                    .arg(time_limit);
                let faults: Vec<_> = records(&done(&mut course.within(&command)))
                    .iter()
                    .map(|game| game["fault"]["kind"].clone())
                    .collect();
                // What answers at all answers wrongly.
                let expected = attack.expected(level, !output.is_empty()).unwrap_or("malformed");
                assert_eq!(faults, [expected; 2], "{host}, {level:?}, {}", attack.name);
                course.assert_nothing_is_left(&fs::metadata(course.secret()).expect("a file"));
            }
        }
    }
}

/// Answers while it goes on to think, and says in its second turn for how long it could not: at the end of the game
/// there is little time.
const THINKER: &str = "
import threading
pause, before = 0, time.monotonic()

def think():
    global pause, before
    while True:
        now = time.monotonic()
        pause = max(pause, now - before)
        before = now

print('Thinker', flush=True)
input(), input(), input()
before = time.monotonic()
threading.Thread(target=think, daemon=True).start()
print('0 1', flush=True)
input(), input()
print(max(pause, time.monotonic() - before), file=sys.stderr, flush=True)
print('1 0', flush=True)
input()
os._exit(0)
";

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_nobody_thinks_in_the_time_of_others() {
    for level in [Level::Rooms, Level::Landlock] {
        let Some(surroundings) = Surroundings::new(level, false) else { continue };
        let course = Course::new(surroundings);
        let program = course.write_program("", &[], THINKER);
        let mut command = suite();
        let words = format!("{} -IS {} none", course.python().display(), program.display());
        // It waits for its turn: a slow start of the other would take away from the two seconds.
        let slow = "sh -c 'echo Slow; read settings; read score; read board; sleep 2; echo 0 0; read score; echo no'";
        command.args("othello host -d 4 --json --seed 1 -b".split(' ')).arg(slow);
        command.arg("-a").arg(words).arg("--log").arg(course.path("own"));
        let output = done(&mut course.within(&command));
        assert_eq!(records(&output)[0]["winner"], "dark", "{}", text(&output.stdout));
        let said = fs::read_to_string(course.path("own/game-0001-dark.stderr")).expect("a log");
        let pause: f64 = said.trim().parse().expect("seconds");
        assert!(pause > 1.0, "{level:?}: could not think for {pause} s of two");
    }
}
