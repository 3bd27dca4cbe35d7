import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { zipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ExpectedError } from "../../base/expected-error";
import { readZip } from "../../base/host/read-zip";
import { defaultValidatorChoice } from "../../problem/icpc-flags";
import { packageFacts } from "../icpc/package-facts";
import { importSource, planSource, writePlanned } from "./import-source";

let base: string;
let root: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "import-source-"));
  root = join(base, "repository");
  mkdirSync(root);
});
afterEach(() => rmSync(base, { recursive: true }));

function folder(name: string, files: Record<string, string>): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(base, name, path)), { recursive: true });
    writeFileSync(join(base, name, path), content);
  }
  return join(base, name);
}

interface Member {
  readonly path: string;
  readonly content: string;
  readonly stored?: boolean;
  /** Size that the directory promises, where it lies. */
  readonly promised?: number;
  readonly mode?: number;
  readonly flags?: number;
  readonly method?: number;
}

/** A zip as zip itself writes it: local headers with data, then the directory, then its end. */
function zip(members: readonly Member[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const member of members) {
    const name = Buffer.from(member.path);
    const plain = Buffer.from(member.content);
    const packed = member.stored ? plain : deflateRawSync(plain);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(member.flags ?? 0, 8);
    entry.writeUInt16LE(member.method ?? (member.stored ? 0 : 8), 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(member.promised ?? plain.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt16LE(member.mode ?? 0o100644, 40);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, name);
    parts.push(local, name, packed);
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

const text8 = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe("a folder of cases", () => {
  it("becomes a new problem, and at a second time only what is new is added", () => {
    const place = folder("Two Towers", {
      "1.in": "1\n",
      "1.out": "2\n",
      "2.in": "x",
      "3.out": "y",
    });
    const first = importSource(root, place);
    expect(first).toMatchObject({ slug: "two-towers", isNew: true, added: ["given-1"] });
    expect(first.unpaired).toEqual(["2.in", "3.out"]);
    const origins = JSON.parse(readFileSync(join(root, "cases/two-towers/cases.json"), "utf8"));
    expect(origins).toEqual({ "given-1": { from: "hand", why: "given in Two Towers as 1" } });
    folder("Two Towers", { "2.ans": "z" });
    expect(importSource(root, place)).toMatchObject({ isNew: false, added: ["given-2"] });
    expect(readdirSync(join(root, "cases/two-towers")).sort()).toEqual([
      "cases.json",
      "given-1.in",
      "given-1.out",
      "given-2.in",
      "given-2.out",
    ]);
  });

  it("takes the names of HackerRank and goes where it is told", () => {
    const place = folder("x", { "input/input00.txt": "a", "output/output00.txt": "b" });
    expect(importSource(root, place, "told").added).toEqual(["given-00"]);
    expect(readFileSync(join(root, "cases/told/given-00.in"), "utf8")).toBe("a");
  });

  it("leaves out what tools note, and symbolic links that lead elsewhere", () => {
    const noted = zipSync({
      "__MACOSX/._1.in": Buffer.from("?"),
      "__MACOSX/._1.out": Buffer.from("?"),
      "._2.in": Buffer.from("?"),
      "._2.out": Buffer.from("?"),
      "1.in": Buffer.from("1"),
      "1.out": Buffer.from("1"),
    });
    writeFileSync(join(base, "mac.zip"), noted);
    expect(importSource(root, join(base, "mac.zip")).added).toEqual(["given-1"]);
    const shared = folder("shared", { "a/1.in": "1", "a/1.out": "1" });
    mkdirSync(join(shared, "b"));
    for (const name of ["1.in", "1.out"]) symlinkSync(`../a/${name}`, join(shared, "b", name));
    expect(importSource(root, shared, "shared").added).toEqual(["given-1", "given-1-2"]);
  });

  it("says when there is nothing", () => {
    const place = folder("links", { "1.in": "1" });
    symlinkSync("/etc/passwd", join(place, "1.out"));
    expect(() => importSource(root, place)).toThrow("holds no input with an output");
    const lost = { "init.yml": "test_cases: [{ in: 2.in, out: 1.out }]\n", "1.out": "1" };
    expect(() => importSource(root, folder("lost", lost))).toThrow("2.in is missing or alone");
    expect(() => importSource(root, join(base, "absent"))).toThrow("no folder or zip");
    expect(() => importSource(root, folder("y", { "1.in": "", "1.out": "" }), "../z")).toThrow();
    expect(existsSync(join(root, "problems/links"))).toBe(false);
  });
});

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
    writeFileSync(join(base, "addtwo.zip"), zip(members));
    const imported = importSource(root, join(base, "addtwo.zip"));
    expect(imported).toMatchObject({ slug: "add-two", isNew: true });
    expect(imported.notes).toEqual([
      "nothing of it is judged: its output validator is not in the package",
      "its 1 submission is left out",
    ]);
    expect([...imported.added].sort()).toEqual(["given-01", "sample-1"]);
    const facts = readFileSync(join(root, "problems/add-two/problem.ts"), "utf8");
    expect(facts).toContain("timeLimitMs: 1500");
    expect(facts).toContain("memoryLimitMiB: 256");
    expect(facts).toContain('unjudged: "its output validator is not in the package"');
    const again = importSource(root, folder("p", files), "add-two");
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
    const imported = importSource(root, place);
    expect(imported.added).toEqual(["sample-1", "given-a-1", "given-b-1"]);
    expect(imported.unpaired).toEqual([]);
    expect(imported.notes).toEqual([
      "validator.py is its own: without bubblewrap it runs outside of any sandbox; read it first",
      "its input validators are left out: write validate.ts",
      `its 2 submissions are left out: npm run judge -- --package ${place} --submissions`,
      "assumed: memory 1024 MiB, which the format has by default",
    ]);
    const facts = readFileSync(join(root, "problems/guess/problem.ts"), "utf8");
    expect(facts).toContain("// Assumed: memory 1024 MiB, which the format has by default.\n");
    expect(facts).toContain("timeLimitMs: 3000,");
    expect(facts).toContain(
      'checker: { icpc: ["python3", "validator.py"], flags: ["strict", "2"] },',
    );
    expect(readFileSync(join(root, "problems/guess/validator.py"), "utf8")).toBe(validator);
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
    expect(importSource(root, place).notes).toContainEqual(
      "assumed: time 2000 ms, as the package has no limit (the format has 5 times its slowest accepted program, and none ran here)",
    );
    const facts = readFileSync(join(root, "problems/passes/problem.ts"), "utf8");
    expect(facts).toContain('flags: ["--team", "read the statement"]');
    const origins = JSON.parse(readFileSync(join(root, "cases/passes/cases.json"), "utf8"));
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
    const [note] = importSource(root, place).notes;
    expect(note).toBe("it is interactive: its validator talks with the program");
    const facts = readFileSync(join(root, "problems/talk/problem.ts"), "utf8");
    expect(facts).toContain('interactor: { icpc: ["python3", "validator.py"] },');
  });

  it("of DOMjudge has its name and limit in an ini", () => {
    const place = folder("dj", {
      "domjudge-problem.ini": "name = 'Two Rows'\r\ntimelimit='1.5'\r\n",
      "data/secret/1.in": "1\n",
      "data/secret/1.ans": "1\n",
    });
    expect(importSource(root, place)).toMatchObject({ slug: "two-rows", added: ["given-1"] });
    const facts = readFileSync(join(root, "problems/two-rows/problem.ts"), "utf8");
    expect(facts).toContain("timeLimitMs: 1500,");
    expect(facts).toContain('checker: "tokens-ignore-case",');
  });

  it("of DOMjudge may have comments in its ini, and a limit beside it", () => {
    const cases = { "data/secret/1.in": "1\n", "data/secret/1.ans": "1\n" };
    const ini = '; of 2009\n name = "A; B" ; a name\ntimelimit = 3 ; seconds\n';
    const own = folder("own", { ...cases, "domjudge-problem.ini": ini });
    const [plan] = planSource(root, own, {});
    expect(plan!.package).toMatchObject({ title: "A; B", timeLimitMs: 3000 });
    const beside = { ...cases, "domjudge-problem.ini": "name=C\n", ".timelimit": "4\r\n" };
    const [other] = planSource(root, folder("beside", beside), {});
    expect(other!.package.timeLimitMs).toBe(4000);
  });

  it("of DOMjudge is not judged where only the server has what compares", () => {
    const cases = { "data/secret/1.in": "1\n", "data/secret/1.ans": "1\n" };
    const ini = { "domjudge-problem.ini": "special_compare = float\n" };
    const [plan] = planSource(root, folder("server", { ...cases, ...ini }), {});
    expect(plan!.package.unjudged).toBe(
      'its special_compare "float" is a program of a DOMjudge server',
    );
    const own = { ...cases, ...ini, "output_validators/v.py": "" };
    expect(planSource(root, folder("both", own), {})[0]!.package.unjudged).toBeUndefined();
  });

  it("has its cases in the order of the host: samples first, then 1, 10, 2", () => {
    const names = ["secret/2", "secret/10", "secret/1", "sample/3", "secret/b/1", "secret/a/2"];
    const files = names.flatMap((name) => [
      [`data/${name}.in`, name],
      [`data/${name}.ans`, name],
    ]);
    const place = folder("order", { "problem.yaml": "name: O\n", ...Object.fromEntries(files) });
    const [plan] = planSource(root, place, {});
    expect(plan!.package.cases.map(({ key }) => key)).toEqual([
      ...["sample/3", "secret/1", "secret/10", "secret/2", "secret/a/2", "secret/b/1"],
    ]);
  });

  it.each([
    ["domjudge-problem.ini", "name=Two\ntimelimit=-5\n", 2, "-5"],
    [".timelimit", "soon\n", 1, "soon"],
  ])("takes no default for a broken limit in %s", (name, text, line, found) => {
    const place = folder("dj", { [name]: text, "problem.yaml": "name: Two\n" });
    expect(() => importSource(root, place)).toThrow(
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
    const run = () => planSource(root, place, {});
    expect(run).toThrow(ExpectedError);
    expect(run).toThrow(`kinds: ${name} line 3: expected ${expected}`);
    expect(run).toThrow(`, found ${found}`);
  });

  it("and so are two documents in one text, and more aliases than anybody needs", () => {
    const files = { "data/secret/1.in": "1\n", "data/secret/1.ans": "1\n" };
    const two = folder("two", { ...files, "problem.yaml": "name: A\n---\nname: B\n" });
    expect(() => planSource(root, two, {})).toThrow("problem.yaml line 2: expected YAML, found");
    const many = Array.from({ length: 9 }, (_, at) => `l${at + 1}: &l${at + 1} [*l${at}, *l${at}]`);
    const text = `name: A\nl0: &l0 [x, x]\n${many.join("\n")}\n`;
    const laughs = folder("laughs", { ...files, "problem.yaml": text });
    expect(() => planSource(root, laughs, {})).toThrow(
      "problem.yaml: expected YAML, found: Excess",
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
  const factsOf = () => readFileSync(join(root, "problems/two/problem.ts"), "utf8");

  it("has the flags of its validator in data/test_group.yaml", () => {
    const place = folder("two", {
      "problem.yaml": yaml,
      ...cases,
      "data/test_group.yaml": "output_validator_args: [float_tolerance, '1e-4']\n",
    });
    importSource(root, place);
    expect(factsOf()).toContain('checker: { defaultValidator: ["float_tolerance", "1e-4"] },');
    expect(factsOf()).toContain("memoryLimitMiB: 2048");
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
    importSource(root, place);
    expect(factsOf()).toContain('checker: { icpc: ["validator"] },');
    const origins = JSON.parse(readFileSync(join(root, "cases/two/cases.json"), "utf8"));
    expect(origins["given-1"].flags).toEqual(["a"]);
    expect(origins["sample-1"].flags).toEqual(["seven", "1e-4", "{{none}}"]);
    const source = readFileSync(join(root, "problems/two/validator/validate.cpp"), "utf8");
    expect(source).toContain("int n = 7; double t = 2.0;");
  });

  it("says that a grader of its own and require_pass are left out", () => {
    const place = folder("two", {
      "problem.yaml": `${yaml}type: scoring\n`,
      ...cases,
      "data/secret/test_group.yaml": "require_pass: sample\n",
      "graders/sum.py": "",
    });
    expect(planSource(root, place, {})[0]!.package.notes).toEqual([
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
    importSource(root, place);
    const origins = JSON.parse(readFileSync(join(root, "cases/two/cases.json"), "utf8"));
    expect(origins["given-g1-1"]).toMatchObject({ group: "g1", points: 30 });
    expect(origins["given-g2-2"]).toMatchObject({ group: "g2", points: 70 });
  });

  it("is never judged as something else", () => {
    const without = folder("w", { "problem.yaml": `${yaml}type: interactive\n`, ...cases });
    importSource(root, without);
    expect(factsOf()).toContain('unjudged: "its output validator is not in the package"');
  });
});

describe("several packages", () => {
  const one = (title: string) => `name: ${title}\nlimits: { time_limit: 1, memory: 64 }\n`;
  const files = {
    "set/a/problem.yaml": one("Ash"),
    "set/a/data/secret/1.in": "1\n",
    "set/a/data/secret/1.ans": "1\n",
    "set/b/problem.yaml": one("Birch"),
    "set/b/data/secret/1.in": "2\n",
    "set/b/data/secret/1.ans": "2\n",
  };

  it("two folders down become a problem each", () => {
    const plans = planSource(root, folder("contest", files), {});
    expect(plans.map(({ slug }) => slug)).toEqual(["ash", "birch"]);
    expect(existsSync(join(root, "problems"))).toBe(false);
    for (const plan of plans) expect(writePlanned(root, plan).added).toEqual(["given-1"]);
    expect(readFileSync(join(root, "cases/birch/given-1.in"), "utf8")).toBe("2\n");
    expect(() => planSource(root, join(base, "contest"), { to: "one" })).toThrow(
      "holds 2 packages",
    );
  });

  it("folders of plain cases are not made one problem without a word", () => {
    const place = folder("all", {
      "ash/1.in": "1",
      "ash/1.out": "1",
      "oak/1.in": "2",
      "oak/1.out": "2",
    });
    expect(() => planSource(root, place, {})).toThrow("all holds 2 folders of cases: ash, oak");
    expect(planSource(root, place, { each: true }).map(({ slug }) => slug)).toEqual(["ash", "oak"]);
    expect(planSource(root, place, { to: "both" })[0]!.cases).toHaveLength(2);
    const parts = folder("parts", {
      "sample/1.in": "1",
      "sample/1.out": "1",
      "secret/1.in": "2",
      "secret/1.out": "2",
    });
    expect(planSource(root, parts, {}).map(({ slug }) => slug)).toEqual(["parts"]);
  });
});

describe("a problem of DMOJ", () => {
  const init = (text: string, more: Record<string, string> = {}) => {
    const names = ["1.in", "1.out", "2.in", "2.out"];
    const data = Object.fromEntries(names.map((name) => [name, `${name}\n`]));
    return planSource(root, folder("d", { "init.yml": text, ...data, ...more }), {})[0]!;
  };

  it("has batches, points and checkers by name", () => {
    const { cases, package: draft } = init(
      "checker: { name: floats, args: { precision: 2 } }\ntest_cases:\n" +
        "- { in: 1.in, out: 1.out, points: 5 }\n" +
        "- { points: 95, batched: [{ in: 2.in, out: 2.out }, { in: 1.in, out: 2.out }] }\n",
    );
    expect(draft.checker).toEqual({ dmoj: ["floats", "precision=2"] });
    expect(cases.map(({ origin: { group, points } }) => [group, points])).toEqual([
      [undefined, 5],
      ["1", 95],
      ["1", 95],
    ]);
  });

  it("has standard without a checker, and checkers of single cases and batches", () => {
    const { cases, package: draft } = init(
      "test_cases:\n- { in: 1.in, out: 1.out }\n- { in: 2.in, out: 2.out, checker: identical }\n" +
        "- { checker: { name: floats, args: { precision: 3 } }, batched: [{ in: 1.in, out: 2.out }] }\n",
    );
    expect(draft.checker).toEqual({ dmoj: ["standard"] });
    const flags = cases.map(({ origin }) => origin.flags);
    expect(flags).toEqual([undefined, ["identical"], ["floats", "precision=3"]]);
  });

  it("takes its cases out of its archive", () => {
    const members = [
      { path: "x.in", content: "7\n" },
      { path: "x.out", content: "8\n" },
    ];
    const text = "archive: data.zip\ntest_cases:\n- { in: x.in, out: x.out }\n";
    const place = folder("z", { "init.yml": text });
    writeFileSync(join(place, "data.zip"), zip(members));
    const [plan] = planSource(root, place, {});
    expect(plan!.cases.map(({ input }) => text8(input))).toEqual(["7\n"]);
  });

  it.each([
    ["test_cases++: |\n  x\ntest_cases: [{ in: 1.in, out: 1.out }]\n", "computes test_cases++"],
    ["signature_grader: {}\ntest_cases: [{ in: 1.in, out: 1.out }]\n", "signature_grader"],
    ["test_cases: [{ in: 1.in, out: 1.out, time_limit: 1 }]\n", "limits of their own"],
    ["checker: checker.py\ntest_cases: [{ in: 1.in, out: 1.out }]\n", "checker checker.py"],
    ["interactive: { files: x.cpp }\ntest_cases: [{ in: 1.in }]\n", "its interactor"],
    ["checker: lines\ntest_cases: [{ in: 1.in, out: 1.out }]\n", "checker lines"],
    [
      "checker: { name: bridged, args: { files: c.cpp, type: testlib } }\n" +
        "test_cases: [{ in: 1.in, out: 1.out, checker: floats }]\n",
      "bridged checker",
    ],
    ["test_cases: [{ in: 1.in, out: 1.out, checker: mine.py }]\n", "mine.py"],
  ])("%j is not judged, with the reason", (text, reason) => {
    expect(init(text).package.unjudged).toContain(reason);
  });

  it.each([
    ["files: t.cpp", { testlib: ["validator"], args: ["input", "answer"] }],
    ["files: t.cpp, type: coci", { testlib: ["validator"], args: ["input", "answer"] }],
    ["files: t.cpp, type: testlib, unbuffered: true", { testlib: ["validator"] }],
    [
      "files: t.cpp, args_format_string: '{answer_file} {input_file}'",
      { testlib: ["validator"], args: ["answer", "input"] },
    ],
  ])("calls an interactor { %s } as there", (text, interactor) => {
    const { package: draft } = init(`interactive: { ${text} }\ntest_cases: [{ in: 1.in }]\n`, {
      "t.cpp": "int main() {}",
    });
    expect(draft.interactor).toEqual(interactor);
  });

  it("compiles testlib's programs", () => {
    const text = "interactive: { files: talk.cpp, type: testlib }\ntest_cases: [{ in: 1.in }]\n";
    const { package: draft } = init(text, { "talk.cpp": "int main() {}" });
    expect(draft.interactor).toEqual({ testlib: ["validator"] });
    const names = () => [...draft.files!.keys()];
    expect(names()).toEqual(["validator/talk.cpp", "validator/unbuffered.cpp"]);
  });
});

describe("a zip", () => {
  it("is read stored and deflated, folders left out, links followed or named", () => {
    const links: string[] = [];
    const files = readZip(
      zip([
        { path: "a/", content: "", stored: true },
        { path: "a/1.in", content: "stored", stored: true },
        { path: "a\\1.out", content: "deflated ".repeat(99) },
        { path: "empty", content: "" },
        { path: "link", content: "/etc/passwd", mode: 0o120777 },
        { path: "b/again", content: "../a/1.in", mode: 0o120777 },
      ]),
      "x.zip",
      (link) => links.push(link),
    );
    expect(links).toEqual(["link"]);
    expect(files.map(({ path }) => path)).toEqual(["a/1.in", "a/1.out", "empty", "b/again"]);
    expect(files.map((file) => text(file.read()).length)).toEqual([6, 891, 0, 6]);
  });

  it.each([
    [{ path: "../1.in", content: "" }, "leads out of the zip"],
    [{ path: "a/../../1.in", content: "" }, "leads out of the zip"],
    [{ path: "a\\..\\..\\1.in", content: "" }, "leads out of the zip"],
    [{ path: "/etc/1.in", content: "" }, "leads out of the zip"],
    [{ path: "C:/1.in", content: "" }, "leads out of the zip"],
    [{ path: "a\0.in", content: "" }, "leads out of the zip"],
    [{ path: "1.in", content: "x", flags: 1 }, "is encrypted"],
    [{ path: "1.in", content: "x", promised: 0xffffffff }, "is larger than"],
    [{ path: "1.in", content: "\0".repeat(1 << 24), promised: 9 }, "does not unpack to the 9"],
    [{ path: "1.in", content: "\0".repeat(1 << 24), promised: 0 }, "does not unpack to the 0"],
    [{ path: "1.in", content: "short", promised: 9 }, "does not unpack to the 9"],
    [{ path: "1.in", content: "x", stored: true, promised: 99 }, "packed in a way"],
    [{ path: "1.in", content: "x", method: 12 }, "packed in a way that is not read (12)"],
  ])("number %# is refused", (member, message) => {
    expect(() => {
      for (const file of readZip(zip([member]), "x.zip")) file.read();
    }).toThrow(message);
  });

  it("has names in UTF-8, or in Latin-1 where they are none", () => {
    const whole = zip([
      { path: "\u00fc.in", content: "1" },
      { path: "?.out", content: "2" },
    ]);
    for (let at = whole.indexOf("?.out"); at >= 0; at = whole.indexOf("?.out")) whole[at] = 0xe9;
    const files = readZip(whole, "x.zip");
    expect(files.map(({ path }) => path)).toEqual(["\u00fc.in", "\u00e9.out"]);
  });

  it("that holds a zip for each package gives them all", () => {
    const inner = (title: string) =>
      zip([
        { path: "problem.yaml", content: `name: ${title}\nlimits: { time_limit: 1 }\n` },
        { path: "data/secret/1.in", content: "1\n" },
        { path: "data/secret/1.ans", content: "1\n" },
      ]);
    const place = join(base, "contest.zip");
    writeFileSync(
      place,
      zipSync({ "a.zip": inner("Ash"), "more/b.zip": inner("Birch"), "c.txt": new Uint8Array() }),
    );
    expect(planSource(root, place, {}).map(({ slug }) => slug)).toEqual(["ash", "birch"]);
  });

  it("that is none says so", () => {
    for (const bytes of [Buffer.from("not a zip at all, but long enough"), Buffer.alloc(3)]) {
      expect(() => readZip(bytes, "x.zip")).toThrow("x.zip: the file is cut off, or no zip");
    }
  });

  it("that is a bomb of many files is refused by its sum", () => {
    const bomb = Array.from({ length: 20 }, (_, index) => ({
      path: `${index}.in`,
      content: "",
      promised: 60 << 20,
    }));
    expect(() => readZip(zip(bomb), "x.zip")).toThrow("unpacks to more than");
  });

  it("cut off or changed anywhere gives an expected error or its own bytes, never a crash", () => {
    const whole = zip([
      { path: "1.in", content: "one\n" },
      { path: "1.out", content: "two\n" },
    ]);
    const attempt = (bytes: Buffer) => {
      try {
        for (const file of readZip(bytes, "x.zip")) file.read();
      } catch (error) {
        expect(error).toBeInstanceOf(ExpectedError);
      }
    };
    for (let length = 0; length < whole.length; length++) attempt(whole.subarray(0, length));
    for (let at = 0; at < whole.length; at++) {
      for (const value of [0, 1, 0x7f, 0xff]) {
        const changed = Buffer.from(whole);
        changed[at] = value;
        attempt(changed);
      }
    }
  });
});
