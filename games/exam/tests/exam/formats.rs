//! The formats of exams: what programs and people find in them.

use std::collections::BTreeMap;
use std::io::{Cursor, Read};
use std::path::Path;
use std::process::Command;

use roxmltree::{Document, Node};
use serde_json::Value as Json;
use suite_exam::{Constraints, Exam, ExamPlan, Format, Key, Question, Student, Subject};

/// A name that every format has to escape, or TeX takes for commands.
const ODD_NAME: &str = "A & B <b>_50%_ #1 $x$ ~\u{e9}";

fn exam_on(subject: Subject, choices: usize) -> Exam {
    let constraints = Constraints::default();
    ExamPlan { subject, kinds: Vec::new(), count: 6, constraints, choices }.draw(2).expect("an exam")
}

/// What PrairieLearn's schema `infoQuestion.json` knows of what is used here; it refuses all else.
const INFO_QUESTION: [&str; 6] = ["uuid", "title", "topic", "tags", "type", "singleVariant"];
/// The elements of its pages, with the attributes that their schemas know of those used here; they refuse all else.
const ELEMENTS: [(&str, &[&str]); 7] = [
    ("pl-question-panel", &[]),
    ("pl-answer-panel", &[]),
    ("pl-multiple-choice", &["answers-name", "order"]),
    ("pl-answer", &["correct", "feedback"]),
    ("pl-integer-input", &["answers-name", "correct-answer"]),
    ("pl-string-input", &["answers-name", "correct-answer", "ignore-case", "remove-spaces"]),
    ("pl-figure", &["file-name", "alt"]),
];

/// Exams on trees and on positions of each game.
fn exams(choices: usize) -> Vec<Exam> {
    let games = [Subject::Go, Subject::Othello, Subject::Squirrel].map(|subject| exam_on(subject, choices));
    [exam(choices)].into_iter().chain(games).collect()
}

fn exam(choices: usize) -> Exam {
    let plan = ExamPlan {
        subject: Subject::AlphaBeta,
        kinds: Vec::new(),
        count: 14,
        constraints: Constraints::default(),
        choices,
    };
    let student = Student { id: "a_b@x.edu".to_owned(), name: ODD_NAME.to_owned(), keys: Vec::new() };
    Key::draw(&plan, 1, [(student, 5)]).expect("a key").exams.remove(0)
}

fn written(exam: &Exam, format: Format) -> String {
    String::from_utf8(exam.write(format, true).expect("an exam")).expect("a text")
}

/// The files of a packed exam.
fn files(exam: &Exam, format: Format) -> BTreeMap<String, String> {
    let bytes = exam.write(format, false).expect("an exam");
    assert_eq!(bytes, exam.write(format, false).expect("an exam"), "the same exam is written otherwise");
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).expect("a zip file");
    let mut files = BTreeMap::new();
    for index in 0..archive.len() {
        let (mut file, mut text) = (archive.by_index(index).expect("a file"), String::new());
        let name = file.name().expect("a name").into_owned();
        file.read_to_string(&mut text).expect("a text");
        assert!(files.insert(name, text).is_none());
    }
    files
}

fn child<'a>(node: Node<'a, 'a>, name: &str) -> Node<'a, 'a> {
    let found = node.children().find(|child| child.has_tag_name(name));
    found.unwrap_or_else(|| panic!("no {name} in {}", node.tag_name().name()))
}

fn named<'a>(node: Node<'a, 'a>, name: &'static str) -> Vec<Node<'a, 'a>> {
    node.descendants().filter(|node| node.tag_name().name() == name).collect()
}

fn text<'a>(node: Node<'a, 'a>) -> &'a str {
    child(node, "text").text().unwrap_or_default()
}

/// Whether a text of HTML is one, and asks the question.
fn assert_asks(html: &str, question: &Question) {
    let html = html.replace("\"></p>", "\"/></p>");
    let html = format!("<div>{html}</div>");
    let document = Document::parse(&html).unwrap_or_else(|error| panic!("{error}: {html}"));
    let paragraphs = named(document.root_element(), "p");
    assert_eq!(paragraphs[0].text(), Some(&*question.text));
}

#[test]
fn moodle_finds_each_question_with_its_answers_and_pictures() {
    for exam in [5, 0].into_iter().flat_map(exams) {
        let xml = written(&exam, Format::Moodle);
        let document = Document::parse(&xml).expect("XML");
        let quiz = document.root_element();
        assert!(quiz.has_tag_name("quiz"));
        let questions: Vec<_> = quiz.children().filter(|node| node.attribute("type") != Some("category")).collect();
        assert_eq!(questions.len(), exam.questions.len());
        for (node, question) in questions.into_iter().zip(&exam.questions) {
            let kind = node.attribute("type").expect("a type");
            assert_eq!(kind == "multichoice", !question.choices.is_empty());
            assert!(!text(child(node, "name")).is_empty());
            let asked = child(node, "questiontext");
            assert_eq!(asked.attribute("format"), Some("html"));
            assert_asks(text(asked), question);
            let file = child(asked, "file");
            assert_eq!(file.attribute("encoding"), Some("base64"));
            assert!(text(asked).contains(&format!("@@PLUGINFILE@@/{}", file.attribute("name").expect("a name"))));
            assert!(file.text().is_some_and(|text| text.starts_with("PHN2Zy")), "no SVG");
            assert!(text(child(node, "generalfeedback")).contains("Step by step"));
            let answers: Vec<_> = node.children().filter(|child| child.has_tag_name("answer")).collect();
            let fraction = |answer: &Node<'_, '_>| answer.attribute("fraction").expect("a fraction").to_owned();
            let right: Vec<_> =
                answers.iter().filter(|answer| fraction(answer) == "100").map(|&one| text(one)).collect();
            assert!(right.contains(&&*question.answer.to_string()), "{right:?}");
            assert!(right.len() == 1 || kind == "shortanswer");
            assert!(answers.iter().all(|answer| ["100", "0"].contains(&&*fraction(answer))));
            let is_open = question.choices.is_empty();
            let known = if is_open { question.mistakes.len() + 1 } else { question.choices.len() };
            assert!(answers.len() >= known);
        }
    }
}

#[test]
fn a_package_of_qti_has_what_its_manifest_lists() {
    for exam in [5, 0].into_iter().flat_map(exams) {
        let files = files(&exam, Format::Qti);
        let manifest = Document::parse(&files["imsmanifest.xml"]).expect("XML");
        let listed: Vec<_> = named(manifest.root_element(), "file");
        let mut listed: Vec<_> = listed.iter().map(|file| file.attribute("href").expect("a file").to_owned()).collect();
        listed.push("imsmanifest.xml".to_owned());
        listed.sort();
        assert_eq!(listed, files.keys().cloned().collect::<Vec<_>>());
        let test = Document::parse(&files["test.xml"]).expect("XML");
        assert_eq!(named(test.root_element(), "assessmentItemRef").len(), exam.questions.len());
        for question in &exam.questions {
            let item = &files[&format!("{}.xml", question.id)];
            let item = Document::parse(item).unwrap_or_else(|error| panic!("{error}: {item}"));
            let item = item.root_element();
            let picture = named(item, "img")[0].attribute("src").expect("a picture").to_owned();
            assert!(files[&picture].starts_with("<svg "));
            // What the right response stands for is the answer, and only that has points.
            let right = named(named(item, "correctResponse")[0], "value")[0].text().expect("a value");
            let points: Vec<_> = named(item, "mapEntry").iter().map(|entry| entry.attribute("mapKey")).collect();
            assert!(points.contains(&Some(right)), "{points:?}");
            let shown = named(item, "simpleChoice");
            assert_eq!(shown.len(), question.choices.len());
            let choice = shown.iter().find(|choice| choice.attribute("identifier") == Some(right));
            let answer = question.answer.to_string();
            match choice {
                Some(choice) => assert_eq!(choice.text(), Some(&*answer)),
                None => assert!(points.contains(&Some(&answer)), "{points:?}"),
            }
            let feedback = named(item, "modalFeedback");
            assert_eq!(feedback.len(), question.choices.len() + 1);
        }
    }
}

#[test]
fn questions_for_prairielearn_have_their_files() {
    for exam in [5, 0].into_iter().flat_map(exams) {
        let files = files(&exam, Format::PrairieLearn);
        let mut uuids = Vec::new();
        for question in &exam.questions {
            let folder = format!("questions/{}-{}/{}", question.subject.name(), exam.seed, question.id);
            let info: Json = serde_json::from_str(&files[&format!("{folder}/info.json")]).expect("JSON");
            assert_eq!(info["type"], "v3");
            let names: Vec<_> = info.as_object().expect("an object").keys().map(String::as_str).collect();
            assert!(names.iter().all(|name| INFO_QUESTION.contains(name)), "{names:?}");
            for field in ["title", "topic"] {
                assert!(info[field].as_str().is_some_and(|text| !text.is_empty()));
            }
            let uuid = info["uuid"].as_str().expect("a UUID").to_owned();
            let parts: Vec<_> = uuid.split('-').map(str::len).collect();
            assert!(parts == [8, 4, 4, 4, 12] && uuid.chars().all(|digit| digit == '-' || digit.is_ascii_hexdigit()));
            uuids.push(uuid);
            let page = format!("<page>{}</page>", files[&format!("{folder}/question.html")]);
            let page = Document::parse(&page).unwrap_or_else(|error| panic!("{error}: {page}"));
            for element in page.descendants().filter(|node| node.tag_name().name().starts_with("pl-")) {
                let (name, attributes) = (element.tag_name().name(), element.attributes().map(|one| one.name()));
                let known = ELEMENTS.iter().find(|(known, _)| *known == name).unwrap_or_else(|| panic!("{name}")).1;
                assert!(attributes.into_iter().all(|attribute| known.contains(&attribute)), "{element:?}");
            }
            for figure in named(page.root_element(), "pl-figure") {
                let picture = figure.attribute("file-name").expect("a file");
                assert!(files[&format!("{folder}/clientFilesQuestion/{picture}")].starts_with("<svg "));
                assert!(figure.attribute("alt").is_some());
            }
            let right: Vec<_> = named(page.root_element(), "pl-answer")
                .into_iter()
                .filter(|answer| answer.attribute("correct") == Some("true"))
                .filter_map(|answer| answer.text())
                .collect();
            let open = page.descendants().find_map(|node| node.attribute("correct-answer"));
            // Spaces are ignored there, and the question says that alpha comes first.
            let open = open.map(|text| text.replace(' ', ""));
            let (answer, written) = (question.answer.to_string(), question.answer.to_string().replace(' ', ""));
            let written = written.replace("alpha=", "").replace("beta=", "");
            let has_choices = !question.choices.is_empty();
            let expected = if has_choices { (vec![&*answer], None) } else { (Vec::new(), Some(written)) };
            assert_eq!((right, open), expected);
        }
        uuids.sort();
        uuids.dedup();
        assert_eq!(uuids.len(), exam.questions.len());
    }
}

#[test]
fn a_page_needs_nothing_else_and_knows_right_from_wrong() {
    let exam = exam(5);
    let page = written(&exam, Format::Html);
    assert!(page.contains("A &amp; B &lt;b&gt;_50%_"), "the name is not escaped");
    for outside in ["src=", "href=", "url(", "@import", "http://", "https://"] {
        let found = page.replace("http://www.w3.org/2000/svg", "");
        assert!(!found.contains(outside), "{outside}");
    }
    assert_eq!(page.matches("<form ").count(), exam.questions.len());
    assert_eq!(page.matches("role=\"img\"").count(), 2 * exam.questions.len());
    assert_eq!(page.matches("<legend>").count() + page.matches("<label>Your").count(), exam.questions.len());
}

/// The page's own judgment of answers, asked of its script.
#[test]
fn the_page_judges_answers_as_they_are_written() {
    if Command::new("node").arg("--version").output().is_err() {
        eprintln!("skipped: there is no node, so that the script of the page is not run");
        return;
    }
    let script = include_str!("../../src/format/html/page.js");
    let cases = r#"
const form = (answer, known, set) => {
  const mistakes = JSON.stringify(known);
  return { dataset: set ? { answer, mistakes, set: "" } : { answer, mistakes } };
};
const check = (form, given, expected) => {
  const found = judge(form, given);
  if (found !== expected) throw new Error(`${given}: ${found} instead of ${expected}`);
};
const pruned = form("2.2, 2.3", [{ answer: "none", feedback: "Nothing." }, { answer: "2.2", feedback: "Half." }], true);
for (const right of ["2.2, 2.3", "2.3 2.2", "{2.2,2.3}", "2.2 and 2.3", " leaves 2.3; 2.2."]) {
  check(pruned, right, "Right.");
}
for (const wrong of ["2.3", "2.2, 2.3, 3.1", "22 23"]) check(pruned, wrong, "Wrong.");
check(pruned, "2.2", "Half.");
check(pruned, "None", "Nothing.");
const order = form("3, 1, 2", []);
check(order, "3 1 2", "Right.");
check(order, "1, 2, 3", "Wrong.");
const bounds = form("alpha = 3, beta = Infinity", []);
const spellings = ["3, inf", "(3, \u221e)", "Alpha: 3, Beta: +Infinity", "3 INFINITY"];
for (const right of spellings) check(bounds, right, "Right.");
for (const wrong of ["3, -inf", "3", "inf 3"]) check(bounds, wrong, "Wrong.");
check(form("-4", []), "\u22124", "Right.");
check(form("4", []), "-4", "Wrong.");
const squares = form("(0,1), (2,3)", [{ answer: "(0,1)", feedback: "Half." }], true);
for (const right of ["(0,1), (2,3)", "2,3 0,1", "(2, 3); (0, 1)", "0 1 2 3"]) check(squares, right, "Right.");
for (const wrong of ["(1,0), (2,3)", "(0,2), (1,3)", "none"]) check(squares, wrong, "Wrong.");
check(squares, "0,1", "Half.");
const none = form("none", [{ answer: "C3, A1", feedback: "All." }], true);
check(none, "None", "Right.");
check(none, "A1 c3", "All.");
"#;
    let output = Command::new("node").arg("-e").arg(format!("{script}\n{cases}")).output().expect("node");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_latex_compiles_exams_with_odd_names() {
    if Command::new("pdflatex").arg("--version").output().is_err() {
        eprintln!("skipped: there is no pdflatex, so that no exam is compiled by LaTeX");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    for (number, exam) in (1..).zip(exams(5).into_iter().chain(exams(0))) {
        let name = &format!("exam-{number}");
        let source = exam.write(Format::Latex, number % 2 == 0).expect("an exam");
        std::fs::write(folder.path().join(name).with_extension("tex"), source).expect("a file");
        compile(folder.path(), name);
    }
}

fn compile(folder: &Path, name: &str) {
    let mut pdflatex = Command::new("pdflatex");
    pdflatex.args(["-interaction=nonstopmode", "-halt-on-error", name]).current_dir(folder);
    let output = pdflatex.output().expect("pdflatex");
    assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stdout));
}

#[test]
fn solutions_stand_on_paper_only_where_they_are_asked_for() {
    let exam = exam(0);
    for format in [Format::Markdown, Format::Latex] {
        let [questions, solutions] = [false, true]
            .map(|solutions| exam.write(format, solutions).expect("an exam"))
            .map(|text| String::from_utf8(text).expect("a text"));
        assert!(!questions.contains("Step by step") && solutions.matches("Step by step").count() == 14);
        for question in &exam.questions {
            assert!(questions.contains(&question.text));
        }
        // The log that goes with a question stands in it.
        assert_eq!(questions.matches("Node,Depth,Value,Alpha,Beta").count(), 2);
    }
}

#[test]
fn formats_have_names() {
    for format in Format::ALL {
        assert_eq!(format.name().parse(), Ok(format));
    }
    let error = "docx".parse::<Format>().expect_err("no format").to_string();
    assert_eq!(error, "expected markdown, latex, html, moodle, qti, prairielearn, json, found \"docx\"");
}
