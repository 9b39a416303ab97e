//! What explains the illegal moves of a program.
//!
//! A mistake in the rules explains them if all of them would have been legal by the rules with that mistake, and so
//! would have been everything else that the program has played. This alone would name too much: whoever allows all
//! suicide explains each single one. So a mistake has to be much likelier than chance, by how many illegal moves it
//! allows where the program played one, and than every other mistake that explains them, too. It has to be likelier
//! than habit as well: a program that always gives the same answer has no rules that could be wrong. No other mistake
//! may make all that the program has played likelier: who exchanges rows and columns and goes on with what does not
//! appear on the board hits upon own stones only, but would have played on none of them before the last move. And the
//! program has to play illegal moves of each kind that the mistake allows: suicide on the edge is not suicide anywhere.
//!
//! Games do not tell rules apart that are much alike, or that nobody knows. So what is likeliest is put to the test in
//! further turns, which also find what games alone show too rarely.

use std::collections::{HashMap, HashSet};

use itertools::Itertools;
use suite_arena::{FaultKind, Record, seeded_rng};
use suite_search::{Game, Player};
use suite_tabletop::{Explanation, KnownMistake, explanations};

use crate::further_turns::further_turns;
use crate::game_state::GameState;
use crate::illegal_kind::IllegalKind;
use crate::known_mistakes::KNOWN_MISTAKES;
use crate::moves::Move;
use crate::plain_rules::{PlainRules, Rows, View, rows};
use crate::size::Size;

/// How many times likelier than chance each mistake has to be that is named.
const LIKELIER_THAN_CHANCE: f64 = 1000.0;
/// How many times likelier than all others the mistakes have to be.
const LIKELIER_THAN_OTHERS: f64 = 100.0;
/// The least probability with which a program that makes a mistake plays no illegal move of some kind by chance.
const LEAST_OF_NONE: f64 = 0.05;

/// How often what is likeliest is put to the test: what the first further turns refute makes way for another.
const ROUNDS: u64 = 2;
/// The most others that explain the illegal moves, too, and from which further turns tell it apart, besides all known
/// mistakes.
const MOST_OTHERS: usize = 40;
/// What tells random numbers for further turns apart from those for games.
const FURTHER_STREAM: u64 = 1 << 32;

/// The number that stands for all that no mistake leads to.
const FAR_OFF: i64 = 100;

/// The answers that a program has given in a game.
#[derive(Debug, Clone)]
pub struct AnswersInGame {
    pub(crate) size: Size,
    pub(crate) player: Player,
    /// The boards, from the start to the last one.
    pub(crate) boards: Vec<Rows>,
    /// The placements, with the number of moves played before each.
    pub(crate) placed: Vec<(usize, [i64; 2])>,
    /// The numbers of moves played before each pass.
    pub(crate) passed: Vec<usize>,
    /// The illegal move that ended the game.
    pub(crate) illegal: Option<(usize, [i64; 2])>,
}

impl AnswersInGame {
    /// Returns the answers of a player in a game that began with `start`.
    #[must_use]
    pub fn new(record: &Record<Move>, start: &GameState, player: Player) -> Self {
        let mut boards = vec![rows(&start.position.board())];
        let (mut placed, mut passed) = (Vec::new(), Vec::new());
        let mut state = *start;
        for (played, turn) in record.turns.iter().enumerate() {
            // A move without a time was not chosen by the program.
            if turn.player == player && turn.elapsed.is_some() {
                match turn.mv {
                    Move::Place(point) => placed.push((played, [point.row() as i64, point.column() as i64])),
                    Move::Pass => passed.push(played),
                }
            }
            state = state.play(turn.mv);
            boards.push(rows(&state.position.board()));
        }
        let fault = record.outcome.fault.as_ref().filter(|fault| fault.player == player);
        let illegal = fault.filter(|fault| fault.kind == FaultKind::Illegal);
        let illegal = illegal.map(|fault| (record.turns.len(), numbers(fault.said.as_deref().unwrap_or_default())));
        Self { size: start.position.size(), player, boards, placed, passed, illegal }
    }

    /// Returns the answer of a program that was started for a single turn: a move, legal or not, as it was said.
    #[must_use]
    pub fn in_turn(state: &GameState, said: &str) -> Self {
        let boards = vec![rows(&state.before), rows(&state.position.board())];
        let mut answers = Self {
            size: state.position.size(),
            player: state.to_move(),
            boards,
            placed: Vec::new(),
            passed: Vec::new(),
            illegal: None,
        };
        match said.parse::<Move>() {
            Ok(Move::Pass) => answers.passed.push(1),
            Ok(mv) if state.position.illegal(mv).is_none() => answers.placed.push((1, numbers(said))),
            _ => answers.illegal = Some((1, numbers(said))),
        }
        answers
    }

    fn view(&self, played: usize) -> View<'_> {
        View { size: self.size, player: self.player, boards: &self.boards[..=played] }
    }
}

/// Returns the two numbers of an answer; numbers far off the board are all alike.
fn numbers(said: &str) -> [i64; 2] {
    let first_line = said.lines().next().unwrap_or_default();
    let mut numbers = first_line.split(',').map(|field| field.trim().parse().unwrap_or(FAR_OFF));
    [(); 2].map(|()| numbers.next().unwrap_or(FAR_OFF).clamp(-FAR_OFF, FAR_OFF))
}

/// Returns the mistake, or the two mistakes, that explain all illegal moves in these games, and are certain enough to
/// be named. `ask` lets the program answer further turns, by their round and their states, which put what is likeliest
/// to the test: it has to explain these answers, too. It returns those answers that there are, of which few are no
/// test. The seed is that of the turns.
///
/// # Errors
///
/// Those of `ask`.
pub fn explain_illegal_moves<E>(
    mut games: Vec<AnswersInGame>,
    seed: u64,
    mut ask: impl FnMut(u64, Vec<GameState>) -> Result<Vec<AnswersInGame>, E>,
) -> Result<Option<Explanation<PlainRules>>, E> {
    let mut candidates = Evidence::of(&games).candidates();
    for round in 1..=ROUNDS {
        let Some((likeliest, others)) = candidates.split_first() else { break };
        let likely = others.iter().map(|other| other.rules.clone()).take(MOST_OTHERS);
        let known = KNOWN_MISTAKES.iter().map(|mistake| KnownMistake::program([mistake]));
        let others: Vec<_> = likely.chain(known).chain([PlainRules::default()]).collect();
        let turns = further_turns(&likeliest.rules, &others, seeded_rng(seed, FURTHER_STREAM + round));
        let asked = turns.len();
        let answers = ask(round, turns)?;
        let [answered, passed] = [answers.len(), answers.iter().filter(|turn| !turn.passed.is_empty()).count()];
        games.extend(answers);
        let evidence = Evidence::of(&games);
        // Passes of who passes freely show nothing, and who shows little has not been put to the test.
        if 2 * (answered - if evidence.passes_freely { passed } else { 0 }) < asked {
            break;
        }
        let after = evidence.candidates();
        // Another one, as certain as it may be now, has not been put to the test.
        if evidence.certain(&after) == Some(&likeliest.explanation) {
            return Ok(Some(likeliest.explanation.clone()));
        }
        candidates = after;
    }
    Ok(None)
}

/// Returns the mistake by which the illegal move that ended a game would have been legal, if there is only one.
#[must_use]
pub fn explain_illegal_move(game: &AnswersInGame) -> Option<Explanation<PlainRules>> {
    let evidence = Evidence::of(std::slice::from_ref(game));
    let mut candidates = evidence.candidates().into_iter();
    let first = candidates.next().filter(|first| first.explanation.mistakes().len() == 1)?;
    candidates.all(|other| evidence.are_equal(&first.rules, &other.rules)).then_some(first.explanation)
}

/// Mistakes that explain all illegal moves.
pub(crate) struct Candidate {
    explanation: Explanation<PlainRules>,
    rules: PlainRules,
    /// How many illegal moves the rules allowed where one was played: the sum of the logarithms.
    doubt: f64,
    /// The same for all answers: how many the rules allowed where the program gave one, legal or not.
    doubt_of_all: f64,
}

/// An answer, with what the program was shown.
type Answer<'a> = (View<'a>, [i64; 2]);

/// What the answers of a program say of its rules. Nothing counts twice.
pub(crate) struct Evidence<'a> {
    illegal: Vec<Answer<'a>>,
    legal: Vec<Answer<'a>>,
    /// Whether the program has passed where it might have placed a stone, so that its passes show nothing.
    passes_freely: bool,
    /// The turns in which it has passed, if they show something.
    forced_passes: Vec<View<'a>>,
}

impl<'a> Evidence<'a> {
    pub(crate) fn of(games: &'a [AnswersInGame]) -> Self {
        let mut seen = HashSet::new();
        let mut is_new = |view: &View<'a>, answer: Option<[i64; 2]>| seen.insert((view.player, view.boards, answer));
        let (mut illegal, mut legal, mut passes) = (Vec::new(), Vec::new(), Vec::new());
        for game in games {
            let answers = |answers: &[(usize, [i64; 2])]| -> Vec<Answer<'a>> {
                answers.iter().map(|&(played, answer)| (game.view(played), answer)).collect()
            };
            legal.extend(answers(&game.placed).into_iter().filter(|(view, answer)| is_new(view, Some(*answer))));
            let fault: Vec<_> = game.illegal.into_iter().collect();
            illegal.extend(answers(&fault).into_iter().filter(|(view, answer)| is_new(view, Some(*answer))));
            passes.extend(game.passed.iter().map(|&played| game.view(played)).filter(|view| is_new(view, None)));
        }
        let right = PlainRules::default();
        let passes_freely = passes.iter().any(|view| all_answers(view.size).any(|answer| right.allow(view, answer)));
        Self { illegal, legal, passes_freely, forced_passes: if passes_freely { Vec::new() } else { passes } }
    }

    /// Returns all mistakes, or all pairs of them, that explain all illegal moves, the likeliest ones first.
    pub(crate) fn candidates(&self) -> Vec<Candidate> {
        if self.illegal.is_empty() {
            return Vec::new();
        }
        let mistakes: Vec<_> = KNOWN_MISTAKES.iter().collect();
        let candidate = |explanation: Explanation<PlainRules>| {
            let rules = KnownMistake::program(explanation.mistakes().iter().copied());
            let doubt = self.illegal.iter().map(|(view, _)| wrong_answers(view, |answer| rules.allow(view, answer)));
            Candidate { explanation, doubt: doubt.sum(), doubt_of_all: self.doubt_of_all(&rules), rules }
        };
        let found = explanations(&mistakes, |rules| self.is_explained_by(rules)).into_iter().map(candidate);
        let order = |one: &Candidate, other: &Candidate| {
            one.doubt.total_cmp(&other.doubt).then(one.doubt_of_all.total_cmp(&other.doubt_of_all))
        };
        found.sorted_by(order).collect()
    }

    /// Returns the likeliest of these candidates, if it is certain.
    pub(crate) fn certain<'c>(&self, candidates: &'c [Candidate]) -> Option<&'c Explanation<PlainRules>> {
        let (best, others) = candidates.split_first()?;
        let needed = LIKELIER_THAN_CHANCE.ln() * best.explanation.mistakes().len() as f64;
        let is_likelier = self.doubt_of_chance().min(self.doubt_of_habit()) - best.doubt >= needed;
        if !is_likelier || !self.plays_all_kinds(&best.rules) {
            return None;
        }
        // Much less likely by one measure, and no likelier by the other.
        let is_less_likely = |other: &Candidate| {
            let less = [other.doubt - best.doubt, other.doubt_of_all - best.doubt_of_all];
            less.iter().all(|&less| less >= 0.0) && less.iter().any(|&less| less >= LIKELIER_THAN_OTHERS.ln())
        };
        let is_certain = others.iter().all(|other| is_less_likely(other) || self.are_equal(&best.rules, &other.rules));
        is_certain.then_some(&best.explanation)
    }

    fn is_explained_by(&self, rules: &PlainRules) -> bool {
        let allowed = |(view, answer): &Answer<'a>| rules.allow(view, *answer);
        let allows_nothing = |view: &View<'a>| !all_answers(view.size).any(|answer| rules.allow(view, answer));
        self.illegal.iter().all(allowed)
            && self.legal.iter().all(allowed)
            && self.forced_passes.iter().all(allows_nothing)
    }

    fn doubt_of_all(&self, rules: &PlainRules) -> f64 {
        let allowed = |view: &View<'a>| all_answers(view.size).filter(|&answer| rules.allow(view, answer)).count();
        self.illegal.iter().chain(&self.legal).map(|(view, _)| (allowed(view) as f64).ln()).sum()
    }

    /// Returns what the doubt would be of a program that plays any illegal move on the board, and off it if it does.
    fn doubt_of_chance(&self) -> f64 {
        let chance = |(view, answer): &Answer<'a>| {
            let is_on_board = |[row, column]: [i64; 2]| {
                let on_board = 0..view.size.side() as i64;
                on_board.contains(&row) && on_board.contains(&column)
            };
            wrong_answers(view, |other| is_on_board(other) || !is_on_board(*answer))
        };
        self.illegal.iter().map(chance).sum()
    }

    /// Returns what the doubt would be of a program that does not look at the board, and gives each answer as often as
    /// it has given it before: a Dirichlet prior of weight one.
    fn doubt_of_habit(&self) -> f64 {
        let right = PlainRules::default();
        let mut given = HashMap::<[i64; 2], f64>::new();
        let mut doubt = 0.0;
        for &(view, answer) in &self.illegal {
            let unseen = 1.0 / all_answers(view.size).count() as f64;
            let weight = |other: [i64; 2]| unseen + given.get(&other).copied().unwrap_or_default();
            let illegal = all_answers(view.size).filter(|&other| !right.allow(&view, other));
            doubt += (illegal.map(weight).sum::<f64>() / weight(answer)).ln();
            *given.entry(answer).or_default() += 1.0;
        }
        doubt
    }

    /// Returns whether the program plays illegal moves of all kinds that some rules allow, where they allow enough of
    /// them: whoever plays one of these moves might have played any other.
    fn plays_all_kinds(&self, rules: &PlainRules) -> bool {
        let played: HashSet<_> =
            self.illegal.iter().filter_map(|(view, answer)| IllegalKind::of(view, *answer)).collect();
        let mut none = HashMap::<IllegalKind, f64>::new();
        for (view, _) in &self.illegal {
            let allowed = all_answers(view.size).filter(|&answer| rules.allow(view, answer));
            let counts = allowed.filter_map(|answer| IllegalKind::of(view, answer)).counts();
            let all = counts.values().sum::<usize>() as f64;
            for (kind, count) in counts {
                *none.entry(kind).or_insert(1.0) *= 1.0 - count as f64 / all;
            }
        }
        none.into_iter().all(|(kind, probability)| played.contains(&kind) || probability >= LEAST_OF_NONE)
    }

    /// Returns whether two rules allow the same in all turns, so that nothing tells them apart.
    fn are_equal(&self, rules: &PlainRules, other: &PlainRules) -> bool {
        let views = self.illegal.iter().chain(&self.legal).map(|(view, _)| view).chain(&self.forced_passes);
        let allow_same = |view: &View<'a>| {
            all_answers(view.size).all(|answer| rules.allow(view, answer) == other.allow(view, answer))
        };
        views.into_iter().all(allow_same)
    }
}

/// Returns the answers that a program might give: all points, and those just beyond the edges.
pub(crate) fn all_answers(size: Size) -> impl Iterator<Item = [i64; 2]> {
    let side = size.side() as i64;
    (-1..=side).flat_map(move |row| (-1..=side).map(move |column| [row, column]))
}

/// Returns the logarithm of the number of illegal moves of a kind.
fn wrong_answers(view: &View<'_>, is_of_kind: impl Fn([i64; 2]) -> bool) -> f64 {
    let right = PlainRules::default();
    let count = all_answers(view.size).filter(|&answer| is_of_kind(answer) && !right.allow(view, answer)).count();
    (count.max(1) as f64).ln()
}
