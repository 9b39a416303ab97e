//! The modules of the page in one script.
//!
//! They keep to the few forms that are read here: `import { a, b } from "./x.js";` and `export` before a function, a constant
//! or a class, at the start of a line; the vendored module ends with `export{a as b,...};`.

use std::collections::HashMap;

use anyhow::{Context, Result};

use super::standalone::text_file;

/// Returns the module at `entry` and those that it imports as one script, in which each is a function that is called once.
pub fn bundle(entry: &str) -> Result<String> {
    let mut bundle = Bundle::default();
    bundle.add(entry)?;
    Ok(bundle.script)
}

#[derive(Default)]
struct Bundle {
    /// The number of each module by its path; a module that is being added has one already.
    numbers: HashMap<String, usize>,
    script: String,
}

impl Bundle {
    /// Adds a module after those that it imports, and returns its number.
    fn add(&mut self, path: &str) -> Result<usize> {
        if let Some(&number) = self.numbers.get(path) {
            return Ok(number);
        }
        let number = self.numbers.len();
        self.numbers.insert(path.to_owned(), number);
        let module = Module::parse(&text_file(path)?).with_context(|| path.to_owned())?;
        let mut imports = String::new();
        for (names, from) in &module.imports {
            let imported = self.add(&resolve(path, from))?;
            imports += &format!("const {{{names}}}=m{imported};\n");
        }
        let exports = module.exports.join(",");
        self.script += &format!("const m{number}=(()=>{{\n{imports}{}\nreturn {{{exports}}};\n}})();\n", module.body);
        Ok(number)
    }
}

/// A module in its parts.
#[derive(Default)]
struct Module {
    /// The imported names, and the path that they come from.
    imports: Vec<(String, String)>,
    body: String,
    /// The exported names, each with the local one behind it if that is another.
    exports: Vec<String>,
}

impl Module {
    fn parse(source: &str) -> Result<Self> {
        let mut module = Self::default();
        let mut lines = source.split_inclusive('\n');
        while let Some(line) = lines.next() {
            if line.starts_with("import {") {
                let mut import = line.to_owned();
                while !import.contains(';') {
                    import += lines.next().context("expected the end of an import")?;
                }
                module
                    .imports
                    .push(parse_import(&import).with_context(|| format!("expected an import, found {import}"))?);
            } else if let Some(declaration) = line.strip_prefix("export ") {
                let name = declared_name(declaration).with_context(|| format!("expected an export, found {line}"))?;
                module.exports.push(name.to_owned());
                module.body += declaration;
            } else if let Some((rest, list)) = line.rsplit_once("export{") {
                let names = list.split('}').next().unwrap_or_default().split(',');
                module.exports.extend(names.map(|name| match name.split_once(" as ") {
                    Some((local, exported)) => format!("{exported}:{local}"),
                    None => name.to_owned(),
                }));
                module.body += rest;
            } else {
                module.body += line;
            }
        }
        Ok(module)
    }
}

/// Returns the names of an import, and the path.
fn parse_import(import: &str) -> Option<(String, String)> {
    let (names, from) = import.split_once('{')?.1.split_once('}')?;
    Some((names.trim().to_owned(), from.split('"').nth(1)?.to_owned()))
}

/// Returns the name that a declaration declares.
fn declared_name(declaration: &str) -> Option<&str> {
    let kinds = ["async function ", "function ", "const ", "class "];
    let rest = kinds.iter().find_map(|kind| declaration.strip_prefix(kind))?;
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
    rest.split(|c| !is_part(c)).next()
}

/// Returns the path of an imported module, which is relative to the importing one.
fn resolve(importer: &str, relative: &str) -> String {
    let mut parts: Vec<_> = importer.split('/').collect();
    parts.pop();
    for part in relative.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_are_taken_apart() {
        let source = "// A module.\nimport { a, b } from \"../x.js\";\nimport {\n  c,\n} from \"./y.js\";\n\n\
                      export const d = a + b;\nexport async function e() {\n  return c;\n}\nconst f = 1;\nexport class G {}\n";
        let module = Module::parse(source).expect("a module");
        let imports = [("a, b", "../x.js"), ("c,", "./y.js")].map(|(names, from)| (names.to_owned(), from.to_owned()));
        assert_eq!(module.imports, imports);
        assert_eq!(module.exports, ["d", "e", "G"]);
        let body = "// A module.\n\nconst d = a + b;\nasync function e() {\n  return c;\n}\nconst f = 1;\nclass G {}\n";
        assert_eq!(module.body, body);
    }

    #[test]
    fn a_vendored_module_exports_at_its_end() {
        let module = Module::parse("var a=1,$b=2;export{a as c,$b};").expect("a module");
        assert_eq!(
            (module.exports, module.body),
            (vec!["c:a".to_owned(), "$b".to_owned()], "var a=1,$b=2;".to_owned())
        );
    }

    #[test]
    fn paths_are_relative_to_the_importing_module() {
        for (importer, relative, path) in
            [("a.js", "./b.js", "b.js"), ("x/a.js", "./b.js", "x/b.js"), ("x/y/a.js", "../b/c.js", "x/b/c.js")]
        {
            assert_eq!(resolve(importer, relative), path);
        }
    }
}
