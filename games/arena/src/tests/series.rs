//! Series, with agents that are scripted.

use std::fs;
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use suite_search::{Game, Player};

use super::nim::{LEAVE, Nim, RESIGN, SHORTAGE, Scripted, TAKE_BACK, one_game, spec};
use crate::{
    Agent, AgentContext, AgentSource, Choice, Clock, Elapsed, Fault, FaultKind, MatchError, Record, Series, Spectate,
    Turn,
};

/// Plays a series between scripts and returns its records.
fn play(series: &Series<Nim>, sources: [Scripted; 2]) -> Result<Vec<Record<u8>>, MatchError> {
    let mut records = Vec::new();
    series.run(
        [&sources[0], &sources[1]],
        |_| (),
        |record| {
            records.push(record);
            Ok::<_, MatchError>(())
        },
    )?;
    Ok(records)
}

/// Returns the moves and the end of a game.
fn told(record: &Record<u8>) -> String {
    let moves: Vec<_> = record.moves().map(|mv| mv.to_string()).collect();
    let winner = record.outcome.winner.map_or("draw", |winner| record.players[winner as usize]);
    format!("{} {winner} {}", moves.join(","), record.outcome.reason)
}

/// Plays a series with these terms, and returns the moves and the end of each game.
fn series(games: u32, random_plies: usize, sources: [Scripted; 2]) -> Vec<String> {
    let spec = spec();
    let series = Series { games: 1..=games, random_plies, ..one_game(&spec) };
    play(&series, sources).expect("a series").iter().map(told).collect()
}

#[test]
fn participants_alternate_and_a_forced_move_is_not_asked_for() {
    let told = series(2, 0, [Scripted::new("a", &[3, 1]), Scripted::new("b", &[2, 2])]);
    // In the second game the second participant begins.
    assert_eq!(told, ["3,2,1 odd no-matches", "2,1,1,1,1 odd no-matches"]);
}

#[test]
fn the_referee_sees_illegal_moves() {
    let told = series(1, 0, [Scripted::new("a", &[2, 4]), Scripted::new("b", &[1])]);
    assert_eq!(told, ["2,1 even illegal"]);
}

#[test]
fn a_person_takes_back_to_the_last_turn_of_a_person() {
    let told = series(1, 0, [Scripted::new("person", &[1, TAKE_BACK, 3]), Scripted::new("b", &[1, 2])]);
    assert_eq!(told, ["3,2,1 odd no-matches"]);
    let told = series(1, 0, [Scripted::new("person", &[1, 2, 2]), Scripted::new("person", &[TAKE_BACK, 2])]);
    assert_eq!(told, ["2,2,2 odd no-matches"]);
    let told = series(1, 2, [Scripted::new("person", &[TAKE_BACK, TAKE_BACK, 1]), Scripted::new("b", &[])]);
    assert!(told[0].ends_with("no-matches"), "random moves stay: {}", told[0]);
}

#[test]
fn an_opening_leaves_something_to_play() {
    let spec = spec();
    let series = Series { random_plies: 6, ..one_game(&spec) };
    let played = play(&series, [Scripted::new("a", &[]), Scripted::new("b", &[])]);
    assert!(matches!(played, Err(MatchError::NoOpening(6))), "{played:?}");
}

#[test]
fn who_resigns_loses_and_who_leaves_ends_the_series() {
    let spec = spec();
    let series = Series { games: 1..=9, swap: false, ..one_game(&spec) };
    let records = play(&series, [Scripted::new("a", &[RESIGN, 3, LEAVE]), Scripted::new("b", &[])]);
    let told: Vec<_> = records.expect("a series").iter().map(told).collect();
    assert_eq!(told, [" even resign", "3,1 even left"]);
}

#[test]
fn an_interrupt_ends_the_series() {
    let (spec, raised) = (spec(), AtomicBool::new(true));
    let series = Series { interrupt: &raised, ..one_game(&spec) };
    let played = play(&series, [Scripted::new("a", &[]), Scripted::new("b", &[])]);
    assert!(matches!(played, Err(MatchError::Interrupted)), "{played:?}");
}

#[test]
fn an_adjourned_game_goes_on_where_it_was() {
    /// Who takes all it can at its first turn and has not decided at the second.
    struct Thinker(bool);

    impl Agent<Nim> for Thinker {
        fn name(&self) -> &'static str {
            "thinker"
        }

        fn choose(&mut self, nim: &Nim, _: &Clock) -> Result<Choice<u8>, Fault> {
            if std::mem::replace(&mut self.0, false) {
                Ok(Choice::Play(nim.moves().last().expect("a move")))
            } else {
                Err(Fault::Adjourned)
            }
        }
    }

    let spec = spec();
    let series = one_game(&spec);
    let agents = |decided: [bool; 2]| decided.map(|decided| Box::new(Thinker(decided)) as Box<dyn Agent<Nim>>);
    let resume = |turns: &[Turn<u8>], decided| series.resume(turns, &mut agents(decided), &mut ());
    assert!(matches!(resume(&[], [true, false]), Err(MatchError::Adjourned)));
    let elapsed = Some(Elapsed::new(Duration::ZERO, Duration::from_secs(3)));
    let first = Turn { player: Player::First, mv: 2, elapsed };
    let record = resume(&[first], [false, true]).expect("a game");
    assert_eq!((told(&record).as_str(), record.turns[0].elapsed), ("2,3,1 odd no-matches", elapsed));
}

#[test]
fn the_number_of_jobs_does_not_change_the_games() {
    let spec = spec();
    let games = |jobs| {
        let series = Series { games: 1..=20, random_plies: 2, jobs, ..one_game(&spec) };
        let records = play(&series, [Scripted::new("a", &[]), Scripted::new("b", &[])]).expect("a series");
        records.iter().map(|record| (record.number, record.swapped, told(record))).collect::<Vec<_>>()
    };
    assert_eq!(games(1), games(4));
    assert_eq!(games(1)[4].0, 5);
}

#[test]
fn every_game_has_a_spectator_that_sees_all_of_it() {
    /// Counts what it sees.
    struct Counter<'a>(u32, [usize; 3], &'a Mutex<Vec<(u32, [usize; 3])>>);

    impl Spectate<Nim> for Counter<'_> {
        fn position(&mut self, _: &Nim) {
            self.1[0] += 1;
        }

        fn played(&mut self, _: Player, _: u8, _: crate::Elapsed) {
            self.1[1] += 1;
        }

        fn ended(&mut self, _: &crate::Outcome) {
            self.1[2] += 1;
            self.2.lock().expect("the counts").push((self.0, self.1));
        }
    }

    let (spec, counts) = (spec(), Mutex::new(Vec::new()));
    let series = Series { games: 1..=4, jobs: 2, ..one_game(&spec) };
    let sources = [Scripted::new("a", &[]), Scripted::new("b", &[])];
    let spectators = |number| Counter(number, [0; 3], &counts);
    let played = series.run([&sources[0], &sources[1]], spectators, |_| Ok::<_, MatchError>(()));
    played.expect("a series");
    let mut counts = counts.into_inner().expect("the counts");
    counts.sort_unstable();
    // Six matches, one by one; the last one is taken without asking.
    assert_eq!(counts, [1, 2, 3, 4].map(|number| (number, [7, 5, 1])));
}

/// A participant whose agents cannot be made.
struct NoAgents(fn() -> Fault);

impl AgentSource<Nim> for NoAgents {
    fn label(&self) -> &'static str {
        "none"
    }

    fn agent(&self, _: AgentContext) -> Result<Box<dyn Agent<Nim> + '_>, Fault> {
        Err((self.0)())
    }
}

#[test]
fn an_agent_that_cannot_be_made_loses() {
    let spec = spec();
    let series = one_game(&spec);
    let other = Scripted::new("other", &[]);
    let no_start = NoAgents(|| Fault::NoStart(std::io::ErrorKind::NotFound.into()));
    let record = series.play(1, [&other, &no_start], &mut ()).expect("a record");
    let fault = record.outcome.fault.as_ref().expect("a fault");
    assert_eq!((fault.player, fault.kind, fault.move_number), (Player::Second, FaultKind::NoStart, 0));
    assert_eq!(record.agents, ["other", "none"]);
    assert!(
        record.in_words().starts_with("odd (other) wins: even (none), before the first move, could not be started")
    );
    let not_compiled = NoAgents(|| Fault::Compile { why: "no reason".to_owned(), message: "1: wrong".to_owned() });
    let record = series.play(1, [&other, &not_compiled], &mut ()).expect("a record");
    let fault = record.outcome.fault.as_ref().expect("a fault");
    assert_eq!((fault.id(), &*fault.stderr_tail), ("compile", "1: wrong"));
    let no_room = NoAgents(|| Fault::OutOfResources(std::io::ErrorKind::OutOfMemory.into()));
    let record = series.play(1, [&no_room, &other], &mut ()).expect("a record");
    let fault = record.outcome.fault.as_ref().expect("a fault");
    assert_eq!((fault.player, fault.kind), (Player::First, FaultKind::OutOfResources), "nobody else takes anything");
}

#[test]
fn a_game_is_played_again_after_a_shortage_and_lost_after_another() {
    let told = series(1, 0, [Scripted::new("a", &[3, SHORTAGE, 3, 1]), Scripted::new("b", &[1, 1, 1])]);
    assert_eq!(told, ["3,1,1,1 even no-matches"]);
    let told = series(2, 0, [Scripted::new("a", &[SHORTAGE, 2, SHORTAGE, 3, 1]), Scripted::new("b", &[1, 2, 2])]);
    assert_eq!(told, [" even out-of-resources", "2,3,1 odd no-matches"], "the series goes on");
}

#[test]
fn a_log_that_cannot_be_written_ends_the_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("a file");
    let spec = spec();
    let series = Series { log: Some(file), ..one_game(&spec) };
    let sources = [Scripted::new("a", &[]), Scripted::new("b", &[])];
    assert!(matches!(series.play(1, [&sources[0], &sources[1]], &mut ()), Err(MatchError::Log { .. })));
}
