//! `suite go`.

mod agent;
mod grade;
mod replay;
