//! Exams in Markdown.

use crate::{Exam, Question, WorkedSolution};

impl Exam {
    /// Writes the exam in Markdown, with or without solutions.
    ///
    /// ```
    /// use suite_exam::{Constraints, ExamPlan, Subject};
    ///
    /// let constraints = Constraints::default();
    /// let plan = ExamPlan { subject: Subject::Minimax, kinds: Vec::new(), count: 2, constraints, choices: 0 };
    /// let exam = plan.draw(1)?;
    /// assert!(exam.to_markdown(false).starts_with("# Minimax search\n\n## Question 1\n\n"));
    /// assert!(exam.to_markdown(true).contains("**Answer:**"));
    /// # Ok::<_, suite_exam::ExamError>(())
    /// ```
    #[must_use]
    pub fn to_markdown(&self, solutions: bool) -> String {
        let title = self.questions.first().map_or("Exam", |question| question.subject.title());
        let mut text = format!("# {title}\n");
        for (number, question) in (1..).zip(&self.questions) {
            text += &format!("\n## Question {number}\n\n");
            question.write_markdown(&mut text);
            if solutions {
                question.write_solution(&mut text);
            }
        }
        text
    }
}

impl Question {
    fn write_markdown(&self, text: &mut String) {
        *text += &format!("{}\n\n```text\n{}\n```\n", self.text, self.tree);
        if !self.choices.is_empty() {
            *text += "\n";
        }
        for (letter, choice) in ('a'..='z').zip(&self.choices) {
            *text += &format!("- {letter}) {choice}\n");
        }
    }

    fn write_solution(&self, text: &mut String) {
        *text += &format!("\n**Answer:** {}\n", self.answer);
        if !self.mistakes.is_empty() {
            *text += "\nWrong answers, and the mistakes behind them:\n\n";
        }
        for mistake in &self.mistakes {
            *text += &format!("- {}: {}\n", mistake.answer, mistake.message);
        }
        let WorkedSolution { steps, .. } = &self.solution;
        *text += "\nStep by step:\n\n";
        for (number, step) in (1..).zip(steps) {
            *text += &format!("{number}. {step}\n");
        }
    }
}
