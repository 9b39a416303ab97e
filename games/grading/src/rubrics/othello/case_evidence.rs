//! What is kept of a case that was answered wrong.

use suite_arena::PipeProtocol;
use suite_othello::{Options, Pipe};
use suite_search::Game;

use super::case::PositionCase;
use super::topic::Topic;
use crate::Evidence;
use crate::rubrics::answer::Reply;

/// Returns what is kept of a case with a name and the reply to it. `program` names the graded program in commands.
pub fn case_evidence(name: &str, case: &PositionCase, reply: &Reply, program: &str) -> Evidence {
    let (position, options) = (&case.position, case.options);
    let question = format!("{}\n{}", case.greeting(options), Pipe::new(options).turn(position));
    let right = case.right.join("\n") + "\n";
    let summary = format!("{name}, {}", case.in_words());
    let board = format!("{}\n", position.board());
    let evidence = match &reply.fault {
        Some(fault) => Evidence::of_case(&fault.failure(&format!("{summary}: "))).with("stderr.txt", &*fault.stderr),
        None => Evidence { summary, ..Evidence::default() },
    };
    let mut evidence = evidence.with("input.txt", question).with("board.txt", board).with_right("answers.txt", right);
    if let Some(said) = reply.said() {
        evidence = evidence.with("answer.txt", format!("{said}\n"));
    }
    if case.topic != Topic::ComputeUtility {
        let player = position.to_move() as usize + 1;
        let told = words(options);
        evidence.commands = vec![format!("suite othello check {program} --board board.txt --player {player}{told}")];
    }
    evidence
}

/// Returns options of the protocol as they are typed.
pub fn words(options: Options) -> String {
    let Options { limit, minimax, caching, ordering } = options;
    let limit = limit.map(|limit| format!(" -l {limit}"));
    let flags = [(minimax, " -m"), (caching, " -c"), (ordering, " -o")];
    let flags = flags.into_iter().filter(|(is_set, _)| *is_set).map(|(_, flag)| flag.to_owned());
    limit.into_iter().chain(flags).collect()
}
