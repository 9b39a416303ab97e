//! Questions to the graded program: one process answers many of them, one after another.

use std::mem;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};

use suite_arena::{
    Agent, AgentContext, Clock, Elapsed, Fault, Limits, MatchError, PipeAgent, PipeProtocol, printable, seeded_rng,
    with_second_try,
};
use suite_othello::{Handshake, Options, Pipe, Position};
use suite_programs::{FaultContext, HostedProgram, advice_on_failure};
use suite_search::Game;
use suite_work::interrupt::Interrupt;

use super::case::PositionCase;
use super::topic::Topic;
use crate::rubrics::answer::{AnswerRecord, Reply, ReplyFault};

/// The moves, at most, that are played for each visit of a node: to order them, more are played than are searched.
const MOST_PLAYS: u64 = 10;

/// The graded program, with its processes that wait for another question.
pub struct Examiner<'a> {
    command: &'a str,
    program: &'a HostedProgram,
    limits: Limits,
    interrupt: &'a Interrupt,
    /// Whether the functions of the program are called, which counts the positions that it visits.
    functions: bool,
    waiting: Mutex<Vec<Process<'a>>>,
}

/// A process, with the greeting that it was told.
struct Process<'a> {
    /// The thread that has started it, with which it ends.
    thread: ThreadId,
    greeting: Handshake,
    pipe: Pipe,
    agent: PipeAgent<'a, Pipe>,
    /// Whether it has told its name, and whether it has answered before.
    is_ready: bool,
    has_answered: bool,
}

impl<'a> Examiner<'a> {
    /// Returns the examiner of a program.
    pub const fn new(
        command: &'a str,
        program: &'a HostedProgram,
        limits: Limits,
        interrupt: &'a Interrupt,
        functions: bool,
    ) -> Self {
        Self { command, program, limits, interrupt, functions, waiting: Mutex::new(Vec::new()) }
    }

    /// Lets the program answer a case, without the option that it is about, too, if that is to save work.
    pub fn answer(&self, number: u32, case: &PositionCase) -> Result<AnswerRecord, MatchError> {
        if !case.topic.is_for_saving() {
            return self.answer_once(number, case);
        }
        let without = || self.reply_with(case, case.options_without());
        if number.is_multiple_of(2) {
            // What a process does first takes longer, so neither is first on all boards.
            let without = without()?;
            return Ok(AnswerRecord { without: Some(without), ..self.answer_once(number, case)? });
        }
        let with = self.answer_once(number, case)?;
        Ok(AnswerRecord { without: Some(without()?), ..with })
    }

    /// Lets the program answer a case as it is.
    pub fn answer_once(&self, number: u32, case: &PositionCase) -> Result<AnswerRecord, MatchError> {
        Ok(AnswerRecord {
            number,
            question: case.to_string(),
            command: self.command.to_owned(),
            confinement: self.program.confinement().to_string(),
            reply: self.reply(case)?,
            without: None,
        })
    }

    /// Returns an examiner of the same program whose processes have answered nothing yet.
    pub fn anew(&self) -> Self {
        Self::new(self.command, self.program, self.limits, self.interrupt, self.functions)
    }

    /// Returns the reply of the program to a case.
    pub fn reply(&self, case: &PositionCase) -> Result<Reply, MatchError> {
        self.reply_with(case, case.options)
    }

    fn reply_with(&self, case: &PositionCase, options: Options) -> Result<Reply, MatchError> {
        let mut process = None;
        let (mut is_second, mut asked) = (false, Instant::now());
        let answer = with_second_try(|| {
            if mem::replace(&mut is_second, true) {
                // What waits may be what takes the resources.
                self.waiting().retain(|process| process.thread != thread::current().id());
            }
            asked = Instant::now();
            self.ask(case, options, &mut process)
        });
        let wall = asked.elapsed();
        let cpu = process.as_ref().map_or(Duration::ZERO, |process| process.agent.cpu());
        let fault = match answer {
            Ok(answer) => {
                let positions = process.as_mut().and_then(|process| self.positions(process, case));
                if let Some(process) = process.filter(|_| case.limit_before.is_none()) {
                    self.waiting().push(Process { has_answered: true, ..process });
                }
                return Ok(Reply { answer: Some(answer), cpu, positions, fault: None });
            }
            // An interrupt looks like a timeout.
            Err(_) if self.interrupt.flag().load(Ordering::Relaxed) => return Err(MatchError::Interrupted),
            Err(Fault::OutOfResources(error)) => return Err(MatchError::OutOfResources(error)),
            Err(fault) => fault,
        };
        let stderr = match fault.compiler_message() {
            Some(message) => message.to_owned(),
            None => process.as_mut().map(|process| process.agent.stderr_tail()).unwrap_or_default(),
        };
        let advice = self.advice(case, &fault, &stderr, process.as_ref(), Elapsed::new(cpu, wall));
        let message = match &fault {
            Fault::Malformed { said, why } if self.functions => format!("returned `{}`: {why}", printable(said)),
            _ => fault.to_string(),
        };
        let fault = ReplyFault { message, ..ReplyFault::new(&fault, stderr, advice) };
        Ok(Reply { answer: None, cpu, positions: None, fault: Some(fault) })
    }

    /// Returns what to do about a fault in a case, if that is known.
    fn advice(
        &self,
        case: &PositionCase,
        fault: &Fault,
        stderr: &str,
        process: Option<&Process<'a>>,
        elapsed: Elapsed,
    ) -> Option<String> {
        let (kind, confinement) = (fault.kind(), self.program.confinement().to_string());
        if self.functions {
            // They know nothing of the protocol.
            return advice_on_failure(kind.id(), stderr, &confinement);
        }
        let context = FaultContext {
            position: &case.position.into(),
            kind,
            said: fault.said(),
            stderr,
            confinement: &confinement,
            name: process.map_or("", |process| Agent::<Position<u64>>::name(&process.agent)),
            is_first_answer: !process.is_some_and(|process| process.has_answered),
            elapsed: process.filter(|process| process.is_ready).map(|_| elapsed),
        };
        context.advice()
    }

    /// Asks a waiting process, or else a new one, which becomes `process`.
    fn ask(&self, case: &PositionCase, options: Options, process: &mut Option<Process<'a>>) -> Result<String, Fault> {
        let first = Options { limit: case.limit_before.or(options.limit), ..options };
        let greeting = case.greeting(first);
        *process = self.take_waiting(greeting);
        let Process { pipe, agent, .. } = match process {
            Some(process) => process,
            None => self.start(greeting, process)?,
        };
        let position = &case.position;
        if case.topic == Topic::ComputeUtility {
            let color = Handshake { options: None, ..greeting };
            let question = format!("UTILITY {color}\n{}\n", position.board());
            return self.ask_numbers(agent, &question, 1, "expected a number");
        }
        if let Some(function) = case.topic.node_function() {
            let question = format!("NODE {function}\n{}\n", position.board());
            return self.ask_numbers(agent, &question, 3, "expected a move and its value, such as ((2, 3), 4)");
        }
        let mut question = pipe.turn(position);
        if case.limit_before.is_some() {
            self.ask_line(agent, &question)?;
            question = format!("OPTIONS {}\n{question}", case.greeting(options));
        }
        let mv = pipe.parse_move(position, &self.ask_line(agent, &question)?).map_err(|fault| match fault {
            Fault::Malformed { said, .. } if self.functions => {
                Fault::Malformed { said, why: "expected a column and a row, such as (2, 3)".to_owned() }
            }
            fault => fault,
        })?;
        let is_legal = position.moves().any(|legal| legal == mv);
        if is_legal { Ok(mv.to_string()) } else { Err(Fault::Illegal { said: mv.to_string(), violation: None }) }
    }

    /// Asks for `count` numbers, which are `expected`.
    fn ask_numbers(
        &self,
        agent: &mut PipeAgent<'a, Pipe>,
        question: &str,
        count: usize,
        expected: &str,
    ) -> Result<String, Fault> {
        let said = self.ask_line(agent, question)?;
        // Negative zero is zero.
        let numbers: Result<Vec<_>, _> =
            said.split_whitespace().map(|word| word.parse::<f64>().map(|number| (number + 0.0).to_string())).collect();
        match numbers {
            Ok(numbers) if numbers.len() == count => Ok(numbers.join(" ")),
            _ => Err(Fault::Malformed { said, why: expected.to_owned() }),
        }
    }

    /// Returns the number of positions that a process has visited for its answer to a case, if it counts them. Every
    /// search visits what each move leads to: fewer calls tell that it does so by other functions.
    fn positions(&self, process: &mut Process<'a>, case: &PositionCase) -> Option<u64> {
        let said = if self.functions { self.ask_line(&mut process.agent, "POSITIONS\n").ok()? } else { return None };
        let (nodes, plays) = said.trim().split_once(' ')?;
        let [nodes, plays]: [u64; 2] = [nodes.parse().ok()?, plays.parse().ok()?];
        let moves = case.position.moves().count() as u64;
        if nodes >= moves && nodes.saturating_mul(MOST_PLAYS) >= plays {
            return Some(nodes);
        }
        // To order moves is to play each of them without a visit.
        Some(plays).filter(|&plays| plays >= moves && !case.options.ordering)
    }

    /// Asks a question under the limits for a move.
    fn ask_line(&self, agent: &mut PipeAgent<'a, Pipe>, question: &str) -> Result<String, Fault> {
        let clock = Clock::for_move(&self.limits, self.interrupt.flag());
        let line = agent.ask(question, &clock)?;
        clock.check_cpu(agent.cpu())?;
        Ok(line)
    }

    /// Starts a process and tells it its options.
    fn start<'p>(
        &self,
        greeting: Handshake,
        process: &'p mut Option<Process<'a>>,
    ) -> Result<&'p mut Process<'a>, Fault> {
        let pipe = Pipe::new(greeting.options.unwrap_or_default());
        let context = AgentContext { player: greeting.player, rng: seeded_rng(0, 0), limits: self.limits, log: None };
        let (command, folder) = self.program.command()?;
        let agent = PipeAgent::spawn(self.command, command, folder, pipe, context)?;
        let thread = thread::current().id();
        let process = process.insert(Process { thread, greeting, pipe, agent, is_ready: false, has_answered: false });
        let clock = Clock::start(self.limits.start, self.interrupt.flag());
        Agent::<Position<u64>>::start(&mut process.agent, &clock)?;
        process.is_ready = true;
        Ok(process)
    }

    /// Returns a waiting process of this thread that has been told these options.
    fn take_waiting(&self, greeting: Handshake) -> Option<Process<'a>> {
        let (mut waiting, thread) = (self.waiting(), thread::current().id());
        let at = waiting.iter().position(|process| process.thread == thread && process.greeting == greeting)?;
        Some(waiting.swap_remove(at))
    }

    fn waiting(&self) -> MutexGuard<'_, Vec<Process<'a>>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
