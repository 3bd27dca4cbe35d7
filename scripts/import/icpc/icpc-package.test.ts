import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ExpectedError } from "../../base/expected-error";
import { defaultValidatorChoice } from "../../problem/icpc-flags";
import { sourceFolders } from "../../testing/test-folder";
import { zipOf } from "../../testing/zip-of";
import { importSource, planSource } from "../host/import-source";
import { packageFacts } from "./package-facts";

const at = sourceFolders();
const { folder } = at;

describe("a problem package", () => {
  it("gives title, limits, samples and secret cases, also out of a zip", () => {
    const files = {
      "addtwo/problem.yaml":
        'name: "Add Two"\nlimits:\n  memory: 256\n  time_limit: 1.5\nvalidation: custom\n',
      "addtwo/data/sample/1.in": "1 2\n",
      "addtwo/data/sample/1.ans": "3\n",
      "addtwo/data/secret/01.in": "5 6\n",
      "addtwo/data/secret/01.ans": "11\n",
      "addtwo/submissions/accepted/a.py": "print(1)",
    };
    const members = Object.entries(files).map(([path, content]) => ({ path, content }));
    writeFileSync(join(at.base, "addtwo.zip"), zipOf(members));
    const imported = importSource(at.root, join(at.base, "addtwo.zip"));
    expect(imported).toMatchObject({ slug: "add-two", isNew: true });
    expect(imported.notes).toEqual([
      "nothing of it is judged: its output validator is not in the package",
      "its 1 submission is left out",
    ]);
    expect([...imported.added].sort()).toEqual(["given-01", "sample-1"]);
    const facts = readFileSync(join(at.root, "problems/add-two/problem.ts"), "utf8");
    expect(facts).toContain("timeLimitMs: 1500");
    expect(facts).toContain("memoryLimitMiB: 256");
    expect(facts).toContain('unjudged: "its output validator is not in the package"');
    const again = importSource(at.root, folder("p", files), "add-two");
    expect(again).toMatchObject({ isNew: false, added: [], differing: [] });
  });

  it.each([
    ["name: Add Two # comment\n", { title: "Add Two", memoryLimitMiB: 1024 }],
    [
      "name:\n  sv: Två\n  en: Two\nlimits: { time_limit: 2.0, memory: 64 }\n",
      { title: "Two", timeLimitMs: 2000, memoryLimitMiB: 64, assumed: [] },
    ],
    ["name: 'A: b'\nlimits:\n  memory:\n", { title: "A: b", memoryLimitMiB: 1024 }],
    ["", { memoryLimitMiB: 1024, timeMultiplier: 5, isInteractive: false }],
    [
      "problem_format_version: 2025-09\nname: N\nlimits: { time_multipliers: { ac_to_time_limit: 3 } }\n",
      {
        memoryLimitMiB: 2048,
        timeMultiplier: 3,
        assumed: ["memory 2048 MiB, which the format has by default"],
      },
    ],
    ["validator_flags: float_tolerance 1e-6\n", { flags: ["float_tolerance", "1e-6"] }],
    ["validation: custom interactive\n", { hasOwnChecker: true, isInteractive: true }],
    ["name: O\nlimits: { output: 1 }\n", { outputLimitMiB: 1, unread: [] }],
    [
      "limits: { code: 128, compilation_time: 60, memory: 64 }\n",
      { unread: ["not held here: limits.code, limits.compilation_time of problem.yaml"] },
    ],
    ["validation: default\n", { hasOwnChecker: false }],
    ["validation: custom score\n", { hasOwnChecker: true, scoring: "legacy" }],
    ["problem_format_version: 2025-09\ntype: interactive\n", { isInteractive: true }],
    [
      "problem_format_version: 2025-09\ntype:\n  - scoring\n  - interactive\n",
      { isInteractive: true, scoring: "2025-09" },
    ],
    [
      "problem_format_version: 2025-09\ntype: [multi-pass]\nname: interactive\n",
      { isInteractive: false, passes: 2 },
    ],
    [
      "problem_format_version: 2025-09\ntype: multi-pass\nlimits: { validation_passes: 3 }\n",
      { passes: 3 },
    ],
  ])("%j", (yaml, facts) => {
    expect(packageFacts(yaml)).toMatchObject(facts);
  });

  it.each([
    [[], "tokens-ignore-case"],
    [["case_sensitive"], "tokens"],
    [["space_change_sensitive"], { defaultValidator: ["space_change_sensitive"] }],
    [["float_tolerance", "1e-6"], { defaultValidator: ["float_tolerance", "1e-6"] }],
  ])("the default validator's flags %j are %j", (flags, checker) => {
    expect(defaultValidatorChoice(flags)).toEqual(checker);
  });

  it("brings its validator, and leaves out what is no case", () => {
    const validator = "import sys\nsys.exit(42)\n";
    const place = folder("guess", {
      "problem.yaml": "name: Guess\nvalidation: custom\nvalidator_flags: strict 2\n",
      ".timelimit": "3\n",
      "data/sample/1.in": "1\n",
      "data/sample/1.ans": "1\n",
      "data/sample/1.out": "another right one\n",
      "data/secret/a/1.in": "2\n",
      "data/secret/a/1.ans": "2\n",
      "data/secret/b/1.in": "3\n",
      "data/secret/b/1.ans": "3\n",
      "data/invalid_inputs/1.in": "x\n",
      "data/invalid_inputs/1.ans": "x\n",
      "submissions/accepted/1.in": "not a case",
      "submissions/accepted/1.out": "not a case",
      "input_validators/v/validate.py": "",
      "output_validators/v/validate.py": validator,
    });
    const imported = importSource(at.root, place);
    expect(imported.added).toEqual(["sample-1", "given-a-1", "given-b-1"]);
    expect(imported.unpaired).toEqual([]);
    expect(imported.notes).toEqual([
      "validator.py is its own: without bubblewrap it runs outside of any sandbox; read it first",
      "its input validators are left out: write validate.ts",
      `its 2 submissions are left out: npm run judge -- --package ${place} --submissions`,
      "assumed: memory 1024 MiB, which the format has by default",
    ]);
    const facts = readFileSync(join(at.root, "problems/guess/problem.ts"), "utf8");
    expect(facts).toContain("// Assumed: memory 1024 MiB, which the format has by default.\n");
    expect(facts).toContain("timeLimitMs: 3000,");
    expect(facts).toContain(
      'checker: { icpc: ["python3", "validator.py"], flags: ["strict", "2"] },',
    );
    expect(readFileSync(join(at.root, "problems/guess/validator.py"), "utf8")).toBe(validator);
  });

  it("gives its validator the arguments of the package, then those of the group, quotes kept", () => {
    const place = folder("passes", {
      "problem.yaml":
        'name: Passes\nvalidation: custom multi-pass\nvalidator_flags: --team "read the statement"\n',
      "data/sample/1.in": "1\n",
      "data/sample/1.ans": "1\n",
      "data/secret/testdata.yaml": "output_validator_flags: --secret --judge 'two words'\n",
      "data/secret/1.in": "2\n",
      "data/secret/1.ans": "2\n",
      "output_validators/v/validate.py": "",
    });
    expect(importSource(at.root, place).notes).toContainEqual(
      "assumed: time 2000 ms, as the package has no limit (the format has 5 times its slowest accepted program, and none ran here)",
    );
    const facts = readFileSync(join(at.root, "problems/passes/problem.ts"), "utf8");
    expect(facts).toContain('flags: ["--team", "read the statement"]');
    const origins = JSON.parse(readFileSync(join(at.root, "cases/passes/cases.json"), "utf8"));
    expect(origins["sample-1"].flags).toBeUndefined();
    expect(origins["given-1"].flags).toEqual([
      ...["--team", "read the statement"],
      ...["--secret", "--judge", "two words"],
    ]);
  });

  it("that is interactive is told, and talks through its validator", () => {
    const data = { "data/sample/1.in": "1\n", "data/sample/1.ans": "1\n" };
    const yaml = { "problem.yaml": "name: Talk\nvalidation: custom interactive\n" };
    const place = folder("talk", { ...data, ...yaml, "output_validators/talk.py": "" });
    const [note] = importSource(at.root, place).notes;
    expect(note).toBe("it is interactive: its validator talks with the program");
    const facts = readFileSync(join(at.root, "problems/talk/problem.ts"), "utf8");
    expect(facts).toContain('interactor: { icpc: ["python3", "validator.py"] },');
  });

  it("of DOMjudge has its name and limit in an ini", () => {
    const place = folder("dj", {
      "domjudge-problem.ini": "name = 'Two Rows'\r\ntimelimit='1.5'\r\n",
      "data/secret/1.in": "1\n",
      "data/secret/1.ans": "1\n",
    });
    expect(importSource(at.root, place)).toMatchObject({ slug: "two-rows", added: ["given-1"] });
    const facts = readFileSync(join(at.root, "problems/two-rows/problem.ts"), "utf8");
    expect(facts).toContain("timeLimitMs: 1500,");
    expect(facts).toContain('checker: "tokens-ignore-case",');
  });

  it("of DOMjudge may have comments in its ini, and a limit beside it", () => {
    const cases = { "data/secret/1.in": "1\n", "data/secret/1.ans": "1\n" };
    const ini = '; of 2009\n name = "A; B" ; a name\ntimelimit = 3 ; seconds\n';
    const own = folder("own", { ...cases, "domjudge-problem.ini": ini });
    const [plan] = planSource(at.root, own, {});
    expect(plan!.package).toMatchObject({ title: "A; B", timeLimitMs: 3000 });
    const beside = { ...cases, "domjudge-problem.ini": "name=C\n", ".timelimit": "4\r\n" };
    const [other] = planSource(at.root, folder("beside", beside), {});
    expect(other!.package.timeLimitMs).toBe(4000);
  });

  it("of DOMjudge is not judged where only the server has what compares", () => {
    const cases = { "data/secret/1.in": "1\n", "data/secret/1.ans": "1\n" };
    const ini = { "domjudge-problem.ini": "special_compare = float\n" };
    const [plan] = planSource(at.root, folder("server", { ...cases, ...ini }), {});
    expect(plan!.package.unjudged).toBe(
      'its special_compare "float" is a program of a DOMjudge server',
    );
    const own = { ...cases, ...ini, "output_validators/v.py": "" };
    expect(planSource(at.root, folder("both", own), {})[0]!.package.unjudged).toBeUndefined();
  });

  it("has its cases in the order of the host: samples first, then 1, 10, 2", () => {
    const names = ["secret/2", "secret/10", "secret/1", "sample/3", "secret/b/1", "secret/a/2"];
    const files = names.flatMap((name) => [
      [`data/${name}.in`, name],
      [`data/${name}.ans`, name],
    ]);
    const place = folder("order", { "problem.yaml": "name: O\n", ...Object.fromEntries(files) });
    const [plan] = planSource(at.root, place, {});
    expect(plan!.package.cases.map(({ key }) => key)).toEqual([
      ...["sample/3", "secret/1", "secret/10", "secret/2", "secret/a/2", "secret/b/1"],
    ]);
  });

  it.each([
    ["domjudge-problem.ini", "name=Two\ntimelimit=-5\n", 2, "-5"],
    [".timelimit", "soon\n", 1, "soon"],
  ])("takes no default for a broken limit in %s", (name, text, line, found) => {
    const place = folder("dj", { [name]: text, "problem.yaml": "name: Two\n" });
    expect(() => importSource(at.root, place)).toThrow(
      `${name} line ${line}: expected the limit in seconds, 0.001 to 100000, found "${found}"`,
    );
  });
});

describe("a value of the wrong kind is an error with file and line", () => {
  const list = "submissions/submissions.yaml";
  it.each([
    ["problem.yaml", "type: 3", "type as pass-fail, scoring", "3"],
    ["problem.yaml", "type: [scoring, [1]]", "type as pass-fail, scoring", "a list"],
    ["problem.yaml", "type: golf", "type as pass-fail, scoring", "golf"],
    ["problem.yaml", "validation: true", "validation as default, custom", "true"],
    ["problem.yaml", "validator_flags: { a: b }", "validator_flags as a text", "names and values"],
    ["problem.yaml", "name: [a]", "name as a text, or one a language", "[a]"],
    ["problem.yaml", "constants: 3", "constants as names and values", "3"],
    ["problem.yaml", "problem_format_version: next", "problem_format_version as legacy", "next"],
    ["data/secret/test_group.yaml", "max_score: -1", "max_score as a number", "-1"],
    ["data/secret/test_group.yaml", "score_aggregation: best", "score_aggregation as", "best"],
    ["data/secret/testdata.yaml", "range: 0 to 9", "range as two numbers", "0 to 9"],
    ["data/secret/testdata.yaml", "accept_score: all", "accept_score as a number", "all"],
    [
      "data/secret/1.yaml",
      "output_validator_args: { a: 1 }",
      "output_validator_args as a",
      "names",
    ],
    [list, "accepted: AC", "accepted as names and values", "AC"],
    [list, "accepted: { permitted: [AC, OK] }", "accepted.permitted as a list", "[AC, OK]"],
    [list, "x/*: { score: [1, 2, 3] }", "x/*.score as a number or two", "[1, 2, 3]"],
  ])("in %s: %s", (name, line, expected, found) => {
    const files = { "problem.yaml": "", "data/secret/1.in": "1\n", "data/secret/1.ans": "1\n" };
    const place = folder("kinds", { ...files, [name]: `# 1\nuuid: {}\n${line}\n` });
    if (name !== "problem.yaml") writeFileSync(join(place, "problem.yaml"), "name: K\n");
    const run = () => planSource(at.root, place, {});
    expect(run).toThrow(ExpectedError);
    expect(run).toThrow(`kinds: ${name} line 3: expected ${expected}`);
    expect(run).toThrow(`, found ${found}`);
  });

  it("and so are two documents in one text, and more aliases than anybody needs", () => {
    const files = { "data/secret/1.in": "1\n", "data/secret/1.ans": "1\n" };
    const two = folder("two", { ...files, "problem.yaml": "name: A\n---\nname: B\n" });
    expect(() => planSource(at.root, two, {})).toThrow("problem.yaml line 2: expected YAML, found");
    const many = Array.from({ length: 9 }, (_, at) => `l${at + 1}: &l${at + 1} [*l${at}, *l${at}]`);
    const text = `name: A\nl0: &l0 [x, x]\n${many.join("\n")}\n`;
    const laughs = folder("laughs", { ...files, "problem.yaml": text });
    expect(() => planSource(at.root, laughs, {})).toThrow(
      "problem.yaml: expected YAML, found more aliases",
    );
  });
});

describe("2025-09", () => {
  const yaml = "problem_format_version: 2025-09\nname: Two\nlimits: { time_limit: 1 }\n";
  const cases = {
    "data/secret/1.in": "1\n",
    "data/secret/1.ans": "1\n",
    "data/sample/1.in": "2\n",
    "data/sample/1.ans": "2\n",
  };
  const factsOf = () => readFileSync(join(at.root, "problems/two/problem.ts"), "utf8");

  it("has the flags of its validator in data/test_group.yaml", () => {
    const place = folder("two", {
      "problem.yaml": yaml,
      ...cases,
      "data/test_group.yaml": "output_validator_args: [float_tolerance, '1e-4']\n",
    });
    importSource(at.root, place);
    expect(factsOf()).toContain('checker: { defaultValidator: ["float_tolerance", "1e-4"] },');
    expect(factsOf()).toContain("memoryLimitMiB: 2048");
  });

  it("with a static validator is not judged by half, and brings its output limit", () => {
    const place = folder("two", {
      "problem.yaml": `${yaml.replace("limits: {", "limits: { output: 3,")}`,
      ...cases,
      "static_validator/validate.py": "",
    });
    importSource(at.root, place);
    expect(factsOf()).toContain("its static validator judges the source of a program");
    expect(factsOf()).toContain("outputLimitMiB: 3,");
  });

  it("takes over a validator of several files, and fills in its constants", () => {
    const place = folder("two", {
      "problem.yaml": `${yaml}constants: { n: { value: 7, word: seven }, e: 1e-4, t: 2.0 }\n`,
      "data/test_group.yaml": 'output_validator_args: ["{{n.word}}", "{{e}}", "{{none}}"]\n',
      ...cases,
      "data/secret/test_group.yaml": "output_validator_args: [a]\n",
      "output_validator/validate.cpp": '#include "validate.h"\nint n = {{n}}; double t = {{t}};\n',
      "output_validator/validate.h": "",
    });
    importSource(at.root, place);
    expect(factsOf()).toContain('checker: { icpc: ["validator"] },');
    const origins = JSON.parse(readFileSync(join(at.root, "cases/two/cases.json"), "utf8"));
    expect(origins["given-1"].flags).toEqual(["a"]);
    expect(origins["sample-1"].flags).toEqual(["seven", "1e-4", "{{none}}"]);
    const source = readFileSync(join(at.root, "problems/two/validator/validate.cpp"), "utf8");
    expect(source).toContain("int n = 7; double t = 2.0;");
  });

  it.each<[string, Record<string, string>, readonly string[] | string]>([
    ["beside it", { "h.h": "", "checker.cpp": "" }, ["validator/checker.cpp", "validator/h.h"]],
    [
      "beside its folder",
      { "testlib.h": "", "v/a.cpp": "" },
      ["validator/a.cpp", "validator/testlib.h"],
    ],
    [
      "in its folder",
      { "v/testlib.h": "", "v/a.cpp": "" },
      ["validator/a.cpp", "validator/testlib.h"],
    ],
    ["alone", { "testlib.h": "" }, "its output validator is not in the package"],
    [
      "of two",
      { "h.h": "", "a.cpp": "", "b.cpp": "" },
      "it has 2 output validators, of which each must accept",
    ],
  ])("takes a header %s for a part of the validator", (_, programs, expected) => {
    const validators = Object.entries(programs).map(([path, text]) => [
      `output_validators/${path}`,
      text,
    ]);
    const place = folder("headers", {
      "problem.yaml": "name: H\nvalidation: custom\n",
      "data/secret/1.in": "1\n",
      "data/secret/1.ans": "1\n",
      ...Object.fromEntries(validators),
    });
    const { package: draft } = planSource(at.root, place, {})[0]!;
    const files = [...(draft.files?.keys() ?? [])].sort();
    expect(draft.unjudged ?? files).toEqual(expected);
  });

  it("says that a grader of its own and require_pass are left out", () => {
    const place = folder("two", {
      "problem.yaml": `${yaml}type: scoring\n`,
      ...cases,
      "data/secret/test_group.yaml": "require_pass: sample\n",
      "graders/sum.py": "",
    });
    expect(planSource(at.root, place, {})[0]!.package.notes).toEqual([
      "its grader is left out: groups and cases add up",
      "require_pass is left out: a group counts though one that it requires fails",
    ]);
  });

  it("counts points by groups", () => {
    const place = folder("two", {
      "problem.yaml": `${yaml}type: scoring\n`,
      "data/secret/g1/test_group.yaml": "max_score: 30\n",
      "data/secret/g1/1.in": "1\n",
      "data/secret/g1/1.ans": "1\n",
      "data/secret/g2/test_group.yaml": "max_score: 70\n",
      "data/secret/g2/2.in": "2\n",
      "data/secret/g2/2.ans": "2\n",
    });
    importSource(at.root, place);
    const origins = JSON.parse(readFileSync(join(at.root, "cases/two/cases.json"), "utf8"));
    expect(origins["given-g1-1"]).toMatchObject({ group: "g1", points: 30 });
    expect(origins["given-g2-2"]).toMatchObject({ group: "g2", points: 70 });
  });

  it("is never judged as something else", () => {
    const without = folder("w", { "problem.yaml": `${yaml}type: interactive\n`, ...cases });
    importSource(at.root, without);
    expect(factsOf()).toContain('unjudged: "its output validator is not in the package"');
  });
});
