//! The page for a student whose submission cannot be graded; the others are written by the grader.

use maud::html;
use suite_web::PageData;

/// Returns the page.
pub fn page(name: &str, problem: &str) -> PageData {
    let report = html! {
        h2 { "Not graded" }
        pre tabindex="0" { (problem) }
    };
    PageData::of_report(name.to_owned(), report, Vec::new())
}
