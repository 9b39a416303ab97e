//! Records, written and read again.

use serde_json::{Value as Json, json};
use suite_search::Player;

use super::nim::{Scripted, one_game, spec};
use crate::{FaultKind, Record, Series, Summary, UncheckedRecord};

/// A game that the rules end.
fn finished() -> Json {
    json!({
        "schema": "suite/record", "version": 1, "game": "nim", "number": 7, "seed": 3, "variant": {"matches": 6},
        "players": {"odd": "a", "even": "b"}, "swapped": false, "moves": ["3", "2", "1"],
        "cpu": [0.5, 0.25, null], "wall": [1.5, 0.25, null], "score": {"odd": 1, "even": 0}, "compensation": 0.0,
        "winner": "odd", "reason": "no-matches"
    })
}

/// A game that a fault ends.
fn lost() -> Json {
    let mut record = finished();
    record["moves"] = json!(["3"]);
    record["cpu"] = json!([0.5]);
    record["wall"] = json!([1.5]);
    record["score"]["odd"] = json!(0);
    record["reason"] = json!("illegal");
    record["fault"] = json!({
        "player": "even", "move": 2, "kind": "illegal", "rule": "none-left", "message": "played 9", "said": "9",
        "stderr": "oops\n", "cpu": 0.125, "wall": 0.25
    });
    record
}

fn read(record: &Json) -> Result<Record<u8>, String> {
    let unchecked = UncheckedRecord::parse(&record.to_string()).map_err(|error| error.to_string())?;
    unchecked.replay(&spec()).map_err(|error| error.to_string())
}

#[test]
fn what_was_played_is_what_is_read_again() {
    let spec = spec();
    let series = Series { games: 1..=6, random_plies: 1, ..one_game(&spec) };
    let sources = [Scripted::new("a", &[2, 3, 9, 1, 1]), Scripted::new("\u{1b} \"b\"", &[1, 3, 100, 2])];
    for number in series.games.clone() {
        let record = series.play(number, [&sources[0], &sources[1]], &mut ()).expect("a game");
        let json = serde_json::to_value(&record).expect("JSON");
        assert_eq!(read(&json), Ok(record), "{json}");
    }
}

#[test]
fn the_json_is_as_documented() {
    for json in [finished(), lost()] {
        let record = read(&json).expect("a record");
        assert_eq!(serde_json::to_value(&record).expect("JSON"), json);
    }
    let text = serde_json::to_string(&read(&finished()).expect("a record")).expect("JSON");
    let expected = concat!(
        r#"{"schema":"suite/record","version":1,"game":"nim","number":7,"seed":3,"variant":{"matches":6},"#,
        r#""players":{"odd":"a","even":"b"},"swapped":false,"moves":["3","2","1"],"cpu":[0.5,0.25,null],"#,
        r#""wall":[1.5,0.25,null],"score":{"odd":1,"even":0},"compensation":0.0,"winner":"odd","reason":"no-matches"}"#
    );
    assert_eq!(text, expected, "the order of the fields, too");
}

#[test]
fn a_fault_is_read() {
    let record = read(&lost()).expect("a record");
    let fault = record.outcome.fault.as_ref().expect("a fault");
    assert_eq!((fault.player, fault.move_number, fault.kind), (Player::Second, 2, FaultKind::Illegal));
    assert_eq!((fault.id(), fault.stderr_tail.as_str()), ("none-left", "oops\n"));
    assert_eq!(record.in_words(), "odd (a) wins: even (b), move 2, played 9");
    assert_eq!(record.times(Player::Second).map(|time| time.cpu().as_millis()).collect::<Vec<_>>(), [125]);
}

#[test]
fn a_record_counts_only_if_the_rules_agree() {
    let no_fault = |record: &mut Json| drop(record.as_object_mut().expect("an object").remove("fault"));
    for (base, change, message) in [
        (
            finished as fn() -> Json,
            (|record| record["moves"][1] = json!("4")) as fn(&mut Json),
            "move 2, 4: not a legal move here",
        ),
        (finished, |record| record["moves"][1] = json!("two"), "move 2, two: not a legal move here"),
        (finished, |record| record["winner"] = json!("even"), "winner: expected \"odd\", found \"even\""),
        (finished, |record| record["reason"] = json!("luck"), "reason: expected \"no-matches\", found \"luck\""),
        (finished, |record| record["score"]["odd"] = json!(2), "score: expected [1, 0], found [2, 0]"),
        (finished, |record| record["game"] = json!("chess"), "game: expected \"nim\", found \"chess\""),
        (finished, |record| record["variant"] = json!({}), "variant: expected "),
        (finished, |record| record["players"] = json!({"odd": "a"}), "players: expected odd and even, found others"),
        (finished, |record| record["cpu"] = json!([]), "length of cpu: expected 3, found 0"),
        (finished, |record| record["cpu"][0] = json!(-1), "time: expected seconds from 0, found -1"),
        (finished, |record| record["cpu"][0] = json!(null), "time: expected both cpu and wall, found one of them"),
        (finished, |record| record["seed"] = json!(-1), "not a game record: expected a whole number"),
        (
            finished,
            |record| record["version"] = json!(2),
            "expected schema suite/record, version 1; found suite/record, version 2",
        ),
        (finished, |record| *record = json!({"v": 1, "game": 1}), "not a game record: missing field `schema`"),
        (lost, |record| record["fault"]["move"] = json!(3), "move of the fault: expected 2, found 3"),
        (
            lost,
            |record| record["fault"]["player"] = json!("odd"),
            "player of the fault: expected \"even\", found \"odd\"",
        ),
        (lost, |record| record["fault"]["player"] = json!("x"), "player of the fault: expected odd and even"),
        (lost, |record| record["fault"]["kind"] = json!("rude"), "not a game record: expected one of `"),
        (lost, |record| record["winner"] = json!("draw"), "winner: expected \"odd\", found \"draw\""),
    ] {
        let mut record = base();
        change(&mut record);
        let error = read(&record).expect_err(message);
        assert!(error.starts_with(message), "{message}: {error}");
    }
    let error = UncheckedRecord::parse("{\"schema\": \"suite/rec").expect_err("it is cut").to_string();
    assert_eq!(error, "not a game record: EOF while parsing a string at column 21");
    for change in [
        (|record, text| record["schema"] = json!(text)) as fn(&mut Json, &str),
        |record, text| record["fault"]["kind"] = json!(text),
        |record, text| record["variant"] = json!(text),
        |record, text| record["winner"] = json!(text),
        |record, text| record["moves"][0] = json!(text),
    ] {
        let mut record = lost();
        change(&mut record, &"\u{1b}[2J\n\u{202e}".repeat(1000));
        let error = read(&record).expect_err("an error");
        assert!(error.len() < 500 && !error.contains(['\u{1b}', '\n', '\u{202e}']), "{error:?}");
    }
    let mut unfinished = lost();
    no_fault(&mut unfinished);
    assert_eq!(read(&unfinished), Err("the game is not over after its last move".to_owned()));
    let mut over = finished();
    over["fault"] = lost()["fault"].clone();
    over["fault"]["move"] = json!(4);
    assert_eq!(read(&over), Err("end of the game: expected false, found true".to_owned()));
}

#[test]
fn a_table_tells_of_all_games() {
    let mut summary = Summary::new(&spec(), ["first", "second"]);
    for (json, swapped) in [(finished(), false), (finished(), true), (lost(), false)] {
        summary.add(&Record { swapped, ..read(&json).expect("a record") });
    }
    assert_eq!(summary.wins(), [2, 1]);
    let expected = "
         games     won    lost   drawn   margin   CPU/move    longest  faults
first
  odd        2       2       0       0     +1.0    0.500 s    0.500 s  none
  even       1       0       1       0     -1.0    0.250 s    0.250 s  none
  both       3       2       1       0     +0.0    0.417 s    0.500 s  none
  wins 66.7 %, with 95 % confidence 20.8 % to 93.9 %
second
  odd        1       1       0       0     +1.0    0.500 s    0.500 s  none
  even       2       0       2       0     -1.0    0.188 s    0.250 s  1 none-left
  both       3       1       2       0     +0.0    0.292 s    0.500 s  1 none-left
  wins 33.3 %, with 95 % confidence 6.1 % to 79.2 %
";
    assert_eq!(format!("\n{summary}"), expected);
}
