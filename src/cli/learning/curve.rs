//! Learning curves: pictures of rates over the number of games.

use std::error::Error;

use anyhow::{Result, anyhow};
use plotters::prelude::*;

/// A line of the picture: a rate, measured after several numbers of games.
pub struct Line {
    /// The name of the rate.
    pub name: String,
    /// The numbers of games, and the rate after them in percent.
    pub points: Vec<(u64, f64)>,
}

const WIDTH: u32 = 900;
const HEIGHT: u32 = 540;

/// Draws the lines as SVG.
pub fn draw(title: &str, lines: &[Line]) -> Result<String> {
    let mut text = String::new();
    // The error is neither `Sync` nor `'static`.
    draw_to(&mut text, title, lines).map_err(|error| anyhow!("cannot draw the curve: {error}"))?;
    Ok(text)
}

fn draw_to(text: &mut String, title: &str, lines: &[Line]) -> Result<(), Box<dyn Error>> {
    let area = SVGBackend::with_string(text, (WIDTH, HEIGHT)).into_drawing_area();
    area.fill(&WHITE)?;
    let games = || lines.iter().flat_map(|line| &line.points).map(|&(games, _)| games);
    let (first, last) = (games().min().unwrap_or(0), games().max().unwrap_or(0));
    let mut chart = ChartBuilder::on(&area)
        .caption(title, ("sans-serif", 20))
        .margin(15)
        .x_label_area_size(45)
        .y_label_area_size(60)
        .build_cartesian_2d(first..last.max(first + 1), 0.0..100.0)?;
    chart.configure_mesh().x_desc("games").y_label_formatter(&|rate| format!("{rate:.0} %")).draw()?;
    for (index, line) in lines.iter().enumerate() {
        let color = Palette99::pick(index).stroke_width(2);
        chart
            .draw_series(LineSeries::new(line.points.iter().copied(), color))?
            .label(&line.name)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 20, y)], color));
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::MiddleRight)
        .background_style(WHITE.mix(0.8))
        .border_style(BLACK)
        .draw()?;
    area.present()?;
    Ok(())
}
