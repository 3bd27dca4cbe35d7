import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sourceFolders } from "../../testing/test-folder";
import { importSource, planSource } from "../host/import-source";
import { layOut } from "../packages/host/package-problem";

// Small folders of each judge: any two numbers above 0 whose sum is n.
const at = sourceFolders();
const draft = (files: Record<string, string>, name = "par") =>
  planSource(at.root, at.folder(name, files), {})[0]!.package;
/** Case by case: key, limits, group and points. */
const shown = ({ cases, timeLimitMs = 0, memoryLimitMiB = 0 }: ReturnType<typeof draft>) =>
  cases.map(({ key, isSample, group, points, timeShare = 1, memoryShare = 1 }) =>
    [
      isSample ? `${key} (sample)` : key,
      `${Math.round(timeLimitMs * timeShare)} ms ${Math.round(memoryLimitMiB * memoryShare)} MiB`,
      ...(group === undefined ? [] : [`in ${group}`]),
      ...(points === undefined ? [] : [`for ${points}`]),
    ].join(" "),
  );
const numbered = (names: string, ending = ".out") =>
  Object.fromEntries(
    names.split(" ").flatMap((name) => [
      [`${name}.in`, "7\n"],
      [`${name}${ending}`, "3 4\n"],
    ]),
  );
const CHK = '#include "testlib.h"\nint main(int n, char** v) { registerTestlibCmd(n, v); }\n';
const HEADER = { "testlib.h": "" };
const own = { testlib: ["validator"] };

it("Luogu: limits, points and subtasks of each case, its checker", () => {
  const entry = (input: string, ms: number, id: number) =>
    `${input}:\n  timeLimit: ${ms}\n  memoryLimit: ${ms * 128}\n  score: 50\n  subtaskId: ${id}\n`;
  const config = entry("1.in", 500, 0) + entry("2.in", 1000, 0);
  const files = { ...numbered("1 2"), "checker.cpp": CHK, ...HEADER };
  const one = draft({ ...files, "config.yml": config });
  expect(shown(one)).toEqual(["1 500 ms 63 MiB for 50", "2 1000 ms 125 MiB for 50"]);
  expect([one.checker, one.unjudged, one.leftOut]).toEqual([own, undefined, undefined]);
  const groups = draft({
    ...files,
    "config.yml": config + entry("3.in", 1000, 1),
    ...numbered("3"),
  });
  expect(shown(groups).slice(1)).toEqual([
    "2 1000 ms 125 MiB in 0 for 50",
    "3 1000 ms 125 MiB in 1 for 50",
  ]);
  const strange = {
    ...numbered("1"),
    "config.yml": entry("1.in", 500, 0),
    "checker.cpp": "int x;",
  };
  expect(draft(strange, "strange").unjudged).toBe("its checker.cpp is no program of testlib's");
  importSource(at.root, join(at.base, "par"), "kept");
  const kept = JSON.parse(readFileSync(join(at.root, "cases/kept/cases.json"), "utf8"));
  expect(kept["given-1"]).toMatchObject({ timeShare: 0.5, group: "0", points: 50 });
});

it("Hydro: an export with its settings, subtasks and dependencies", () => {
  const config = `type: default
time: 1s
memory: 256m
filename: pair
checker_type: testlib
checker: chk.cc
subtasks:
- { score: 30, id: 1, cases: [{ input: a1.in, output: a1.out }] }
- score: 70
  id: 2
  if: [1]
  time: 500ms
  cases: [{ input: a2.in, output: a2.out, memory: 64m }]
`;
  const testdata = { ...numbered("testdata/a1 testdata/a2"), "testdata/chk.cc": CHK };
  const read = draft({
    ...{ ...testdata, "testdata/config.yaml": config, "testdata/testlib.h": "" },
    "problem.yaml": "pid: P1\nowner: 2\ntitle: Pair of numbers\n",
  });
  expect(read).toMatchObject({ title: "Pair of numbers", checker: own });
  expect(read.programFiles).toEqual({ input: "pair.in", output: "pair.out" });
  expect(shown(read)).toEqual(["a1 1000 ms 256 MiB in 1 for 30", "a2 500 ms 64 MiB in 2 for 70"]);
  const points = (first: "AC" | "WA") =>
    read.grading!([
      { name: "a1", verdict: first },
      { name: "a2", verdict: "AC" },
    ]);
  expect([points("AC"), points("WA")]).toEqual([
    { verdict: "AC", points: 100 },
    { verdict: "WA", points: 0 },
  ]);
  expect(() => draft({ ...numbered("1"), "config.yaml": "time: 5 hours\n" }, "b")).toThrow(
    "config.yaml: expected time as 1s or 500ms, found 5 hours",
  );
});

it.each([
  ["type: submit_answer\n", "its type is submit_answer"],
  ["checker_type: lemon\nchecker: checker.cpp\n", "its checker is one of lemon's"],
  ["user_extra_files: [stub.cpp]\ntime: 1s\n", "compiled with files of the judge"],
  ["time: 1s\nmulti_pass: 2\n", "its settings have multi_pass, which is not read"],
  ["time: 1s\n", "checker.cpp may decide, and is not run"],
])("Hydro's %j is not judged", (config, why) => {
  const files = { ...numbered("1"), "config.yaml": config, "checker.cpp": "" };
  expect(draft(files).unjudged).toContain(why);
});

const CONF = `n_tests 3
n_ex_tests 1
n_sample_tests 1
input_pre a
input_suf in
output_pre a
output_suf out
time_limit 2
time_limit_3 0.5
memory_limit 64
`;

it("UOJ: numbered cases, samples, subtasks, built-in checkers or chk.cpp", () => {
  const files = { ...numbered("a1 a2 a3 ex_a1"), "chk.cpp": CHK, ...HEADER };
  const read = draft({ ...files, "problem.conf": CONF });
  expect(read.checker).toEqual(own);
  expect(shown(read)).toEqual([
    "ex_1 (sample) 2000 ms 64 MiB",
    ...["1 2000", "2 2000", "3 500"].map((one) => `${one} ms 64 MiB for ${100 / 3}`),
  ]);
  const subtasks =
    "n_subtasks 2\nsubtask_end_1 2\nsubtask_score_1 40\nsubtask_end_2 3\nsubtask_score_2 60\n" +
    "subtask_dependence_2 many\nsubtask_dependence_2_1 1\nuse_builtin_checker rcmp6\n";
  expect(draft({ ...files, "problem.conf": `${CONF}memeory_limit 9\n` }, "odd").notes).toEqual([
    ...read.notes,
    "memeory_limit is not read",
  ]);
  const { "chk.cpp": _chk, ...plain } = files;
  const graded = draft({ ...plain, "problem.conf": CONF + subtasks }, "graded");
  expect(graded.checker).toEqual({
    numbers: { absolute: 1e-6 + 1e-15, relative: 1e-6 + 1e-15, integersToo: true },
  });
  expect(
    shown(graded)
      .slice(1)
      .map((one) => one.split("MiB ")[1]),
  ).toEqual(["in 1 for 40", "in 1 for 40", "in 2 for 60"]);
  const results = ["1", "2", "3"].map((name) => {
    return { name, verdict: name === "2" ? ("WA" as const) : ("AC" as const) };
  });
  expect(graded.grading!(results)).toEqual({ verdict: "WA", points: 0 });
});

it.each([
  ["submit_answer on\n", {}, "handed in"],
  ["with_implementer on\n", {}, "with_implementer"],
  ["use_builtin_checker bcasencmp\n", {}, "bcasencmp is not known here"],
  ["use_builtin_checker ncmp\n", { "chk.cpp": "" }, undefined],
  ["", { "judger.cpp": "" }, "a judger of its own"],
  ["", {}, "neither use_builtin_checker nor"],
])("UOJ's %j with %j: %s", (more, files, why) => {
  const { unjudged } = draft({ ...numbered("a1"), "problem.conf": CONF + more, ...files });
  if (why === undefined) expect(unjudged).toBeUndefined();
  else expect(unjudged).toContain(why);
});

const TASK = 'name: par\ntitle: Pair\ntime_limit: 0.5\nmemory_limit: 64\ninfile: ""\noutfile: ""\n';
const cms = (more: Record<string, string> = {}) => ({
  ...{ "task.yaml": TASK, "input/input0.txt": "7\n", "output/output0.txt": "3 4\n" },
  ...{ "input/input1.txt": "9\n", "output/output1.txt": "4 5\n", ...more },
});

it("CMS: subtasks of GEN and of task.yaml", () => {
  const generated = draft(cms({ "gen/GEN": "# ST: 30\n#COPY: a.txt\n# ST: 70\n5 6 # large\n" }));
  expect(shown(generated)).toEqual(["0 500 ms 64 MiB in 0 for 30", "1 500 ms 64 MiB in 1 for 70"]);
  expect(generated).toMatchObject({ title: "Pair", checker: "tokens" });
  expect(generated.programFiles).toBeUndefined();
  const patterns = 'score_type: GroupMin\nscore_type_parameters: [[40, "00[01]"], [60, "001"]]\n';
  const both = draft(cms({ "task.yaml": TASK + patterns }), "both");
  const results = (["AC", "WA"] as const).map((verdict, name) => ({ name: `${name}`, verdict }));
  expect(both.grading!(results)).toEqual({ verdict: "WA", points: 0 });
  expect(both.grading!([results[0]!, { name: "1", verdict: "AC" }]).points).toBe(100);
  expect(shown(draft(cms(), "even"))).toEqual(["0 500 ms 64 MiB for 50", "1 500 ms 64 MiB for 50"]);
});

it.each([
  [{ "check/manager.cpp": "" }, "Communication"],
  [{ "task.yaml": `${TASK}output_only: true\n` }, "OutputOnly"],
  [{ "task.yaml": `${TASK}task_type: TwoSteps\n` }, "TwoSteps"],
  [{ "sol/grader.cpp": "" }, "compiled with sol/grader.cpp"],
  [{ "check/checker": "" }, "check/checker is no source in C or C++"],
])("CMS with %j is not judged", (files, why) => {
  expect(draft(cms(files)).unjudged).toContain(why);
});

it("sinol: groups, limits of groups and tests, samples", () => {
  const config =
    "title: Pair\ntime_limit: 1000\nmemory_limit: 65536\nscores: { 1: 40, 2: 60 }\n" +
    "time_limits: { 2: 500, 1b: 250 }\nmemory_limits: { 2: 32768 }\n";
  const names = ["par0", "par1a", "par1b", "par1ocen", "par2"];
  const files = Object.fromEntries(
    names.flatMap((name) => [
      [`in/${name}.in`, "7\n"],
      [`out/${name}.out`, "3 4\n"],
    ]),
  );
  const read = draft({ ...files, "config.yml": config, "prog/par.cpp": "" });
  expect(shown(read)).toEqual([
    "par0 (sample) 1000 ms 64 MiB",
    "par1a 1000 ms 64 MiB in 1 for 40",
    "par1b 250 ms 64 MiB in 1 for 40",
    "par1ocen (sample) 1000 ms 64 MiB",
    "par2 500 ms 32 MiB in 2 for 60",
  ]);
  const depending = `${config}subtask_dependencies: { 1: [2], 2: [0] }\n`;
  const { grading } = draft({ ...files, "config.yml": depending }, "needs");
  const points = (wrong: string) =>
    grading!(names.map((name) => ({ name, verdict: name === wrong ? "WA" : "AC" }))).points;
  expect(["", "par1a", "par2", "par0"].map(points)).toEqual([100, 60, 0, 0]);
  const chk = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path.replace("par", "chk"), text]),
  );
  const called = { "prog/chk.cpp": "1", "prog/chk2.cpp": "2", "prog/chkchk.cpp": "3" };
  const named = draft({ ...chk, ...called, "config.yml": config }, "chk");
  expect([named.unjudged, ...named.files!.keys()]).toContain("validator/chkchk.cpp");
  expect(named.files!.has("validator/chk.cpp")).toBe(false);
  const talking = draft({ ...files, "config.yml": config, "prog/parsoc.cpp": "" }, "talking");
  expect(talking.unjudged).toBe("its programs talk with prog/parsoc.cpp");
});

/** A checker in C: n is in its first file, a and b in the file at `place`; it ends as its judge wants it. */
const program = (place: number, end: string) => `#include <stdio.h>
#include <stdlib.h>
int main(int c, char** v) { FILE *i = fopen(v[1], "r"), *o = fopen(v[${place}], "r"); int n, a = 0, b = 0, k = 0;
fscanf(i, "%d", &n); k = fscanf(o, "%d %d", &a, &b); int ok = a > 0 && b > 0 && a + b == n; ${end} }\n`;
const SHARE = 'puts(k < 2 ? "0.5" : ok ? "1.0" : "0.0"); fputs("said", stderr); return 0;';
const WORDS = 'puts(k < 2 ? "OK\\n\\n50" : ok ? "OK" : "WRONG\\nsaid"); return 0;';

it.each([
  ["CMS", { ...cms({ "check/checker.c": program(3, SHARE) }) }, { verdict: "AC", share: 0.5 }],
  [
    "sinol",
    {
      ...{ "in/par1.in": "7\n", "out/par1.out": "3 4\n", "prog/parchk.c": program(2, WORDS) },
      "config.yml": "title: Pair\ntime_limit: 500\nmemory_limit: 65536\n",
    },
    { verdict: "AC", share: 0.5 },
  ],
  [
    "HUSTOJ's in Hydro",
    {
      ...{ ...numbered("1"), "spj.c": program(3, "if (k < 2) abort(); return ok ? 0 : 42;") },
      "config.yaml": "checker_type: hustoj\nchecker: spj.c\n",
    },
    "the checker ended with exit code 3",
  ],
  [
    "QDUOJ's in Hydro",
    {
      ...{ ...numbered("1"), "spj.c": program(2, "return k < 2 ? 255 : !ok;") },
      "config.yaml": "checker_type: qduoj\nchecker: spj.c\n",
    },
    "the checker ended with exit code 3",
  ],
])("%s: its checker decides, and shares", { timeout: 60_000 }, async (_, files, half) => {
  const { folder, judged } = layOut("par", draft(files));
  const [{ input, expected } = { input: "", expected: "" }] = judged.cases;
  const says = async (output: string) => {
    const bytes = Buffer.from(output);
    const files = { input, expected: expected! };
    return judged.compare({ files, input: bytes, expected: bytes, output: bytes });
  };
  try {
    expect(existsSync(input)).toBe(true);
    expect(await says("1 6\n")).toMatchObject({ verdict: "AC" });
    expect((await says("1 5\n")).verdict).toBe("WA");
    if (typeof half === "string")
      await expect(says("1\n")).rejects.toThrow(half); // JE
    else expect(await says("1\n")).toMatchObject(half);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
