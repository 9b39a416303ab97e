//! The weights that fit samples best.
//!
//! Least squares with a penalty on large weights, by conjugate gradients (CGLS, preconditioned by the number of times
//! that each class is seen). Stages are fitted from the last to the first: each begins with the weights of the next,
//! and learns the difference. So a class that is not seen in a stage keeps the weight that it has later.

use std::ops::RangeInclusive;

use suite_search::Value;

use super::Sample;
use crate::patterns::Patterns;
use crate::position::Rules;
use crate::size::Size;
use crate::weights::{Weights, disks_of, stages};

/// Weights that fit samples, with their errors.
#[derive(Debug, Clone, PartialEq)]
pub struct Fit {
    /// The weights.
    pub weights: Weights,
    /// The errors in each stage of the game.
    pub stages: Vec<StageErrors>,
}

/// The errors in a stage of the game.
#[derive(Debug, Clone, PartialEq)]
pub struct StageErrors {
    /// The numbers of disks of the stage.
    pub disks: RangeInclusive<u32>,
    /// The errors of the samples that the stage has learned from.
    pub learned: Errors,
    /// The errors of those that were held out.
    pub held_out: Errors,
}

/// The errors of predicted values, compared with those of samples.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Errors {
    /// The number of samples.
    pub samples: usize,
    /// The root mean square of the errors, in disks.
    pub root_mean_square: f64,
}

/// The expected change of a weight from a stage to the one before, as a variance in squared disks: a class that is seen
/// often enough for the mean of its errors to have the same variance keeps half of the weight that it would have alone.
const VARIANCE: f64 = 1.0;
/// Steps of the conjugate gradients.
const STEPS: usize = 20;
/// Disks beyond a stage, on either side, from which it learns, too.
const OVERLAP: u32 = 2;

/// Fits weights to `samples`, and measures the errors of `held_out` samples.
#[must_use]
pub fn fit(size: Size, rules: Rules, samples: &[Sample], held_out: &[Sample]) -> Fit {
    let (patterns, stages) = (Patterns::of(size.side()), stages(size));
    let near = |stage| Equations::new(size, rules, samples.iter().filter(|sample| is_near(sample, stage, size)));
    let (mut weights, mut of_classes) = (vec![0.0; patterns.class_count()], Vec::new());
    // The last stage begins with what it has learned itself, from nothing.
    near(stages - 1).improve(&mut weights);
    let per_disk = (Weights::PER_DISK / Weights::PER_WEIGHT) as f32;
    for stage in (0..stages).rev() {
        near(stage).improve(&mut weights);
        // The conversion saturates.
        of_classes.extend(weights.iter().map(|weight| (weight * per_disk).round() as i8));
    }
    let weights = Weights::of_classes(size, rules, &of_classes);
    let stages = (0..stages).map(|stage| StageErrors {
        disks: disks_of(stage, size),
        learned: errors(&weights, samples, stage),
        held_out: errors(&weights, held_out, stage),
    });
    Fit { stages: stages.collect(), weights }
}

/// Returns whether a stage learns from a sample.
fn is_near(sample: &Sample, stage: usize, size: Size) -> bool {
    let disks = disks_of(stage, size);
    (disks.start().saturating_sub(OVERLAP)..=disks.end() + OVERLAP).contains(&sample.disks())
}

/// Measures the differences between the values of a stage's samples and those by the weights.
fn errors(weights: &Weights, samples: &[Sample], stage: usize) -> Errors {
    let disks = disks_of(stage, weights.size());
    let of_stage = samples.iter().filter(|sample| disks.contains(&sample.disks()));
    let error = |sample: &Sample| {
        let predicted = weights.evaluate(&sample.position(weights.size(), weights.rules()));
        f64::from(predicted - Value::from(sample.value)) / f64::from(Weights::PER_DISK)
    };
    let sum: f64 = of_stage.clone().map(|sample| error(sample) * error(sample)).sum();
    let samples = of_stage.count();
    Errors { samples, root_mean_square: (sum / samples.max(1) as f64).sqrt() }
}

/// An equation for each sample: the weights of its classes add up to its value.
struct Equations {
    /// The classes of all samples, one sample after the other.
    classes: Vec<u32>,
    /// The classes of a sample.
    of_sample: usize,
    values: Vec<f32>,
}

impl Equations {
    fn new<'a>(size: Size, rules: Rules, samples: impl Iterator<Item = &'a Sample>) -> Self {
        let patterns = Patterns::of(size.side());
        let (mut classes, mut values) = (Vec::new(), Vec::new());
        for sample in samples {
            patterns
                .for_each_feature(&sample.position(size, rules), |feature| classes.push(patterns.classes()[feature]));
            values.push(f32::from(sample.value) / Weights::PER_DISK as f32);
        }
        Self { of_sample: classes.len() / values.len().max(1), classes, values }
    }

    /// Returns the classes of each sample.
    fn rows(&self) -> impl Iterator<Item = &[u32]> {
        self.classes.chunks_exact(self.of_sample.max(1))
    }

    /// Returns the sum of the weights of each sample's classes.
    fn sums(&self, weights: &[f32]) -> Vec<f32> {
        self.rows().map(|row| row.iter().map(|&class| weights[class as usize]).sum()).collect()
    }

    /// Returns for each class the sum of the numbers of the samples that have it.
    fn sums_of_classes(&self, numbers: &[f32], class_count: usize) -> Vec<f32> {
        let mut sums = vec![0.0; class_count];
        for (row, number) in self.rows().zip(numbers) {
            for &class in row {
                sums[class as usize] += number;
            }
        }
        sums
    }

    /// Improves the fit of the weights.
    fn improve(&self, weights: &mut [f32]) {
        let seen = self.sums_of_classes(&vec![1.0; self.values.len()], weights.len());
        let mut errors: Vec<f32> =
            self.sums(weights).iter().zip(&self.values).map(|(sum, value)| value - sum).collect();
        let noise = square(&errors) / errors.len().max(1) as f64;
        if noise == 0.0 {
            return;
        }
        // The unknowns are the changes of the weights, each over its scale.
        let penalty = (noise / VARIANCE) as f32;
        let scales: Vec<f32> = seen.into_iter().map(|seen| 1.0 / (seen + penalty).sqrt()).collect();
        let scaled = |numbers: &[f32]| -> Vec<f32> {
            numbers.iter().zip(&scales).map(|(number, scale)| number * scale).collect()
        };
        let mut unknowns = vec![0.0; weights.len()];
        let gradient = |errors: &[f32], unknowns: &[f32]| {
            let mut gradient = scaled(&self.sums_of_classes(errors, unknowns.len()));
            let penalties = unknowns.iter().zip(&scales).map(|(unknown, scale)| penalty * scale * scale * unknown);
            gradient.iter_mut().zip(penalties).for_each(|(slope, penalty)| *slope -= penalty);
            gradient
        };
        let mut slope = gradient(&errors, &unknowns);
        let mut direction = slope.clone();
        let mut steepness = square(&slope);
        for _ in 0..STEPS {
            let step = scaled(&direction);
            let change = self.sums(&step);
            let curvature = square(&change) + f64::from(penalty) * square(&step);
            if curvature == 0.0 {
                break;
            }
            let length = (steepness / curvature) as f32;
            add(&mut unknowns, length, &direction);
            add(&mut errors, -length, &change);
            slope = gradient(&errors, &unknowns);
            let next = square(&slope);
            let keep = (next / steepness) as f32;
            direction.iter_mut().zip(&slope).for_each(|(direction, slope)| *direction = slope + keep * *direction);
            steepness = next;
        }
        add(weights, 1.0, &scaled(&unknowns));
    }
}

/// Adds a multiple of some numbers to others.
fn add(to: &mut [f32], factor: f32, numbers: &[f32]) {
    to.iter_mut().zip(numbers).for_each(|(to, number)| *to += factor * number);
}

/// Returns the sum of the squares.
fn square(numbers: &[f32]) -> f64 {
    numbers.iter().map(|&number| f64::from(number) * f64::from(number)).sum()
}
