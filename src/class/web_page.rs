//! What the pages of a class have in common: self-contained, readable without scripts, offline, and on paper.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use sha2::{Digest, Sha256};

/// The style of all pages, and the script that sorts tables.
const STYLE: &str = include_str!("web_page.css");
const SORT: &str = include_str!("web_page.js");

/// Returns a page. Its policy allows this style and this script only, whatever students have written into it.
pub fn page(title: &str, body: &Markup) -> Markup {
    let [style, script] = [STYLE, SORT].map(|text| BASE64_STANDARD.encode(Sha256::digest(text)));
    let policy = format!(
        "default-src 'none'; style-src 'sha256-{style}'; script-src 'sha256-{script}'; base-uri 'none'; form-action 'none'"
    );
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(policy);
                meta name="viewport" content="width=device-width";
                meta name="color-scheme" content="light dark";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    h1 { (title) }
                    (body)
                }
                script { (PreEscaped(SORT)) }
            }
        }
    }
}

/// Formats points: with two digits, but for whole numbers.
pub fn points(points: f64) -> String {
    if points.fract() == 0.0 { points.to_string() } else { format!("{points:.2}") }
}
