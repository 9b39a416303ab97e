//! Every question on a position is answered again by plain rules of the three games, which share no code with them.

use serde_json::{Value as Json, json};
use suite_exam::{Constraints, ExamPlan, Kind, Subject};

use crate::check_choices;

/// A row and a column, from 0.
type At = [i32; 2];

const AROUND: [At; 8] = [[-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0], [1, 1]];
const BESIDE: [At; 4] = [[-1, 0], [0, -1], [0, 1], [1, 0]];

/// A position of any of the games: rows of letters.
#[derive(Clone)]
struct Plain {
    game: String,
    rows: Vec<Vec<char>>,
    values: Vec<Vec<i64>>,
    /// `X` or `O`.
    mover: char,
    before: Option<Vec<Vec<char>>>,
}

fn other(piece: char) -> char {
    if piece == 'X' { 'O' } else { 'X' }
}

fn text(value: &Json) -> String {
    value.as_str().expect("a text").to_owned()
}

impl Plain {
    fn start(game: &str, variant: &Json) -> Self {
        let side = match variant {
            Json::Object(fields) if fields.contains_key("size") => fields["size"].as_u64().expect("a size") as usize,
            _ => 5,
        };
        let (mut rows, mut values) = (vec![vec!['.'; side]; side], Vec::new());
        if game == "othello" {
            let (low, high) = (side / 2 - 1, side / 2);
            (rows[low][low], rows[high][high]) = ('O', 'O');
            (rows[low][high], rows[high][low]) = ('X', 'X');
        } else if game == "squirrel" {
            let input = text(&variant["input"]);
            let number = |word: &str| word.parse().expect("a number");
            values = input.lines().skip(3).take(5).map(|line| line.split(' ').map(number).collect()).collect();
        }
        Self { game: game.to_owned(), rows, values, mover: 'X', before: None }
    }

    fn at(&self, [row, column]: At) -> Option<char> {
        self.rows.get(usize::try_from(row).ok()?)?.get(usize::try_from(column).ok()?).copied()
    }

    fn all(&self) -> Vec<At> {
        let side = self.rows.len() as i32;
        (0..side).flat_map(|row| (0..side).map(move |column| [row, column])).collect()
    }

    fn name(&self, [row, column]: At) -> String {
        match &*self.game {
            "go" => format!("({row},{column})"),
            "othello" => format!("({column},{row})"),
            _ => format!("{}{}", char::from(b'A' + column as u8), row + 1),
        }
    }

    fn read(&self, name: &str) -> At {
        let digits = name.replace(['(', ')', ' ', ','], "");
        let name = |at: At| self.name(at).replace(['(', ')', ','], "");
        self.all().into_iter().find(|&at| name(at) == digits).unwrap_or_else(|| panic!("{digits}: no square"))
    }

    /// The stones of a group, and whether it has a liberty.
    fn group(rows: &[Vec<char>], at: At) -> (Vec<At>, bool) {
        let side = rows.len() as i32;
        let piece = |[row, column]: At| {
            let is_on = (0..side).contains(&row) && (0..side).contains(&column);
            is_on.then(|| rows[row as usize][column as usize])
        };
        let (mut stones, mut is_free, mut seen) = (vec![at], false, 0);
        while seen < stones.len() {
            let [row, column] = stones[seen];
            seen += 1;
            for [down, right] in BESIDE {
                let next = [row + down, column + right];
                is_free |= piece(next) == Some('.');
                if piece(next) == piece(at) && !stones.contains(&next) {
                    stones.push(next);
                }
            }
        }
        (stones, is_free)
    }

    /// The opponent's pieces that a move changes.
    fn captured(&self, at: At) -> Vec<At> {
        let step = |[row, column]: At, [down, right]: At| [row + down, column + right];
        let found: Vec<At> = match &*self.game {
            "othello" => {
                let line = |direction: At| {
                    let mut line = Vec::new();
                    let mut next = step(at, direction);
                    while self.at(next) == Some(other(self.mover)) {
                        line.push(next);
                        next = step(next, direction);
                    }
                    if self.at(next) == Some(self.mover) { line } else { Vec::new() }
                };
                AROUND.into_iter().flat_map(line).collect()
            }
            "go" => {
                let mut rows = self.rows.clone();
                rows[at[0] as usize][at[1] as usize] = self.mover;
                let next = BESIDE.into_iter().map(|direction| step(at, direction));
                let opposing = next.filter(|&next| self.at(next) == Some(other(self.mover)));
                let groups = opposing.map(|next| Self::group(&rows, next)).filter(|(_, is_free)| !is_free);
                groups.flat_map(|(stones, _)| stones).collect()
            }
            _ => {
                let next: Vec<At> = BESIDE.into_iter().map(|direction| step(at, direction)).collect();
                let is_raid = next.iter().any(|&next| self.at(next) == Some(self.mover));
                next.into_iter().filter(|&next| is_raid && self.at(next) == Some(other(self.mover))).collect()
            }
        };
        // Row by row, or by the first number.
        let mut names: Vec<_> = found.into_iter().map(|at| (self.order(at), at)).collect();
        names.sort_unstable();
        names.dedup();
        names.into_iter().map(|(_, at)| at).collect()
    }

    fn order(&self, [row, column]: At) -> At {
        if self.game == "othello" { [column, row] } else { [row, column] }
    }

    fn play(&self, at: At) -> Self {
        let mut next = self.clone();
        let left = if self.game == "go" { '.' } else { self.mover };
        for [row, column] in self.captured(at) {
            next.rows[row as usize][column as usize] = left;
        }
        next.rows[at[0] as usize][at[1] as usize] = self.mover;
        next.mover = other(self.mover);
        next.before = Some(self.rows.clone());
        next
    }

    fn is_legal(&self, at: At) -> bool {
        self.at(at) == Some('.')
            && match &*self.game {
                "othello" => !self.captured(at).is_empty(),
                "go" => {
                    let next = self.play(at);
                    Self::group(&next.rows, at).1 && self.before.as_ref() != Some(&next.rows)
                }
                _ => true,
            }
    }

    fn legal(&self) -> Vec<At> {
        let mut legal: Vec<At> = self.all().into_iter().filter(|&at| self.is_legal(at)).collect();
        legal.sort_unstable_by_key(|&at| self.order(at));
        legal
    }

    /// What the first player has more, in disks or values.
    fn worth(&self) -> i64 {
        let value = |[row, column]: At| self.values.get(row as usize).map_or(1, |values| values[column as usize]);
        let sum = |piece| self.all().into_iter().filter(|&at| self.at(at) == Some(piece)).map(value).sum::<i64>();
        sum('X') - sum('O')
    }

    fn minimax(&self, limit: u64) -> i64 {
        let values = self.legal().into_iter().map(|at| self.play(at).minimax(limit - 1));
        let best = if limit == 0 { None } else { values.reduce(if self.mover == 'X' { i64::max } else { i64::min }) };
        best.unwrap_or_else(|| self.worth())
    }
}

fn check(question: &Json) {
    let (game, position) = (text(&question["subject"]), &question["position"]);
    let mut board = Plain::start(&game, &position["variant"]);
    for mv in position["moves"].as_array().expect("moves") {
        let at = board.read(&text(mv));
        assert!(board.is_legal(at), "{mv}: {question}");
        board = board.play(at);
    }
    let rows: Vec<String> = board.rows.iter().map(|row| row.iter().collect()).collect();
    assert_eq!(position["board"], json!(rows), "{question}");
    let names = |squares: Vec<At>| squares.into_iter().map(|at| board.name(at)).collect::<Vec<_>>();
    let answer = match &*text(&question["kind"]) {
        "legal-moves" => json!(names(board.legal())),
        "captures" => json!(names(board.captured(board.read(&text(&question["move"]))))),
        "best-move" => {
            let limit = question["limit"].as_u64().expect("a limit");
            let values = board.legal().into_iter().map(|at| (board.play(at).minimax(limit - 1), board.name(at)));
            let sign = if board.mover == 'X' { 1 } else { -1 };
            let mut values: Vec<_> = values.map(|(value, name)| (sign * value, name)).collect();
            values.sort();
            let [.., second, best] = &values[..] else { panic!("one move only: {question}") };
            assert!(second.0 < best.0, "two are the best: {question}");
            assert_eq!(question["solution"]["value"], json!(sign * best.0), "{question}");
            json!(best.1)
        }
        kind => panic!("{kind}: no such kind"),
    };
    assert_eq!(question["answer"], answer, "{question}");
    assert!(!question["solution"]["steps"].as_array().expect("steps").is_empty());
    check_choices(question);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_questions_on_positions_have_the_answers_of_other_rules() {
    let mut kos = 0;
    for (subject, count) in [(Subject::Go, 120), (Subject::Othello, 240), (Subject::Squirrel, 240)] {
        let constraints = Constraints::default();
        let plan = ExamPlan { subject, kinds: Vec::new(), count, constraints, choices: 5 };
        let exam = plan.draw(1).expect("an exam");
        let mut chosen = 0;
        for question in &exam.questions {
            let is_ko = question.solution.steps.iter().any(|step| step.contains("(ko)"));
            kos += usize::from(is_ko);
            let question = serde_json::to_value(question).expect("a question");
            check(&question);
            let again: suite_exam::Question = serde_json::from_value(question.clone()).expect("a question");
            assert_eq!(serde_json::to_value(again).expect("a question"), question);
            chosen += usize::from(question.get("choices").is_some());
        }
        assert!(chosen * 4 > count * 3, "{subject:?}: only {chosen} of {count} questions have choices");
        assert_eq!(exam.questions[..3], ExamPlan { count: 3, ..plan }.draw(1).expect("an exam").questions[..]);
    }
    assert!(kos > 10, "only {kos} questions have a ko");
}

#[test]
fn a_subject_has_its_kinds_only() {
    let constraints = Constraints::default();
    let plan = ExamPlan { subject: Subject::Go, kinds: vec![Kind::Pruned], count: 1, constraints, choices: 5 };
    let error = plan.draw(1).expect_err("no trees").to_string();
    assert_eq!(error, "questions on go: expected one of legal-moves, captures, found pruned");
}

#[test]
fn what_is_no_position_is_refused() {
    let constraints = Constraints::default();
    let plan = ExamPlan { subject: Subject::Othello, kinds: Vec::new(), count: 1, constraints, choices: 5 };
    let question = serde_json::to_value(&plan.draw(1).expect("an exam").questions[0]).expect("a question");
    let refused = |change: &dyn Fn(&mut Json)| {
        let mut changed = question.clone();
        change(&mut changed);
        let changed: suite_exam::Question = serde_json::from_value(changed).expect("a question");
        changed.mark("(0,1)").expect_err("no position").to_string()
    };
    assert!(refused(&|question| question["position"]["moves"] = json!(["0 0"])).contains("0 0"));
    assert!(refused(&|question| question["position"]["variant"] = json!({"size": 99, "rules": "ends"})).contains("99"));
    let trees = "expected a position for questions on games, and a tree for all others";
    assert_eq!(refused(&|question| question["subject"] = json!("minimax")), trees);
}
