//! Every question is answered again by a plain recursion over nested lists, which shares no code with the searches.

use std::collections::BTreeMap;

use serde_json::{Value as Json, json};
use suite_exam::{Constraints, ExamPlan, Exhibit, Kind, Question, Subject, Ties};

use crate::check_choices;

const INFINITE: i64 = i64::MAX;

/// A search of nested lists, with all that it was seen to do.
#[derive(Default)]
struct Solver {
    /// Whether it prunes.
    prunes: bool,
    /// A path that stands for another one, if values are kept.
    same: Option<[String; 2]>,
    kept: BTreeMap<String, (i64, i64, i64)>,
    /// The leaves that were looked at.
    leaves: Vec<String>,
    /// Alpha and beta with which nodes were entered.
    windows: BTreeMap<String, [i64; 2]>,
    values: BTreeMap<String, i64>,
    log: Vec<String>,
}

impl Solver {
    fn line(&mut self, path: &str, value: i64, [alpha, beta]: [i64; 2]) {
        let number = |value| match value {
            INFINITE => "Infinity".to_owned(),
            value if value == -INFINITE => "-Infinity".to_owned(),
            value => value.to_string(),
        };
        let depth = if path.is_empty() { 0 } else { path.split('.').count() };
        let name = if path.is_empty() { "root" } else { path };
        let mut line = format!("{name},{depth},{}", number(value));
        if self.prunes {
            line += &format!(",{},{}", number(alpha), number(beta));
        }
        self.log.push(line);
    }

    fn visit(&mut self, tree: &Json, path: &str, max: bool, alpha: i64, beta: i64) -> i64 {
        let Json::Array(children) = tree else {
            let value = tree.as_i64().expect("a number");
            self.leaves.push(path.to_owned());
            self.line(path, value, [alpha, beta]);
            return value;
        };
        let key = match &self.same {
            Some([first, second]) if path == second => first.clone(),
            Some([first, second]) if path.starts_with(&format!("{second}.")) => {
                format!("{first}{}", &path[second.len()..])
            }
            _ => path.to_owned(),
        };
        if self.same.is_some()
            && let Some(&(value, lower, upper)) = self.kept.get(&key)
            && (lower == upper || lower >= beta || upper <= alpha)
        {
            return value;
        }
        self.windows.insert(path.to_owned(), [alpha, beta]);
        let (mut low, mut high) = (alpha, beta);
        let mut value = if max { -INFINITE } else { INFINITE };
        self.line(path, value, [low, high]);
        for (number, child) in children.iter().enumerate() {
            let below = if path.is_empty() { format!("{}", number + 1) } else { format!("{path}.{}", number + 1) };
            let returned = self.visit(child, &below, !max, low, high);
            value = if max { value.max(returned) } else { value.min(returned) };
            if self.prunes && (if max { value >= high } else { value <= low }) {
                self.line(path, value, [low, high]);
                break;
            }
            if self.prunes {
                (low, high) = if max { (low.max(value), high) } else { (low, high.min(value)) };
            }
            self.line(path, value, [low, high]);
        }
        let bounds = if value <= alpha {
            (-INFINITE, value)
        } else if value >= beta {
            (value, INFINITE)
        } else {
            (value, value)
        };
        self.kept.insert(key, (value, bounds.0, bounds.1));
        self.values.insert(path.to_owned(), value);
        value
    }

    fn run(tree: &Json, max: bool, prunes: bool, same: Option<[String; 2]>) -> (i64, Self) {
        let mut solver = Self { prunes, same, ..Self::default() };
        let value = solver.visit(tree, "", max, -INFINITE, INFINITE);
        (value, solver)
    }
}

fn all_leaves(tree: &Json, path: &str) -> Vec<String> {
    let Json::Array(children) = tree else { return vec![path.to_owned()] };
    let below = |number: usize| if path.is_empty() { number.to_string() } else { format!("{path}.{number}") };
    children.iter().enumerate().flat_map(|(number, child)| all_leaves(child, &below(number + 1))).collect()
}

fn pruned(tree: &Json, max: bool) -> Vec<String> {
    let (_, solver) = Solver::run(tree, max, true, None);
    all_leaves(tree, "").into_iter().filter(|leaf| !solver.leaves.contains(leaf)).collect()
}

/// Returns the first child with the best value.
fn best(tree: &Json, max: bool) -> String {
    let values = tree.as_array().expect("children").iter().map(|child| Solver::run(child, !max, false, None).0);
    let values: Vec<_> = values.collect();
    let most = if max { values.iter().max() } else { values.iter().min() };
    (values.iter().position(|value| Some(value) == most).expect("a child") + 1).to_string()
}

fn permutations(items: &[String]) -> Vec<Vec<String>> {
    if items.is_empty() {
        return vec![vec![]];
    }
    let mut orders = Vec::new();
    for first in items {
        let rest: Vec<_> = items.iter().filter(|other| *other != first).cloned().collect();
        orders.extend(permutations(&rest).into_iter().map(|rest| [vec![first.clone()], rest].concat()));
    }
    orders
}

/// Returns the number of leaves that are pruned with the root's children in an order.
fn pruned_in(tree: &Json, order: &[String], max: bool) -> usize {
    let child = |name: &String| tree[name.parse::<usize>().expect("a number") - 1].clone();
    pruned(&order.iter().map(child).collect(), max).len()
}

fn check(question: &Json) {
    let (tree, max) = (&question["tree"], question["root"] == "max");
    let prunes = question["subject"] == "alphabeta";
    let (value, solver) = Solver::run(tree, max, prunes, None);
    let solution = &question["solution"];
    assert_eq!(solution["value"], json!(value), "{question}");
    assert_eq!(solution["best"], json!(best(tree, max)), "{question}");
    let never_seen = if prunes { pruned(tree, max) } else { Vec::new() };
    assert_eq!(solution["pruned"], json!(never_seen), "{question}");
    assert_eq!(solution["steps"].as_array().map(Vec::len), Some(solver.log.len()));
    let text = |value: &Json| value.as_str().expect("a text").to_owned();
    let number = |value: i64| match value {
        INFINITE => json!("Infinity"),
        value if value == -INFINITE => json!("-Infinity"),
        value => json!(value),
    };
    let answer = &question["answer"];
    match &*text(&question["kind"]) {
        "value" => assert_eq!(*answer, json!(value)),
        "best-move" => assert_eq!(*answer, json!(best(tree, max))),
        "pruned" => assert_eq!(*answer, json!(never_seen)),
        "bounds" => {
            let [alpha, beta] = solver.windows[&text(&question["node"])];
            assert_eq!(*answer, json!({"alpha": number(alpha), "beta": number(beta)}), "{question}");
        }
        "next-line" => {
            let shown: Vec<_> = question["log"].as_array().expect("lines").iter().skip(1).map(text).collect();
            assert_eq!(shown, solver.log[..shown.len()]);
            assert_eq!(*answer, json!(solver.log[shown.len()]));
        }
        "order" => {
            let children: Vec<_> = (1..=tree.as_array().expect("children").len()).map(|n| n.to_string()).collect();
            let most = permutations(&children).iter().map(|order| pruned_in(tree, order, max)).max().expect("an order");
            let names = |order: &Json| order.as_array().expect("names").iter().map(text).collect::<Vec<_>>();
            assert_eq!(pruned_in(tree, &names(answer), max), most, "{question}");
            for mistake in question["mistakes"].as_array().expect("mistakes") {
                assert!(pruned_in(tree, &names(&mistake["answer"]), max) < most, "{question}");
            }
            let order: Vec<_> = children.into_iter().rev().collect();
            let asked: Question = serde_json::from_value(question.clone()).expect("a question");
            let mark = asked.mark(&order.join(" ")).expect("a mark");
            assert_eq!(mark.points, pruned_in(tree, &order, max) as f64 / most as f64, "{question}");
        }
        "cached" => {
            let same: Vec<_> = question["same"].as_array().expect("two nodes").iter().map(text).collect();
            let (cached_value, cached) = Solver::run(tree, max, true, same.try_into().ok());
            assert_eq!(cached_value, value);
            let spared = solver.leaves.len() - cached.leaves.len();
            assert_eq!(*answer, json!(spared), "{question}");
        }
        kind => panic!("{kind}: no such kind"),
    }
    check_choices(question);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_questions_have_the_answers_of_another_solver() {
    check_questions(500);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_ten_thousand_questions_have_the_answers_of_another_solver() {
    check_questions(10_000);
}

/// Checks a number of questions of all kinds.
fn check_questions(number: usize) {
    let shape = |text: &str| text.parse().expect("a shape");
    let plain = Constraints::default();
    let deep = Constraints { shape: shape("2-3x2-3x2"), deep_prunings: 1, ..plain.clone() };
    let none = Constraints { ties: Ties::None, values: -9..=50, ..plain.clone() };
    let some = Constraints { ties: Ties::Some, values: 0..=9, asymmetric: true, ..plain.clone() };
    let uneven = Constraints { shape: shape("3x0-3x0-2"), root: suite_search::Player::Second, ..plain.clone() };
    let minimax = Constraints { prunings: "0..".parse().expect("a range"), distinct: true, ..plain.clone() };
    let plans = [
        (Subject::AlphaBeta, plain, 40),
        (Subject::AlphaBeta, deep, 15),
        (Subject::AlphaBeta, none, 15),
        (Subject::AlphaBeta, some, 15),
        (Subject::AlphaBeta, uneven, 10),
        (Subject::Minimax, minimax, 5),
    ];
    let (mut checked, mut chosen) = (0, 0);
    for (seed, (subject, constraints, percent)) in (1..).zip(plans) {
        let count = percent * number / 100;
        let plan = ExamPlan { subject, kinds: Vec::new(), count, constraints, choices: 5 };
        let exam = plan.draw(seed).expect("an exam");
        for question in &exam.questions {
            let question = serde_json::to_value(question).expect("a question");
            check(&question);
            checked += 1;
            chosen += usize::from(question.get("choices").is_some());
        }
    }
    assert_eq!(checked, number);
    assert!(chosen * 10 > checked * 9, "only {chosen} questions have choices");
}

#[test]
fn constraints_hold() {
    let shape = "3x2-3x2".parse().expect("a shape");
    let constraints = Constraints {
        shape,
        values: -20..=40,
        prunings: "2..4".parse().expect("a range"),
        deep_prunings: 1,
        distinct: true,
        asymmetric: true,
        ..Constraints::default()
    };
    let plan = ExamPlan { subject: Subject::AlphaBeta, kinds: vec![Kind::Pruned], count: 30, constraints, choices: 0 };
    for question in plan.draw(3).expect("an exam").questions {
        let Exhibit::Tree { tree, .. } = &question.exhibit else { panic!("{question:?}") };
        let (_, solver) = Solver::run(tree, true, true, None);
        let nodes: Vec<_> = solver.windows.keys().chain(&solver.leaves).cloned().collect();
        // A branch is cut where its parent was entered and it was not.
        let mut cut = Vec::new();
        for path in solver.windows.keys() {
            let node = path.split('.').filter(|number| !number.is_empty());
            let node = node.fold(tree, |tree, number| &tree[number.parse::<usize>().expect("a number") - 1]);
            for (number, child) in node.as_array().expect("children").iter().enumerate() {
                let below = if path.is_empty() { (number + 1).to_string() } else { format!("{path}.{}", number + 1) };
                if !nodes.contains(&below) {
                    cut.push(child.is_array());
                }
            }
        }
        assert!((2..=4).contains(&cut.len()) && cut.contains(&true), "{cut:?}");
        let values: Vec<_> = all_values(tree);
        let mut different = values.clone();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), values.len());
        assert!(values.iter().all(|value| (-20..=40).contains(value)) && question.choices.is_empty());
    }
}

fn all_values(tree: &Json) -> Vec<i64> {
    match tree {
        Json::Array(children) => children.iter().flat_map(all_values).collect(),
        value => vec![value.as_i64().expect("a number")],
    }
}

#[test]
fn what_cannot_be_is_said() {
    let plan = |constraints| ExamPlan {
        subject: Subject::AlphaBeta,
        kinds: vec![Kind::Pruned],
        count: 1,
        constraints,
        choices: 5,
    };
    let error = |constraints: Constraints| plan(constraints).draw(1).expect_err("impossible").to_string();
    let many = Constraints { prunings: "50".parse().expect("a range"), ..Constraints::default() };
    assert_eq!(
        error(many),
        "question 1, pruned: none of 20000 random trees of shape 3x3 has all that is asked for: ask for less, or for \
         larger trees or another range of values"
    );
    let few = Constraints { values: 1..=5, distinct: true, ..Constraints::default() };
    assert!(error(few).contains("expected at least 9 values, one for each leaf of 3x3, found 5"));
    let ties = Constraints { distinct: true, ties: Ties::Some, ..Constraints::default() };
    assert!(error(ties).contains("have no ties"));
    let minimax = ExamPlan { subject: Subject::Minimax, ..plan(Constraints::default()) };
    assert!(minimax.draw(1).expect_err("no pruning").to_string().contains("value, best-move, next-line, found pruned"));
}
