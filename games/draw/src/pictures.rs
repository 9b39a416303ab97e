//! Drawings as PNG, PDF and GIF, with the fonts of the system.

use std::collections::HashMap;
use std::fmt::Display;

use gif::{Encoder, Frame, Repeat};
use pdf_writer::{Content, Finish, Name, Pdf, Rect, Ref};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use svg2pdf::{ConversionOptions, to_chunk};

use crate::{DrawError, Drawing};

/// The pixels of a point, of which an inch has 72: sharp on a projector and in print.
const PIXELS: f32 = 3.0;
/// The most pixels of a picture.
const MOST_PIXELS: f64 = 100e6;
/// The time of each drawing of a GIF, in hundredths of a second.
const DELAY: u16 = 200;

/// Renders drawings, with the fonts of the system.
pub struct Renderer {
    options: Options<'static>,
}

impl Renderer {
    /// Reads which fonts there are.
    ///
    /// # Errors
    ///
    /// [`DrawError::NoFont`] if there are none.
    pub fn new() -> Result<Self, DrawError> {
        let mut options = Options::default();
        let fonts = options.fontdb_mut();
        fonts.load_system_fonts();
        // The last one of the drawings' own list, which is any.
        let sans = fonts.faces().find(|face| face.families.iter().any(|(name, _)| name.contains("Sans")));
        let any = sans.or_else(|| fonts.faces().next()).and_then(|face| Some(face.families.first()?.0.clone()));
        let name = any.ok_or(DrawError::NoFont)?;
        fonts.set_sans_serif_family(name.clone());
        options.font_family = name;
        Ok(Self { options })
    }

    /// Writes a drawing as PNG.
    ///
    /// # Errors
    ///
    /// [`DrawError::TooLargeForPixels`] if it has too many.
    pub fn png(&self, drawing: &Drawing) -> Result<Vec<u8>, DrawError> {
        self.pixels(drawing)?.encode_png().map_err(failed)
    }

    /// Writes drawings as one GIF, which shows one after the other again and again.
    ///
    /// # Errors
    ///
    /// [`DrawError::TooLargeForPixels`] if one has too many.
    pub fn gif(&self, drawings: &[Drawing]) -> Result<Vec<u8>, DrawError> {
        let frames = drawings.iter().map(|drawing| self.pixels(drawing)).collect::<Result<Vec<_>, _>>()?;
        let side = |length: fn(&Pixmap) -> u32| frames.iter().map(length).max().unwrap_or(1).try_into().map_err(failed);
        let (width, height) = (side(Pixmap::width)?, side(Pixmap::height)?);
        // The drawings have no color.
        let grays: Vec<u8> = (0..=u8::MAX).flat_map(|gray| [gray; 3]).collect();
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, width, height, &grays).map_err(failed)?;
        encoder.set_repeat(Repeat::Infinite).map_err(failed)?;
        for frame in &frames {
            let pixels: Vec<u8> = frame.pixels().iter().map(|pixel| pixel.red()).collect();
            let size = (frame.width().try_into().map_err(failed)?, frame.height().try_into().map_err(failed)?);
            let mut frame = Frame::from_indexed_pixels(size.0, size.1, pixels, None);
            frame.delay = DELAY;
            encoder.write_frame(&frame).map_err(failed)?;
        }
        drop(encoder);
        Ok(file)
    }

    /// Writes drawings as PDF, each on a page of its own size.
    ///
    /// # Errors
    ///
    /// [`DrawError::Picture`] if a drawing cannot be written so.
    pub fn pdf(&self, drawings: &[Drawing]) -> Result<Vec<u8>, DrawError> {
        let mut next = Ref::new(1);
        let (catalog, page_tree) = (next.bump(), next.bump());
        let pages: Vec<Ref> = drawings.iter().map(|_| next.bump()).collect();
        let mut pdf = Pdf::new();
        pdf.catalog(catalog).pages(page_tree);
        pdf.pages(page_tree).kids(pages.iter().copied()).count(pages.len() as i32);
        for (drawing, page) in drawings.iter().zip(pages) {
            let (chunk, picture) = to_chunk(&self.tree(drawing)?, ConversionOptions::default()).map_err(failed)?;
            let mut numbers = HashMap::new();
            let chunk = chunk.renumber(|old| *numbers.entry(old).or_insert_with(|| next.bump()));
            let picture = numbers[&picture];
            let (width, height) = (drawing.width as f32, drawing.height as f32);
            let content = next.bump();
            let mut written = pdf.page(page);
            written.media_box(Rect::new(0.0, 0.0, width, height)).parent(page_tree).contents(content);
            written.resources().x_objects().pair(Name(b"Drawing"), picture);
            written.finish();
            let mut placed = Content::new();
            placed.transform([width, 0.0, 0.0, height, 0.0, 0.0]).x_object(Name(b"Drawing"));
            pdf.stream(content, &placed.finish());
            pdf.extend(&chunk);
        }
        Ok(pdf.finish())
    }

    fn tree(&self, drawing: &Drawing) -> Result<Tree, DrawError> {
        Tree::from_str(&drawing.to_svg(), &self.options).map_err(failed)
    }

    fn pixels(&self, drawing: &Drawing) -> Result<Pixmap, DrawError> {
        let tree = self.tree(drawing)?;
        // SVG counts 96 pixels an inch.
        let scale = PIXELS * 0.75;
        let size = tree.size().to_int_size().scale_by(scale);
        let size = size.filter(|size| f64::from(size.width()) * f64::from(size.height()) <= MOST_PIXELS);
        let pixels = size.and_then(|size| Pixmap::new(size.width(), size.height()));
        let mut pixels = pixels.ok_or(DrawError::TooLargeForPixels { width: drawing.width, height: drawing.height })?;
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
        Ok(pixels)
    }
}

fn failed(error: impl Display) -> DrawError {
    DrawError::Picture(error.to_string())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use suite_search::Algorithm;
    use suite_tree::search;

    use super::*;
    use crate::{SearchSteps, TreeFigure};

    fn steps() -> Vec<Drawing> {
        let tree = Arc::new("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]".parse().expect("a tree"));
        let steps = SearchSteps::new(&tree, &search(Algorithm::AlphaBeta)).expect("a search");
        TreeFigure::of_search(&steps).expect("a figure").steps().expect("steps").collect()
    }

    #[test]
    fn a_drawing_has_pixels_of_all_grays_and_a_text() {
        let Ok(renderer) = Renderer::new() else { return eprintln!("skipped: there are no fonts") };
        let drawing = &steps()[12];
        let pixels = renderer.pixels(drawing).expect("pixels");
        let ratio = f64::from(pixels.width()) / drawing.width;
        assert!((ratio - f64::from(PIXELS)).abs() < 0.05, "{ratio}");
        let has = |gray: u8| pixels.pixels().iter().any(|pixel| pixel.red() == gray);
        assert!(has(0) && has(255) && has(0xdd));
        let wordless = Drawing { shapes: without_text(drawing), ..drawing.clone() };
        assert_ne!(renderer.png(drawing).expect("PNG"), renderer.png(&wordless).expect("PNG"));
        assert!(renderer.png(drawing).expect("PNG").starts_with(b"\x89PNG"));
        let huge = Drawing { width: 1e6, height: 1e6, ..drawing.clone() };
        assert_eq!(renderer.png(&huge), Err(DrawError::TooLargeForPixels { width: 1e6, height: 1e6 }));
    }

    fn without_text(drawing: &Drawing) -> Vec<crate::Shape> {
        drawing.shapes.iter().filter(|shape| !matches!(shape, crate::Shape::Text { .. })).cloned().collect()
    }

    #[test]
    fn steps_are_frames_and_pages() {
        let Ok(renderer) = Renderer::new() else { return eprintln!("skipped: there are no fonts") };
        let steps = steps();
        let file = renderer.gif(&steps).expect("GIF");
        let mut decoder = gif::DecodeOptions::new().read_info(&*file).expect("a GIF");
        let mut frames = 0;
        while decoder.read_next_frame().expect("a frame").is_some() {
            frames += 1;
        }
        assert_eq!(frames, steps.len());
        let pdf = renderer.pdf(&steps).expect("PDF");
        let text = String::from_utf8_lossy(&pdf);
        assert_eq!(text.matches("/Type /Page\n").count(), steps.len());
        assert!(text.starts_with("%PDF-") && text.contains(&format!("/Count {}", steps.len())));
    }
}
