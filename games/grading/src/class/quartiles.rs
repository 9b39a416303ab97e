//! Quartiles of points.

/// Returns the least points, the three quartiles, and the most; `None` of nobody. Between two students, a quartile lies
/// in proportion.
pub fn quartiles(points: &[f64]) -> Option<[f64; 5]> {
    let mut sorted = points.to_vec();
    sorted.sort_by(f64::total_cmp);
    let last = sorted.len().checked_sub(1)?;
    Some(std::array::from_fn(|quarter| {
        let place = last as f64 * quarter as f64 / 4.0;
        let (below, share) = (place as usize, place.fract());
        let above = sorted[last.min(below + 1)];
        sorted[below] + share * (above - sorted[below])
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quartiles_lie_between_students() {
        for (points, expected) in [
            (&[][..], None),
            (&[7.0], Some([7.0; 5])),
            (&[4.0, 2.0], Some([2.0, 2.5, 3.0, 3.5, 4.0])),
            (&[30.0, 0.0, 10.0, 20.0, 40.0], Some([0.0, 10.0, 20.0, 30.0, 40.0])),
        ] {
            assert_eq!(quartiles(points), expected);
        }
    }
}
