//! Exams as packages of QTI 2.1: an item for each question, a test of them all, and the manifest.

use maud::{Markup, html};

use super::bundle::Bundle;
use super::format_error::FormatError;
use super::parts::{LETTERS, asked, feedback, in_words, picture, solution};
use crate::{Answer, Exam, Question};

const QTI: &str = "http://www.imsglobal.org/xsd/imsqti_v2p1";
const QTI_SCHEMA: &str =
    "http://www.imsglobal.org/xsd/imsqti_v2p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd";
const PACKAGE: &str = "http://www.imsglobal.org/xsd/imscp_v1p1";
const PACKAGE_SCHEMA: &str = "http://www.imsglobal.org/xsd/imscp_v1p1 \
     http://www.imsglobal.org/xsd/qti/qtiv2p1/qtiv2p1_imscpv1p2_v1p0.xsd";
const INSTANCE: &str = "http://www.w3.org/2001/XMLSchema-instance";

/// Writes an exam.
pub(super) fn write(exam: &Exam) -> Result<Vec<u8>, FormatError> {
    let mut bundle = Bundle::new();
    bundle.add("imsmanifest.xml", document(&manifest(exam)))?;
    bundle.add("test.xml", document(&test(exam)))?;
    for (number, question) in (1..).zip(&exam.questions) {
        bundle.add(&format!("{}.xml", question.id), document(&item(number, question)))?;
        bundle.add(&format!("{}.svg", question.id), picture(question)?.to_svg())?;
    }
    bundle.finish()
}

fn document(content: &Markup) -> String {
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{}\n", content.0)
}

fn manifest(exam: &Exam) -> Markup {
    html! {
        manifest xmlns=(PACKAGE) xmlns:xsi=(INSTANCE) identifier="exam" xsi:schemaLocation=(PACKAGE_SCHEMA) {
            metadata {
                schema { "QTIv2.1 Package" }
                schemaversion { "1.0.0" }
            }
            organizations {}
            resources {
                resource identifier="test-resource" type="imsqti_test_xmlv2p1" href="test.xml" {
                    file href="test.xml" {}
                    @for question in &exam.questions {
                        dependency identifierref={ (question.id) "-resource" } {}
                    }
                }
                @for question in &exam.questions {
                    @let href = format!("{}.xml", question.id);
                    resource identifier={ (question.id) "-resource" } type="imsqti_item_xmlv2p1" href=(href) {
                        file href=(href) {}
                        file href={ (question.id) ".svg" } {}
                    }
                }
            }
        }
    }
}

fn test(exam: &Exam) -> Markup {
    html! {
        assessmentTest xmlns=(QTI) xmlns:xsi=(INSTANCE) xsi:schemaLocation=(QTI_SCHEMA) identifier="exam"
            title=(exam.title()) {
            testPart identifier="part" navigationMode="nonlinear" submissionMode="individual" {
                assessmentSection identifier="section" title=(exam.title()) visible="true" {
                    @for question in &exam.questions {
                        assessmentItemRef identifier=(question.id) href={ (question.id) ".xml" } {}
                    }
                }
            }
        }
    }
}

fn item(number: usize, question: &Question) -> Markup {
    let picture = html! { img src={ (question.id) ".svg" } alt=(in_words(question)) {} };
    let has_choices = !question.choices.is_empty();
    html! {
        assessmentItem xmlns=(QTI) xmlns:xsi=(INSTANCE) xsi:schemaLocation=(QTI_SCHEMA) identifier=(question.id)
            title={ "Question " (number) } adaptive="false" timeDependent="false" {
            (response_declaration(question))
            outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float" {
                defaultValue { value { "0" } }
            }
            @if has_choices {
                outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier" {}
            }
            outcomeDeclaration identifier="SOLUTION" cardinality="single" baseType="identifier" {}
            itemBody {
                div {
                    (asked(question, &picture))
                    @if !has_choices {
                        p { "Answer: " textEntryInteraction responseIdentifier="RESPONSE" expectedLength="30" {} }
                    }
                }
                @if has_choices {
                    choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1" {
                        @for (letter, choice) in LETTERS.zip(&question.choices) {
                            simpleChoice identifier={ "choice-" (letter) } { (choice) }
                        }
                    }
                }
            }
            responseProcessing {
                setOutcomeValue identifier="SCORE" { mapResponse identifier="RESPONSE" {} }
                @if has_choices {
                    setOutcomeValue identifier="FEEDBACK" { variable identifier="RESPONSE" {} }
                }
                setOutcomeValue identifier="SOLUTION" { baseValue baseType="identifier" { "shown" } }
            }
            @if has_choices {
                @for (letter, choice) in LETTERS.zip(&question.choices) {
                    modalFeedback outcomeIdentifier="FEEDBACK" identifier={ "choice-" (letter) } showHide="show" {
                        (feedback(question, choice))
                    }
                }
            }
            modalFeedback outcomeIdentifier="SOLUTION" identifier="shown" showHide="show" { (solution(question)) }
        }
    }
}

/// Returns the declaration of what is answered, with the right answer.
fn response_declaration(question: &Question) -> Markup {
    let right = LETTERS.zip(&question.choices).find(|(_, choice)| **choice == question.answer);
    let (kind, right) = match (right, &question.answer) {
        (Some((letter, _)), _) => ("identifier", vec![format!("choice-{letter}")]),
        (None, Answer::Number(number)) => ("integer", vec![number.to_string()]),
        (None, answer) => ("string", answer.spellings()),
    };
    html! {
        responseDeclaration identifier="RESPONSE" cardinality="single" baseType=(kind) {
            correctResponse { value { (right[0]) } }
            mapping defaultValue="0" {
                @for spelling in &right {
                    mapEntry mapKey=(spelling) mappedValue="1" caseSensitive=[(kind == "string").then_some("false")] {}
                }
            }
        }
    }
}
