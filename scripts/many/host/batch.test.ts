import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import type { Judged, JudgeHost } from "../../judge/judged";
import type { Case } from "../../problem/case";
import type { Execution } from "../../runner/execution";
import type { Program } from "../../runner/host/program";
import { testFolder } from "../../testing/test-folder";
import type { Job } from "../job";
import { parseResult } from "../job-result";
import { Batch } from "./batch";
import { keysOfJob } from "./job-keys";
import { ResultsFile } from "./results-file";

const OUTPUT = new TextEncoder().encode("right");
const place = { tier: "A", runtime: "Node 20.1.0" } as const;
const keys = { program: "p", cases: "c", checker: "k", limits: "l" };
/** How each program was run, by all hosts. */
let ran: string[];
let said: string[];
let file: string;

beforeEach(() => {
  [ran, said] = [[], []];
  file = join(testFolder(), "out.jsonl");
});

/** Without processes: a program that is called "fails once" makes its host throw at its first run. */
const host: JudgeHost<Program> = {
  async run({ slug }, { sha256 }, { name }: Case): Promise<Execution> {
    const isFirst = !ran.includes(`${slug} ${sha256} ${name}`);
    ran.push(`${slug} ${sha256} ${name}`);
    await new Promise((done) => setTimeout(done, 2));
    if (sha256 === "fails" || (sha256 === "fails once" && isFirst)) throw new Error("no room");
    const usual = { exitCode: 0, timeMs: 10, wallMs: 9, idleMs: 0, flooded: false, stderr: "" };
    return { ...usual, output: OUTPUT, same: sha256 !== "wrong" };
  },
  read: () => OUTPUT,
  recall: () => undefined,
  remember() {},
};

/** The text of a job's program is the name of its file behind the folder. */
function judgedOf({ problem, file }: Job): Judged<Program> {
  const sha256 = file.replace(/^.*\//, "");
  const [argv, readable, files] = [["node", "x.js"], [], []];
  const bundle = { file: "x.js", code: sha256, sources: [] };
  const isOpen = sha256 === "clock" && { isOpen: true as const };
  return {
    ...{ slug: problem, checker: "", troubles: [], keys: { ...keys, program: sha256 } },
    program: { argv, readable, files, sha256, bundle: bundle as never, ...isOpen },
    limits: { timeMs: 1000, memoryMiB: 100, outputBytes: 1000 },
    compare: () => ({ verdict: "WA", message: "line 1: differs" }),
    cases: ["b", "a"].map((name) => ({ name, input: `${name}.in`, expected: `${name}.out` })),
  };
}

async function batch(words: readonly string[], results = open()): Promise<string[]> {
  const ended: string[] = [];
  const run = new Batch({
    ...{ host, place, results, jobs: 3, interrupted: new AbortController().signal },
    prepare: async (job) => judgedOf(job),
    ended: ({ who, verdict, copied }, isKnown) =>
      void ended.push(`${who} ${verdict}${isKnown ? " known" : ""}${copied ? " copied" : ""}`),
    refused: ({ at }, { message }) => void said.push(`${at}: ${message}`),
  });
  async function* jobs() {
    for (const [at, word] of words.entries()) {
      const [who = "", program = ""] = word.split("/");
      yield { job: { who, problem: "p", file: `${who}/${program}` }, at: at + 1 };
    }
  }
  await run.run(jobs());
  results.close();
  return ended.sort();
}

const open = () => new ResultsFile(file, (text) => void said.push(text));
const lines = () => readFileSync(file, "utf8").split("\n").slice(0, -1);
const results = () => lines().map((line) => parseResult(line)!);

it("a key is judged once: by the next run not again, for another person copied", async () => {
  expect(await batch(["ann/right", "bob/wrong", "cid/right"])).toEqual([
    ...["ann AC", "bob WA", "cid AC known copied"],
  ]);
  const [bob] = results().filter(({ who }) => who === "bob");
  expect(bob).toMatchObject({ passed: 0, timeMs: 20, slowestMs: 10, tier: "A" });
  expect(bob!.cases.map(({ name, message }) => `${name} ${message}`)).toEqual([
    ...["b line 1: differs", "a line 1: differs"],
  ]);
  const before = lines();
  expect(await batch(["bob/wrong", "cid/right", "ann/right", "ann/other"])).toEqual([
    ...["ann AC", "ann AC known", "bob WA known", "cid AC known copied"],
  ]);
  expect(lines().slice(0, 3)).toEqual(before);
  expect([lines().length, ran.length, existsSync(`${file}.claims`)]).toEqual([4, 6, false]);
});

it("two runs on one file judge each job once between them, and both have every result", async () => {
  const all = Array.from({ length: 12 }, (_, at) => `p${at}/right ${at}`);
  const clocks = ["x/clock", "y/clock"]; // judged anew by a later run, not by one beside it
  const [one, two] = await Promise.all([
    batch([...clocks, ...all], open()),
    batch([...all].reverse().concat(clocks), open()),
  ]);
  const who = (ended: readonly string[]) => ended.map((text) => text.split(" ")[0]);
  expect(who(one)).toEqual(who(two));
  expect([one.length, lines().length, new Set(ran).size, ran.length]).toEqual([14, 14, 26, 28]);
  expect(one.filter((text) => text.includes("known")).length).toBeGreaterThan(0);
  expect(two.filter((text) => text.includes("known")).length).toBeGreaterThan(0);
  expect(await batch(clocks)).toEqual(["x AC", "y AC"]);
  expect(results()[0]!.anew ?? results()[1]!.anew).toBe("it reads a clock");
});

it("a JE is tried once more, then reported, and never known", async () => {
  expect(await batch(["ann/fails", "bob/fails once"])).toEqual(["ann JE", "bob AC"]);
  expect(ran.length).toBe(8);
  expect(await batch(["ann/fails", "bob/fails once"])).toEqual(["ann JE", "bob AC known"]);
});

it("a line that a killed process left incomplete is cut, a broken one is named", async () => {
  await batch(["ann/right", "bob/wrong"]);
  const [first, second] = lines();
  writeFileSync(file, `${first}\n{"schema":1}\n${second!.slice(0, 40)}`);
  expect(
    (await batch(["ann/right", "bob/wrong"])).filter((end) => !end.includes("known")).length,
  ).toBe(1);
  expect(said).toEqual([
    expect.stringContaining("line 2 is no result"),
    expect.stringContaining("cut the last line"),
  ]);
  expect(lines().map((line) => parseResult(line)?.schema)).toEqual([1, undefined, 1]);
  appendFileSync(file, "{");
  expect(await batch(["ann/right"])).toEqual(["ann AC known"]);
});

it("claims of an ended process end with it; those of another machine stop the run", async () => {
  const claim = open();
  expect(claim.claim("k")).toBe(true);
  const claimed = readFileSync(`${file}.claims/k`, "utf8");
  const [pid, start, ...rest] = claimed.split(" ");
  expect(open().claim("k")).toBe(false);
  for (const [text, isFree] of [
    [`${2 ** 22 + 1} ${start} ${rest.join(" ")}`, true],
    [`${pid} 1${start} ${rest.join(" ")}`, process.platform === "linux"], // the number came again
    ["", true],
    [claimed, false],
  ] as const) {
    mkdirSync(`${file}.claims`, { recursive: true });
    writeFileSync(`${file}.claims/k`, text);
    const others = open();
    expect([text, others.claim("k")]).toEqual([text, isFree]);
    others.close();
  }
  writeFileSync(`${file}.claims/k`, `1 ${start} ${rest[0]} elsewhere`);
  if (process.platform === "linux")
    expect(() => open().claim("k")).toThrow("on another machine, elsewhere");
});

it("each of what decides a result is in its key; what may read more is judged anew", () => {
  const folder = testFolder({
    "a.py": "print(1)",
    "b.c": '#include "x.h"\n',
    "t.py": "time.time()",
  });
  const job = { who: "ann", problem: "p", file: "ann/right" };
  const key = (change: object = {}, at: object = {}, which: Partial<Job> = {}) =>
    keysOfJob({ ...job, ...which }, { ...judgedOf(job), ...change }, { ...place, ...at });
  const changed = [
    ...(["program", "cases", "checker", "limits"] as const).map((name) => {
      return key({ keys: { ...keys, [name]: "other" } });
    }),
    ...[key({}, { runtime: "Node 22" }), key({}, { tier: "B" }), key({}, { target: "spoj" })],
    ...[key({ stackMiB: 64 }), key({}, {}, { problem: "q" })],
  ];
  expect(new Set([key(), ...changed].map(({ key }) => key)).size).toBe(10);
  expect([key({}, {}, { who: "bob" }).key, key({}, {}, { file: "x/y" }).key]).toEqual([
    key().key,
    key().key,
  ]);
  expect(key().anew).toBeUndefined();
  const source = (name: string) => key({}, {}, { file: join(folder, name) });
  const python = source("a.py");
  writeFileSync(join(folder, "a.py"), "print(2)");
  expect(source("a.py").key).not.toBe(python.key);
  const why = [key({}, { tier: "C" }), key({ isOpen: true }), source("b.c"), source("t.py")];
  expect([python, ...why].map(({ anew }) => anew)).toEqual([
    undefined,
    "sandbox tier C lets it read other files",
    "its checker may load other files",
    "other files are part of it",
    "it reads a clock",
  ]);
});
