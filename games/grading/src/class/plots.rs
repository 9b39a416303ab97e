//! Distributions of points, as SVG.

use std::error::Error;

use anyhow::{Result, anyhow};
use plotters::prelude::*;

const WIDTH: u32 = 640;
const HEIGHT: u32 = 260;
const BARS: usize = 20;

/// Draws how many students have how many points, from 0 to `most`.
pub fn histogram(title: &str, most: f64, points: &[f64]) -> Result<String> {
    let mut text = String::new();
    // The error is neither `Sync` nor `'static`.
    draw(&mut text, title, most, &counts(most, points)).map_err(|error| anyhow!("cannot draw {title}: {error}"))?;
    Ok(text)
}

/// Returns the number of students in each of equal ranges of points; the last one has those with all points, too.
fn counts(most: f64, points: &[f64]) -> [u32; BARS] {
    let mut counts = [0; BARS];
    for own in points {
        let bar = (own / most * BARS as f64).max(0.0) as usize;
        counts[bar.min(BARS - 1)] += 1;
    }
    counts
}

fn draw(text: &mut String, title: &str, most: f64, counts: &[u32; BARS]) -> Result<(), Box<dyn Error>> {
    let area = SVGBackend::with_string(text, (WIDTH, HEIGHT)).into_drawing_area();
    let highest = counts.iter().copied().max().unwrap_or(0).max(1);
    let mut chart = ChartBuilder::on(&area)
        .caption(title, ("sans-serif", 16))
        .margin(10)
        .x_label_area_size(35)
        .y_label_area_size(45)
        .build_cartesian_2d(0.0..most, 0..highest)?;
    let whole = |count: &u32| count.to_string();
    chart.configure_mesh().disable_x_mesh().x_desc("points").y_desc("students").y_label_formatter(&whole).draw()?;
    let width = most / BARS as f64;
    chart.draw_series((0..).zip(counts).map(|(bar, &count)| {
        let left = f64::from(bar) * width;
        Rectangle::new([(left, 0), (left + 0.9 * width, count)], BLUE.mix(0.6).filled())
    }))?;
    area.present()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_is_counted_once() {
        let counts = counts(100.0, &[0.0, 4.99, 5.0, 99.0, 100.0, 100.0]);
        assert_eq!((counts[0], counts[1], counts[BARS - 1]), (2, 1, 3));
        assert_eq!(counts.iter().sum::<u32>(), 6);
    }
}
