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
const program = {
  argv: ["/node", "/b.js"],
  readable: ["/b.js"],
  files: ["/b.js"],
} as unknown as Program;

/** What each of the programs does, by the last word of its command. */
type Deeds = Readonly<Record<string, (argv: readonly string[]) => Partial<Execution> | string>>;

function scorer(deeds: Deeds, options: ScoringOptions = {}, more: Partial<Judged<Program>> = {}) {
  const folder = testFolder({ "0001.txt": "5\n" });
  const ran: (readonly string[])[] = [];
  const host = {
    async run(_: unknown, { argv }: Program): Promise<Execution> {
      ran.push(argv);
      const deed = Object.entries(deeds).find(([word]) => argv.some((one) => one.includes(word)))!;
      const said = deed[1](argv);
      const run = { ...usual, ...(typeof said === "string" ? {} : said) };
      return { ...run, output: Buffer.from(typeof said === "string" ? said : "") };
    },
    read: (file: string) => readFileSync(file),
  } as unknown as JudgeHost<Program>;
  const judged = {
    slug: "p",
    limits: { timeMs: 1000, memoryMiB: 9, outputBytes: 99 },
    compare: ({ output }) => {
      const text = Buffer.from(output).toString();
      return text === "bad"
        ? { verdict: "WA", message: "line 1" }
        : { verdict: "AC", points: Number(text) };
    },
    ...more,
  } as Judged<Program>;
  const score = seedScorer({ host, judged, program, folder }, options);
  return { ran, folder, run: () => score(1, join(folder, "0001.txt")) };
}

const SCORER = { scorer: "node s.cjs {in} --of={out}" };
const TESTER = { tester: "node t.cjs {program} -v" };

it.each<[string, ScoringOptions, Deeds, object]>([
  [
    "the checker's points",
    {},
    { "b.js": () => "2.5" },
    { verdict: "AC", score: 2.5, timeMs: 9, wallMs: 10 },
  ],
  ["an output that is refused", {}, { "b.js": () => "bad" }, { verdict: "WA", message: "line 1" }],
  [
    "a crash, never 0",
    {},
    { "b.js": () => ({ exitCode: 3 }) },
    { verdict: "RE", message: "exit code 3" },
  ],
  ["a crash is not scored", SCORER, { "b.js": () => ({ signal: "SIGSEGV" }) }, { verdict: "RE" }],
  [
    "stderr of a scorer",
    SCORER,
    { "s.cjs": () => ({ stderr: "x\nScore = 7\n" }), "b.js": () => "o" },
    { score: 7, timeMs: 9 },
  ],
  ["stdout of a scorer", SCORER, { "s.cjs": () => "Score = 8", "b.js": () => "o" }, { score: 8 }],
  [
    "a scorer that says none",
    SCORER,
    { "s.cjs": () => ({ exitCode: 1, stderr: "panic\n" }), "b.js": () => "o" },
    { verdict: "JE", message: 'the scorer printed no "Score = N", but "panic", exit code 1' },
  ],
  ["a tester", TESTER, { "t.cjs": () => ({ stderr: "Score = 9" }) }, { score: 9 }],
  ["a late tester", TESTER, { "t.cjs": () => ({ stopped: "time" }) }, { verdict: "TLE" }],
  [
    "a tester that says nothing",
    TESTER,
    { "t.cjs": () => "" },
    { verdict: "JE", message: expect.stringContaining("but nothing, exit code 0") },
  ],
])("%s", async (_, options, deeds, outcome) => {
  const result = await scorer(deeds, options).run();
  expect(result).toMatchObject({ seed: 1, input: "f0b5c2c2211c", ...outcome });
  expect("score" in result!).toBe(result!.verdict === "AC");
});

it("a scorer gets input and output, a tester the program's command", async () => {
  const one = scorer({ "s.cjs": () => "Score = 1", "b.js": () => "out" }, SCORER);
  await one.run();
  const out = join(one.folder, "1.out");
  expect(one.ran[1]!.slice(-2)).toEqual([join(one.folder, "0001.txt"), `--of=${out}`]);
  expect(readFileSync(out, "utf8")).toBe("out");
  const two = scorer({ "t.cjs": () => "Score = 1" }, TESTER);
  await two.run();
  expect(two.ran[0]!.slice(-3)).toEqual(["/node", "/b.js", "-v"]);
});

it("refuses what can give no score, and says nothing of what was killed", async () => {
  expect(() => scorer({}, { scorer: "node s.cjs {in}" })).toThrow("--scorer names no {out}");
  expect(() => scorer({}, { tester: "node t.cjs" })).toThrow("--tester names no {program}");
  expect(() => scorer({}, {}, { isBuiltIn: true })).toThrow("the checker of p gives no points");
  const compare = () => ({ verdict: "AC" }) as const;
  await expect(scorer({ "b.js": () => "1" }, {}, { compare }).run()).rejects.toThrow(
    "gives no points",
  );
  expect(await scorer({ "b.js": () => ({ stopped: "cancelled" }) }).run()).toBeUndefined();
});

it("inputs are the numbered files of tools/in or another folder, else the generator's", () => {
  const folder = testFolder({
    "tools/in/0002.txt": "",
    "tools/in/10.txt": "",
    "tools/in/x.txt": "",
  });
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
