import { expect, it } from "vitest";
import type { PackageKind } from "../packages/find-packages";
import { packageSubmissions } from "./package-submissions";

function allowed(
  paths: Readonly<Record<string, string>>,
  kind: PackageKind = "icpc",
): Record<string, string> {
  const files = Object.entries(paths).map(([path, text]) => ({
    path,
    sizeBytes: text.length,
    read: () => new TextEncoder().encode(text),
  }));
  const submissions = packageSubmissions({ base: "", kind, files });
  return Object.fromEntries(submissions.map(({ name, allowed }) => [name, allowed.join(" ")]));
}

it.each([
  ["accepted", "AC"],
  ["partially_accepted", "AC PE OLE MLE TLE RE WA"],
  ["wa", "WA PE"],
  ["ac_or_wa", "AC WA PE"],
  ["accepted_or_tle", "AC TLE"],
  ["tle", "TLE"],
  ["rte", "RE MLE OLE"],
  ["no-output", "WA PE"],
  ["compiler_error", "CE"],
  ["run-error", "RE MLE OLE"],
  ["partial", ""],
  ["mixed", ""],
])("the folder %s allows %s", (folder, verdicts) => {
  const [of] = Object.values(allowed({ [`submissions/${folder}/a.py`]: "" }));
  expect(of!.split(" ").sort()).toEqual(verdicts.split(" ").sort());
});

it("a mark counts more than a folder, also than one without a meaning", () => {
  const marked = "# @EXPECTED_RESULTS@: CORRECT, TIMELIMIT\n";
  expect(allowed({ "submissions/mixed/a.py": marked })).toEqual({ "mixed/a.py": "AC TLE" });
  expect(allowed({ "submissions/a.py": marked })).toEqual({ "a.py": "AC TLE" });
});

// As DOMjudge's SubmissionService and ImportProblemService read them.
it.each([
  ["mixed", "@EXPECTED_RESULTS@: WRONG_ANSWER", "WA PE"],
  ["mixed", "@expected_results@: correct, Time_Limit_Exceeded", "AC TLE"],
  ["mixed", "@EXPECTED_RESULTS@: RUN_TIME_ERROR */", "RE MLE OLE"],
  ["mixed", "@EXPECTED_SCORE@: CORRECT", "AC"],
  ["mixed", "@EXPECTED_RESULTS@: CORRECT\n@EXPECTED_RESULTS@: TIMELIMIT", ""],
  ["accepted", "@EXPECTED_RESULTS@: CORRECT, WRONG-ANSWER", "AC"],
  ["accepted", "@EXPECTED_RESULTS@: NO-OUTPUT", "WA PE"],
  ["accepted", "@EXPECTED_RESULTS@: MYSTERY", "AC"],
])("in %s, %s means %s", (folder, text, verdicts) => {
  expect(allowed({ [`submissions/${folder}/a.py`]: `# ${text}\n` })[`${folder}/a.py`]).toBe(
    verdicts,
  );
});

it("adds the files that a package includes with its language, or else with all", () => {
  const paths = ["submissions/a/x/main.py", "submissions/a/x/help.py", "submissions/a/y.c"];
  const included = ["include/python3/help.py", "include/default/data.txt"];
  const files = [...paths, ...included].map((path) => {
    return { path, sizeBytes: 0, read: () => new TextEncoder().encode(path) };
  });
  const [x, y] = packageSubmissions({ base: "", kind: "icpc", files });
  const content = (file: { read(): Uint8Array }) => new TextDecoder().decode(file.read());
  expect(x!.files.map(({ path }) => path)).toEqual(["main.py", "help.py"]);
  expect(content(x!.files[1]!)).toBe("include/python3/help.py");
  expect(y!.files.map(({ path }) => path)).toEqual(["y.c", "data.txt"]);
});

it("submissions.yaml adds to what a folder says, or takes its place", () => {
  const list = [
    "accepted/slow*: { permitted: [AC, TLE] }",
    "time_limit_exceeded: { permitted: [AC, WA, TLE] }",
    "mixed/b: { entrypoint: start.py, language: python3 }",
    "mixed: { permitted: [AC, WA], required: [WA] }",
    '"{mixed,other}/x.py": { permitted: [WA, RTE] }',
  ].join("\n");
  const files = { "submissions/submissions.yaml": list };
  const names = [
    ...["accepted/slow.py", "accepted/a.py", "time_limit_exceeded/c.py", "mixed/b/main.py"],
    ...["mixed/x.py", "other/y.py"],
  ];
  const programs = Object.fromEntries(names.map((name) => [`submissions/${name}`, ""]));
  expect(allowed({ ...files, ...programs })).toEqual({
    "accepted/slow.py": "AC",
    "accepted/a.py": "AC",
    "time_limit_exceeded/c.py": "PE WA TLE",
    "mixed/b": "PE WA",
    "mixed/x.py": "PE WA",
    "other/y.py": "",
  });
});

it("sinol: expected scores, else the letter behind the task's name", () => {
  const config =
    "title: A\nsinol_expected_scores:\n  par.cpp: { expected: { 1: { points: 9, status: OK } }, points: 9 }\n" +
    "  par2.cpp: { expected: { 1: { points: 5, status: OK }, 2: { points: 0, status: TL } }, points: 5 }\n";
  const names = [
    ...["par.cpp", "par2.cpp", "pars1.py", "parb1.cpp", "parchk.cpp", "paringen.sh", "a.h"],
  ];
  const texts = { "config.yml": config, "in/par1a.in": "", "in/par2.in": "" };
  const files = Object.entries({
    ...texts,
    ...Object.fromEntries(names.map((name) => [`prog/${name}`, ""])),
  });
  const submissions = packageSubmissions({
    ...{ base: "", kind: "sinol" },
    files: files.map(([path, text]) => {
      return { path, sizeBytes: text.length, read: () => new TextEncoder().encode(text) };
    }),
  });
  expect(submissions.map(({ name, allowed, score }) => [name, allowed[0], score])).toEqual([
    ["prog/par.cpp", "AC", [9, 9]],
    ["prog/par2.cpp", "TLE", [5, 5]],
    ["prog/pars1.py", "TLE", undefined],
    ["prog/parb1.cpp", "PE", undefined],
  ]);
  expect(submissions[0]!.files.map(({ path }) => path)).toEqual(["par.cpp", "a.h"]);
});

it("CMS: marks of task-maker, and the model solution; UOJ and Hydro: std.cpp", () => {
  const marks = (...lines: string[]) => lines.map((line) => `// ${line}\n`).join("");
  const sources = {
    "sol/solution.cpp": "",
    "sol/all.py": "# @check-accepted: *\n",
    "sol/slow.cpp": marks("@check-accepted: sub1 sub2", "@check-time-limit-exceeded: sub3"),
    "sol/both.cpp": marks("@check-wrong-answer: a", "@check-runtime-error: b"),
    "sol/some.cpp": marks("@check-accepted: sub1"),
    ...{ "sol/other.cpp": "", "sol/note.txt": "", "gen/solution.cpp": "" },
  };
  expect(allowed(sources, "cms")).toEqual({
    "sol/solution.cpp": "AC",
    "sol/all.py": "AC",
    "sol/slow.cpp": "TLE",
    "sol/both.cpp": "WA PE RE MLE OLE",
    ...{ "sol/some.cpp": "", "sol/other.cpp": "" },
  });
  const standard = { "std.cpp": "", "testdata/std.py": "", "a/std.cpp": "", "1.in": "" };
  expect(allowed(standard, "hydro")).toEqual({ "std.cpp": "AC", "std.py": "AC" });
});
