import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readZip } from "../../base/host/read-zip";
import { parseXml, xmlAll, xmlAt } from "../../import/polygon/xml";
import type { ExportedProblem, PackageFile } from "../exported-problem";
import { type FormatName, formats } from "../formats";
import { readProblem } from "./read-problem";
import { zipOf } from "./write-package";

// Each format's rules, written from its specification and held against what the exporters write.

/** A checker of its own, lines that count, a dialogue, words, and programs of every verdict. */
const PROBLEMS = [
  ...["knights-tour", "the-sultans-successors", "hidden-integer", "fifteen-puzzle-steps"],
];

interface Package {
  readonly exported: ExportedProblem;
  readonly files: ReadonlyMap<string, PackageFile>;
  text(path: string): string;
  under(folder: string): string[];
}

const packages = new Map<string, Promise<Package>>();

function packageOf(slug: string, name: FormatName): Promise<Package> {
  const key = `${slug} ${name}`;
  const files = packages.get(key) ?? make(slug, name);
  packages.set(key, files);
  return files;
}

async function make(slug: string, name: FormatName): Promise<Package> {
  const exported = await readProblem(slug, formats[name]);
  const files = new Map(formats[name].files(exported).map((file) => [file.path, file]));
  return {
    exported,
    files,
    text: (path) => {
      const file = files.get(path);
      if (!file) throw new Error(`${path} is not in the package`);
      return typeof file.content === "string" ? file.content : Buffer.from(file.content).toString();
    },
    under: (folder) => [...files.keys()].filter((path) => path.startsWith(folder)).sort(),
  };
}

const each = (name: FormatName) =>
  it.each(PROBLEMS)(`%s (${name})`, { timeout: 120_000 }, (slug) => rules[name](slug));

const rules: Readonly<Record<FormatName, (slug: string) => Promise<void>>> = {
  // https://www.kattis.com/problem-package-format/spec/legacy.html and what problemtools accepts.
  async icpc(slug) {
    const { files, text, under, exported } = await packageOf(slug, "icpc");
    const format = formats.icpc;
    expect(format.zipName(slug)).toMatch(/^[a-z0-9]+$/);
    expect(format.topFolder(slug)).toBe(`${format.zipName(slug)}/`);
    const yaml = legacyYaml(text("problem.yaml"), exported);
    expect(yaml.limits.time_limit).toBeUndefined();
    expect(Number(text(".timelimit"))).toBe(exported.problem.timeLimitMs / 1000);
    const statement = text("problem_statement/problem.en.tex");
    expect(statement).toMatch(/^(?:%% .+\n)?\\problemname\{.+\}\n/);
    // As problemtools' statement_util takes the name, which may not look like LaTeX.
    const [, name] =
      /^%%\s*plainproblemname:(.*)$/m.exec(statement) ?? /\\problemname\{(.*)\}/.exec(statement)!;
    expect(name!.trim()).toBe(exported.problem.title);
    expectRoots(files, "attachments data include submissions input_validators output_validators");
    expectIcpcData(files, exported);
    expectSubmissions(under("submissions/"), exported);
    expectPrograms(files, yaml.validation);
  },
  // https://www.kattis.com/problem-package-format/spec/2025-09.html
  async "icpc-2025-09"(slug) {
    const { files, text, under, exported } = await packageOf(slug, "icpc-2025-09");
    const yaml = parse(text("problem.yaml"));
    const known =
      "problem_format_version type name uuid version credits source license rights_owner embargo_until limits keywords languages allow_file_writing constants";
    expect(known.split(" ")).toEqual(expect.arrayContaining(Object.keys(yaml)));
    expect(yaml).toMatchObject({ problem_format_version: "2025-09", name: exported.problem.title });
    expect(yaml.uuid).toMatch(UUID);
    expectLicense(yaml);
    const kinds = ["pass-fail", "scoring", "interactive", "multi-pass", "submit-answer"];
    expect(kinds).toEqual(expect.arrayContaining([yaml.type].flat()));
    expect([yaml.type].flat().includes("interactive")).toBe(exported.interactor !== undefined);
    const limits =
      "time_multipliers time_limit time_resolution memory output code compilation_time compilation_memory validation_time validation_memory validation_output validation_passes";
    expect(limits.split(" ")).toEqual(expect.arrayContaining(Object.keys(yaml.limits)));
    expect(yaml.limits.time_limit).toBe(exported.problem.timeLimitMs / 1000);
    expect(yaml.limits.memory).toBe(exported.problem.memoryLimitMiB);
    // BAPCtools' problem.py: a name in problem.yaml without statement/problem.en.tex is an error.
    expect(text("statement/problem.en.tex")).toMatch(/^\\problemname\{.+\}\n/);
    const groupKeys =
      "max_score score_aggregation static_validation_score require_pass args input_validator_args output_validator_args full_feedback hint description";
    for (const path of under("data/").filter((file) => file.endsWith(".yaml"))) {
      expect(path).toMatch(/\/test_group\.yaml$/);
      expect(groupKeys.split(" ")).toEqual(expect.arrayContaining(Object.keys(parse(text(path)))));
    }
    expectRoots(
      files,
      "attachments solution data generators include submissions input_validators output_validator",
    );
    expectIcpcData(files, exported);
    expectSubmissions(under("submissions/"), exported);
    const hasOwn = exported.checker !== undefined || exported.interactor !== undefined;
    expect(under("output_validator/").length > 0).toBe(hasOwn);
    expect(under("output_validators/")).toEqual([]);
    expectPrograms(files, hasOwn ? "custom" : "default", "output_validator");
  },
  // ImportProblemService and the facts on DOMjudge's import in its manual, rule by rule.
  async domjudge(slug) {
    const { files, text, under, exported } = await packageOf(slug, "domjudge");
    expect(formats.domjudge.topFolder(slug)).toBe("");
    expect(formats.domjudge.zipName(slug)).toMatch(/^[A-Za-z0-9_-]+$/);
    const lines = text("domjudge-problem.ini").trimEnd().split("\n");
    const ini = new Map(
      lines.map((line) => {
        const [, key, quote, value] = /^([\w-]+) = ('?)([^']*)\2$/.exec(line) ?? [];
        expect(key, line).toBeDefined();
        return [key!, [quote, value!] as const];
      }),
    );
    const keys =
      "name timelimit special_run special_compare externalid allow_submit allow_judge points color short-name";
    expect(keys.split(" ")).toEqual(expect.arrayContaining([...ini.keys()]));
    expect(Number(ini.get("timelimit")![1])).toBe(exported.problem.timeLimitMs / 1000);
    // A second, other time limit would be an import error.
    expect(files.has(".timelimit")).toBe(false);
    const yaml = legacyYaml(text("problem.yaml"), exported);
    expect(yaml.limits.time_limit).toBeUndefined();
    expect(under("problem_statement/")).toEqual(["problem_statement/problem.html"]);
    expectHtml(text("problem_statement/problem.html"));
    expectIcpcData(files, exported);
    expectSubmissions(under("submissions/"), exported);
    expectPrograms(files, yaml.validation);
  },
  // DMOJ/docs: problem_format.md, custom_checkers.md; DMOJ/judge-server: problem_schema.yml, bridged.py.
  async dmoj(slug) {
    const { files, text, exported } = await packageOf(slug, "dmoj");
    expect(text("init.yml")).not.toMatch(/[&*]a\d/); // an alias would be another way to say the same
    const init = parse(text("init.yml"));
    expect(["checker", "interactive", "output_limit_length", "test_cases"]).toEqual(
      expect.arrayContaining(Object.keys(init)),
    );
    expect(init.test_cases).toHaveLength(exported.cases.length);
    for (const entry of init.test_cases) {
      expect(Object.keys(entry).sort()).toEqual(["in", "out", "points"]);
      expect(Number.isInteger(entry.points) && entry.points >= 0).toBe(true);
      expect(files.has(entry.in) && files.has(entry.out)).toBe(true);
    }
    const bridged = init.interactive ?? init.checker?.args;
    expect(init.interactive !== undefined).toBe(exported.interactor !== undefined);
    if (typeof init.checker === "string") {
      expect([
        ...["standard", "identical", "rstripped", "sorted", "unordered", "easy", "floats"],
      ]).toContain(init.checker);
    } else {
      // helper_files.py: a helper program is compiled, and NODEJS does not compile.
      expect(bridged).toMatchObject({ lang: "CPP17", type: "testlib" });
      for (const file of bridged.files) expect(files.has(file)).toBe(true);
      if (init.checker) expect(init.checker.name).toBe("bridged");
    }
    const form = parse(text("site/problem.yml"));
    expect(form).toMatchObject({
      name: exported.problem.title,
      time_limit: exported.problem.timeLimitMs / 1000,
    });
    expect(form.memory_limit).toBe(exported.problem.memoryLimitMiB * 1024);
    expect(form.code).toMatch(/^[a-z0-9]{1,20}$|^[a-z0-9]+$/);
  },
  // problem.xml as Polygon writes it: jvmusin/polybacs, PolygonApiExtensionsTest.kt.
  async polygon(slug) {
    const { files, text, exported } = await packageOf(slug, "polygon");
    expect(text("problem.xml")).toMatch(
      /^<\?xml version="1.0" encoding="utf-8" standalone="no"\?>\n/,
    );
    const root = parseXml("problem.xml", text("problem.xml"));
    expect(root.name).toBe("problem");
    expect(root.attributes["short-name"]).toMatch(/^[a-z0-9][a-z0-9-]*$/);
    const set = xmlAt(root, "judging", "testset");
    const tests = xmlAll(xmlAt(set, "tests"), "test");
    expect(Number(xmlAt(set, "test-count")!.text)).toBe(tests.length);
    expect(tests).toHaveLength(exported.cases.length);
    expect(Number(xmlAt(set, "time-limit")!.text)).toBe(exported.problem.timeLimitMs);
    expect(Number(xmlAt(set, "memory-limit")!.text)).toBe(
      exported.problem.memoryLimitMiB * 2 ** 20,
    );
    const digits = /^tests\/%0(\d)d$/.exec(xmlAt(set, "input-path-pattern")!.text)?.[1];
    expect(xmlAt(set, "answer-path-pattern")!.text).toBe(`tests/%0${digits}d.a`);
    for (const at of tests.keys()) {
      const name = `tests/${`${at + 1}`.padStart(Number(digits), "0")}`;
      expect(files.has(name) && files.has(`${name}.a`), name).toBe(true);
    }
    expect(text("statements/english/problem.tex").startsWith("\\begin{problem}{")).toBe(true);
    expect(files.has("statement-sections/english/legend.tex")).toBe(true);
    const assets = xmlAt(root, "assets");
    const solutions = xmlAll(xmlAt(assets, "solutions"), "solution");
    const tags =
      "main accepted rejected wrong-answer presentation-error time-limit-exceeded memory-limit-exceeded failed time-limit-exceeded-or-accepted time-limit-exceeded-or-memory-limit-exceeded do-not-run";
    expect(tags.split(" ")).toEqual(
      expect.arrayContaining(solutions.map(({ attributes }) => attributes.tag)),
    );
    expect(solutions.filter(({ attributes }) => attributes.tag === "main")).toHaveLength(1);
    const validator = xmlAt(assets, "validators", "validator");
    const judges = [xmlAt(assets, "checker"), xmlAt(assets, "interactor")].filter(Boolean);
    expect(judges).toHaveLength(1);
    for (const element of [validator, ...solutions]) {
      const source = xmlAt(element, "source")!;
      expect(source.attributes.type).toBe("v8.nodejs");
      expect(files.has(source.attributes.path!)).toBe(true);
    }
    // A standard checker is named; any other program is C++, in the package.
    const [checkerOrInteractor] = judges;
    if (/^std::\w+\.cpp$/.test(checkerOrInteractor!.attributes.name ?? "")) return;
    const source = xmlAt(checkerOrInteractor, "source")!;
    expect(source.attributes.type).toBe("cpp.g++17");
    expect(files.has(source.attributes.path!)).toBe(true);
  },
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it("2025-09 names each of several authors alone, as BAPCtools wants", async () => {
  const { exported } = await packageOf("queens", "icpc-2025-09");
  const credits = (owner: string) => {
    const files = formats["icpc-2025-09"].files({ ...exported, owner });
    return parse(`${files.find(({ path }) => path === "problem.yaml")!.content}`).credits;
  };
  expect(credits("Ada Anders")).toBe("Ada Anders");
  expect(credits("A. Brand, C & D, and E")).toEqual({ authors: ["A. Brand", "C", "D", "E"] });
});

function expectLicense(yaml: { license: string; rights_owner?: string }): void {
  const known = [
    ...["unknown", "public domain", "cc0", "cc by", "cc by-sa", "educational", "permission"],
  ];
  expect(known).toContain(yaml.license);
  if (yaml.license !== "public domain" && yaml.license !== "unknown")
    expect(yaml.rights_owner).toBeTruthy();
}

function legacyYaml(text: string, { problem }: ExportedProblem) {
  const yaml = parse(text);
  const keys =
    "problem_format_version name uuid author source source_url license rights_owner limits validation validator_flags grading keywords";
  expect(keys.split(" ")).toEqual(expect.arrayContaining(Object.keys(yaml)));
  expect(yaml.name).toBe(problem.title);
  expect(yaml.uuid).toMatch(UUID);
  expectLicense(yaml);
  expect(["default", "custom", "custom interactive"]).toContain(yaml.validation);
  if (yaml.validation === "default") {
    const flags =
      /^(?:case_sensitive|space_change_sensitive|float(?:_relative|_absolute)?_tolerance \S+)(?: |$)/;
    for (
      let rest: string = yaml.validator_flags ?? "";
      rest !== "";
      rest = rest.replace(flags, "")
    ) {
      expect(rest).toMatch(flags);
    }
  }
  const limits =
    "time_multiplier time_safety_margin memory output code compilation_time compilation_memory validation_time validation_memory validation_output";
  expect(limits.split(" ")).toEqual(expect.arrayContaining(Object.keys(yaml.limits)));
  expect(yaml.limits.memory).toBe(problem.memoryLimitMiB);
  return yaml;
}

/** problemtools' formatversion.py: at the root it warns of a directory of any other name. */
function expectRoots(files: ReadonlyMap<string, PackageFile>, known: string): void {
  const folders = [...files.keys()].filter((path) => path.includes("/"));
  expect(["problem_statement", "statement", ...known.split(" ")]).toEqual(
    expect.arrayContaining(folders.map((path) => path.split("/")[0]!)),
  );
  expect(folders.filter((path) => path.endsWith("/solution.ts"))).toHaveLength(1);
}

/** Names, pairs, order and bytes of the data, and names of all other files. */
function expectIcpcData(
  files: ReadonlyMap<string, PackageFile>,
  { cases, interactor }: ExportedProblem,
): void {
  for (const path of files.keys()) {
    if (path === ".timelimit") continue;
    for (const part of path.split("/")) expect(part).toMatch(/^[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,254}$/);
  }
  const data = [...files.values()].filter(({ path }) => /^data\/.*\.(?:in|ans)$/.test(path));
  expect(data).toHaveLength(2 * cases.length);
  for (const { path, content } of data) {
    expect(path).toMatch(/^data\/(?:sample|secret)\//);
    expect(files.has(path.replace(/\.in$/, ".ans").replace(/\.ans$/, ".in"))).toBe(true);
    const bytes = Buffer.from(content);
    // BAPCtools' validate.py: "use empty .ans file for interactive problem".
    if (interactor && path.endsWith(".ans")) expect(bytes.length, path).toBe(0);
    expect(bytes.includes(13), `${path} has CR`).toBe(false);
    expect(bytes.subarray(0, 3).toString("hex"), `${path} has a byte-order mark`).not.toBe(
      "efbbbf",
    );
  }
  // Judges run them in the order of their names: that of the repository.
  for (const kind of ["sample", "secret"]) {
    const inputs = data
      .map(({ path }) => path)
      .filter((path) => path.startsWith(`data/${kind}/`) && path.endsWith(".in"));
    expect(inputs).toEqual([...inputs].sort());
    expect(inputs.length).toBe(
      cases.filter(({ isSample }) => isSample === (kind === "sample")).length,
    );
  }
}

function expectSubmissions(paths: readonly string[], { submissions }: ExportedProblem): void {
  const folders = ["accepted", "wrong_answer", "time_limit_exceeded", "run_time_error"];
  expect(paths).toHaveLength(submissions.length);
  for (const path of paths) {
    expect(folders).toContain(path.split("/")[1]);
    expect(path).toMatch(/\.js$/); // problemtools skips .ts silently
  }
  expect(paths.filter((path) => path.startsWith("submissions/accepted/"))).toHaveLength(1);
}

/** Each program lies in a folder with an executable build and run and one main file. */
function expectPrograms(
  files: ReadonlyMap<string, PackageFile>,
  validation: string,
  own?: string,
): void {
  const folders = ["input_validators/validate"];
  if (validation !== "default") {
    const validator = [...files.keys()].find((path) => /^output_validators?\//.test(path))!;
    folders.push(own ?? validator.split("/").slice(0, 2).join("/"));
  }
  for (const folder of folders) {
    const names = [...files.keys()].filter((path) => path.startsWith(`${folder}/`));
    expect(names.filter((path) => path.endsWith(".js"))).toHaveLength(1);
    for (const script of ["build", "run"]) {
      const file = files.get(`${folder}/${script}`);
      expect(file?.isExecutable).toBe(true);
      expect(file?.content).toMatch(/^#!\/bin\/sh\n/);
    }
  }
}

function expectHtml(html: string): void {
  const open: string[] = [];
  for (const [, end, name] of html
    .replace(/<!DOCTYPE html>|<meta[^>]*>/g, "")
    .matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (end === "") open.push(name!);
    else expect(open.pop()).toBe(name);
  }
  expect(open).toEqual([]);
}

describe("ICPC, legacy", () => each("icpc"));
describe("ICPC, 2025-09", () => each("icpc-2025-09"));
describe("DOMjudge", () => each("domjudge"));
describe("DMOJ", () => each("dmoj"));
describe("Polygon", () => each("polygon"));

it("a zip keeps paths, bytes and the right to run, and is the same at every export", () => {
  const files: PackageFile[] = [
    { path: "a/run", content: "#!/bin/sh\n", isExecutable: true },
    { path: "a/data.in", content: Buffer.from([0, 255, 13, 10]) },
    { path: "a/empty", content: "" },
  ];
  const zip = Buffer.from(zipOf(files));
  const read = readZip(zip, "x.zip");
  expect(read.map(({ path }) => path)).toEqual(files.map(({ path }) => path));
  expect(read.map((file) => Buffer.from(file.read()).toString("hex"))).toEqual([
    Buffer.from("#!/bin/sh\n").toString("hex"),
    "00ff0d0a",
    "",
  ]);
  const modes: number[] = [];
  for (let at = zip.indexOf("PK\x01\x02"); at >= 0; at = zip.indexOf("PK\x01\x02", at + 1)) {
    expect(zip[at + 5]).toBe(3); // made on Unix: else the modes do not count
    modes.push(zip.readUInt16LE(at + 40));
  }
  expect(modes).toEqual([0o100755, 0o100644, 0o100644]);
  expect(Buffer.from(zipOf(files)).equals(zip)).toBe(true);
});

it("gives the points of all groups together as those of secret (icpc-2025-09)", async () => {
  const { exported } = await packageOf("knights-tour", "icpc-2025-09");
  const worth = [
    {},
    { points: 130, group: "a" },
    { points: 130, group: "a" },
    { points: 70, group: "b" },
  ];
  const cases = exported.cases.slice(0, 4).map((testCase, at) => {
    return { ...testCase, isSample: at === 0, ...worth[at] };
  });
  const files = formats["icpc-2025-09"].files({ ...exported, cases });
  const group = (path: string) => {
    const content = files.find((file) => file.path.endsWith(`${path}/test_group.yaml`))?.content;
    return parse(String(content));
  };
  // https://www.kattis.com/problem-package-format/spec/2025-09.html: secret has 100 by default, and
  // it is a judge error if its score exceeds that.
  expect(group("data/secret")).toMatchObject({ score_aggregation: "sum", max_score: 200 });
  expect(group("-a")).toMatchObject({ score_aggregation: "min", max_score: 130 });
});

it("gives DMOJ's checkers their names and arguments, and a limit to long answers", async () => {
  const { exported } = await packageOf("fifteen-puzzle-steps", "dmoj");
  const initOf = (problem: Partial<ExportedProblem["problem"]>, output = new Uint8Array()) => {
    const cases = exported.cases.slice(0, 1).map((testCase) => ({ ...testCase, output }));
    const changed = { ...exported, problem: { ...exported.problem, ...problem }, cases };
    const init = formats.dmoj.files(changed).find(({ path }) => path === "init.yml")!;
    return parse(String(init.content));
  };
  // dmoj/checkers/floats.py: precision in decimal places, error_mode default, absolute or relative.
  expect(initOf({ checker: "numbers" }).checker).toBe("floats");
  expect(initOf({ checker: { numbers: { absolute: 0.01 } } }).checker).toEqual({
    name: "floats",
    args: { precision: 2, error_mode: "absolute" },
  });
  expect(formats.dmoj.hasChecker({ numbers: { absolute: 0.01, ignoreCase: true } })).toBe(false);
  // dmoj/problem.py: 25,165,824 bytes where init.yml names no limit.
  expect(initOf({}).output_limit_length).toBeUndefined();
  expect(initOf({}, new Uint8Array(12_582_913)).output_limit_length).toBe(64 * 2 ** 20);
  const longest = initOf({}, new Uint8Array(43 * 2 ** 20)).output_limit_length;
  expect(longest).toBe(86 * 2 ** 20);
});

it.each([
  "icpc",
  "icpc-2025-09",
  "domjudge",
] as const)("%s lets a program print twice the longest answer", async (name) => {
  const { exported } = await packageOf("fifteen-puzzle-steps", name);
  const limitFor = (bytes: number) => {
    const cases = [{ ...exported.cases[0]!, output: new Uint8Array(bytes) }];
    const files = formats[name].files({ ...exported, cases });
    const yaml = parse(String(files.find(({ path }) => path === "problem.yaml")!.content));
    return yaml.limits.output;
  };
  expect(limitFor(2)).toBe(64);
  expect(limitFor(43_000_000)).toBe(83);
});

it("names Polygon's standard checkers", async () => {
  const { exported } = await packageOf("fifteen-puzzle-steps", "polygon");
  const nameOf = (checker: ExportedProblem["problem"]["checker"], output = "1\n") => {
    const cases = exported.cases.map((testCase) => ({ ...testCase, output: Buffer.from(output) }));
    const changed = { ...exported, problem: { ...exported.problem, checker }, cases };
    const xml = formats.polygon.files(changed).find(({ path }) => path === "problem.xml")!;
    return xmlAt(parseXml("problem.xml", String(xml.content)), "assets", "checker")!.attributes
      .name;
  };
  expect(nameOf("tokens")).toBe("std::wcmp.cpp");
  expect(nameOf("lines")).toBe("std::lcmp.cpp");
  expect(nameOf("numbers")).toBe("std::rcmp6.cpp");
  expect(nameOf({ numbers: { absolute: 1e-9, relative: 1e-9 } })).toBe("std::rcmp9.cpp");
  expect(nameOf("yes-no", "YES\n")).toBe("std::yesno.cpp");
  expect(nameOf("yes-no", "YES\nNO\n")).toBe("std::nyesno.cpp");
});

it.each([
  "dmoj",
  "polygon",
] as const)("%s refuses a checker that it cannot compile", async (name) => {
  await expect(readProblem("15-puzzle-problem", formats[name])).rejects.toMatchObject({
    message: expect.stringContaining("needs a compiled checker: it runs none in JavaScript"),
    hint: expect.stringMatching(
      /^write problems\/15-puzzle-problem\/check\.cpp: plain C\+\+17, called with input, output, answer/,
    ),
  });
});
