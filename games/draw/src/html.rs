//! Drawings as a page that shows one after the other: a file of its own, which needs nothing else.

use maud::{DOCTYPE, PreEscaped, html};

use crate::Drawing;

/// What the page may load: nothing.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";

/// Writes a page that plays drawings, by buttons or keys; without scripts, they stand below one another.
///
/// ```
/// use std::sync::Arc;
/// use suite_draw::{SearchSteps, TreeFigure, html_player};
/// use suite_search::Algorithm;
/// use suite_tree::search;
///
/// let tree = Arc::new("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]".parse()?);
/// let steps = SearchSteps::new(&tree, &search(Algorithm::AlphaBeta))?;
/// let page = html_player("A search", TreeFigure::of_search(&steps)?.steps()?);
/// assert_eq!(page.matches("<figure").count(), 21);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn html_player(title: &str, drawings: impl IntoIterator<Item = Drawing>) -> String {
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                title { (title) }
                style { (PreEscaped(include_str!("html/player.css"))) }
            }
            body {
                main {
                    h1 { (title) }
                    div.controls hidden {
                        button { "Back" }
                        button { "Play" }
                        button { "Forward" }
                        input type="range" min="1" value="1" aria-label="Step";
                    }
                    p.status role="status" {}
                    @for drawing in drawings {
                        figure data-title=(drawing.title) data-text=(drawing.description) {
                            (PreEscaped(drawing.to_svg()))
                        }
                    }
                }
                script { (PreEscaped(include_str!("html/player.js"))) }
            }
        }
    };
    page.into_string()
}
