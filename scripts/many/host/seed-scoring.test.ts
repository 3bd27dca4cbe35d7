import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Judged, JudgeHost } from "../../judge/judged";
import type { Execution } from "../../runner/execution";
import type { Program } from "../../runner/host/program";
import { testFolder } from "../../testing/test-folder";
import { seedInputs } from "./seed-inputs";
import { type ScoringOptions, seedScorer } from "./seed-scoring";

const usual = { exitCode: 0, timeMs: 9, wallMs: 10, idleMs: 0, flooded: false, stderr: "" };
const files = ["/b.js"];
const program = { argv: ["/node", "/b.js"], readable: files, files } as unknown as Program;
const SCORER = { scorer: "node s.cjs {in} --of={out}" };
const TESTER = { tester: "node t.cjs {program} -v" };

/** What a program does by "exit 3 text on stderr", "late", "killed", or its stdout. */
function executionOf(deed: string): Execution {
  const [, code, stderr = ""] = /^exit (\d+) ?(.*)$/.exec(deed) ?? [];
  const stopped = { late: "time", killed: "cancelled" }[deed] as Execution["stopped"];
  const output = Buffer.from(code === undefined ? deed : "");
  return { ...usual, exitCode: Number(code ?? 0), stderr, ...(stopped && { stopped }), output };
}

/** Programs that do so: the one that is scored, and the scorer or the tester. */
function scorer(deeds: readonly string[], options: ScoringOptions = {}, more: object = {}) {
  const folder = testFolder({ "0001.txt": "5\n" });
  const ran: (readonly string[])[] = [];
  const host = {
    async run(_: unknown, { argv }: Program): Promise<Execution> {
      ran.push(argv);
      return executionOf(deeds[argv.some((word) => /[st]\.cjs/.test(word)) ? 1 : 0]!);
    },
    read: (file: string) => readFileSync(file),
  } as unknown as JudgeHost<Program>;
  const compare: Judged<Program>["compare"] = ({ output }) => {
    const text = Buffer.from(output).toString();
    return text === "bad"
      ? { verdict: "WA", message: text }
      : { verdict: "AC", points: Number(text) };
  };
  const limits = { timeMs: 1000, memoryMiB: 9, outputBytes: 99 };
  const judged = { slug: "p", limits, compare, ...more } as Judged<Program>;
  const score = seedScorer({ host, judged, program, folder }, options);
  return { ran, folder, run: () => score(1, join(folder, "0001.txt")) };
}

it.each([
  ["2.5", {}, "", "AC 2.5"],
  ["bad", {}, "", "WA bad"],
  ["exit 3", {}, "", "RE exit code 3"],
  ["exit 3 RangeError: n is 3", SCORER, "Score = 9", "RE exit code 3: RangeError: n is 3"],
  ["o", SCORER, "exit 0 Score = 7", "AC 7"],
  ["o", SCORER, "Score = 8", "AC 8"],
  ["o", SCORER, "exit 1 panic", 'JE the scorer printed no "Score = N", but "panic", exit code 1'],
  ["", TESTER, "exit 0 Score = 9", "AC 9"],
  ["", TESTER, "late", "TLE more than 1000 ms of CPU time"],
  ["", TESTER, "", 'JE the tester printed no "Score = N", but nothing, exit code 0'],
])("a program: %j; with %j: %j; scored: %s", async (deed, options, tool, outcome) => {
  const result = (await scorer([deed, tool], options).run())!;
  expect(`${result.verdict} ${result.score ?? result.message}`).toBe(outcome);
  expect(result).toMatchObject({ seed: 1, input: "f0b5c2c2211c", timeMs: 9, wallMs: 10 });
});

it("a scorer gets input and output, a tester the program's command", async () => {
  const one = scorer(["out", "Score = 1"], SCORER);
  await one.run();
  const out = join(one.folder, "1.out");
  expect(one.ran[1]!.slice(-2)).toEqual([join(one.folder, "0001.txt"), `--of=${out}`]);
  expect(readFileSync(out, "utf8")).toBe("out");
  const two = scorer(["", "Score = 1"], TESTER);
  await two.run();
  expect(two.ran[0]!.slice(-3)).toEqual(["/node", "/b.js", "-v"]);
});

it("refuses what can give no score, and says nothing of what was killed", async () => {
  expect(() => scorer([], { scorer: "node s.cjs {in}" })).toThrow("--scorer names no {out}");
  expect(() => scorer([], { tester: "node t.cjs" })).toThrow("--tester names no {program}");
  expect(() => scorer([], {}, { isBuiltIn: true })).toThrow("the checker of p gives no points");
  const pointless = scorer(["1"], {}, { compare: () => ({ verdict: "AC" }) });
  await expect(pointless.run()).rejects.toThrow("gives no points");
  expect(await scorer(["killed"]).run()).toBeUndefined();
});

it("inputs are the numbered files of tools/in or another folder, else the generator's", () => {
  const names = ["0002", "10", "x"].map((name) => [`tools/in/${name}.txt`, ""]);
  const folder = testFolder(Object.fromEntries(names));
  const made = join(folder, "made");
  const zip = seedInputs({ folder, made }, undefined);
  expect([zip.seeds, zip.file(10)]).toEqual([[2, 10], join(folder, "tools/in/10.txt")]);
  expect(seedInputs({ folder, made, in: join(folder, "tools/in") }, [10]).seeds).toEqual([10]);
  for (const [place, wanted, message] of [
    [{}, [2, 3], /tools.in has no input of seed 3, 0003\.txt/],
    [{ in: made }, undefined, "made has no input of seed 0"],
    [{ generator: "random" }, undefined, 'generate.ts has no generator "random"'],
    [{ slug: "two-knights", generator: "rando" }, undefined, 'no generator "rando"'],
    [{ folder: made }, undefined, "nor a generate.ts"],
  ] as const) {
    expect(() => seedInputs({ folder, made, ...place }, wanted?.slice())).toThrow(message);
  }
  const generated = seedInputs({ folder: made, made, slug: "two-knights" }, undefined);
  expect([generated.seeds.length, generated.seeds[99]]).toEqual([100, 99]);
  const texts = [5, 5, 6].map((seed) => readFileSync(generated.file(seed), "utf8"));
  expect([texts[0] === texts[1], texts[0] === texts[2]]).toEqual([true, false]);
});
