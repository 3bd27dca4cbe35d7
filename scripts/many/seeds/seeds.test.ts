import { expect, it } from "vitest";
import { withConstants } from "./constants";
import { parseSeeds } from "./seed-range";
import { againstLines, bestRun, bestScores, listText, parseRun, type SeedRun } from "./seed-run";
import { type SeedScore, scoreIn } from "./seed-score";
import { failureLines, seedLines, summaryLines } from "./seeds-text";
import { signTest } from "./sign-test";
import { trialValues } from "./trial-values";

it.each([
  ["7", [7]],
  ["0-2,9,1-3", [0, 1, 2, 9, 3]],
  ["7,0..2", [7, 0, 1, 2]],
  ["9-3", '"9-3" is no range of seeds'],
  ["0-2,", '"" is no range of seeds'],
  ["-1", '"-1" is no range of seeds'],
  ["0-1e3", "is no range of seeds"],
  ["0-100000", "has more than 100000 seeds"],
] as const)("--seeds %s", (text, seeds) => {
  if (typeof seeds === "string") expect(() => parseSeeds(text)).toThrow(seeds);
  else expect(parseSeeds(text)).toEqual(seeds);
});

it.each([
  ["Score = 123", 123],
  ["warming up\r\nScore = 1\r\n  score=-2.5e3\r\n", -2500],
  ["Score = 12 (of 20)\nHigh Score = 9", 12],
  ["Score = abc\nScore = 12x\nMy Score = 3\nScore =", undefined],
])("the score of %j is %j", (text, score) => {
  expect(scoreIn(text)).toBe(score);
});

const KIND = { goal: "maximise", scoring: "s" } as const;
const LOW = { goal: "minimise", scoring: "s" } as const;
const result = (seed: number, score?: number, timeMs = 900): SeedScore => {
  const usage = { seed, input: `i${seed}`, timeMs, wallMs: 1000 };
  if (score === undefined) return { ...usage, verdict: "TLE", message: "late" };
  return { ...usage, verdict: "AC", score };
};
/** Scores of the seeds from 0 on, by words; "-" is none. */
const run = (number: number, scores: string, more: Partial<SeedRun> = {}) => {
  const of = (word: string, seed: number) => result(seed, word === "-" ? undefined : Number(word));
  const facts = { schema: 1, run: number, at: "2026-11-29T02:50:41Z", program: "p" } as const;
  return { ...facts, ...KIND, results: scores.split(" ").map(of), ...more };
};
const best = (i0: number, i1: number) => new Map(Object.entries({ i0, i1 }));
const text = (lines: readonly string[]) => lines.join("\n");

it("a seed without a score is named, and counts in no sum", () => {
  const results = [result(0, 1000), result(1, 10.5), result(2, undefined, 2000)];
  expect(seedLines(results, best(1000, 7), "minimise")).toBe(`seed  score   of best  CPU ms  wall ms
   0   1000  100.00 %     900     1000
   1   10.5   66.67 %     900     1000
   2    TLE         -    2000     1000
`);
  expect(failureLines(results)).toEqual(["TLE seed 2: late"]);
  const mean = ((Math.log(1000) + Math.log(10.5)) / 2).toFixed(4);
  const lines = text(summaryLines(results, best(1000, 7), "minimise"));
  expect(lines).toBe(`3 seeds, 1 without a score and in no sum (1 TLE)
sum 1,010.50, mean 505.25, mean of logs ${mean}
83.33 % of the best that each seed ever had (minimise)
CPU 3.80 s, wall 3.00 s; longest seed 0, 1.00 s`);
});

it("says where logarithms and shares are none, and that programs waited", () => {
  const results = [result(0, 0), result(1, -5, 200)];
  const lines = text(summaryLines(results, best(0, -1), "maximise"));
  expect(lines).toMatch("mean of logs none: a score is not above 0\n- of the best");
  expect(lines).toMatch("a processor in 55 % of their wall time");
});

it("the sign test is that of all ways to win and lose", () => {
  for (let all = 0; all <= 12; all++) {
    const counts = Array.from({ length: all + 1 }, () => 0);
    for (let ways = 0; ways < 1 << all; ways++) {
      counts[[...ways.toString(2)].filter((bit) => bit === "1").length]!++;
    }
    for (let gains = 0; gains <= all; gains++) {
      const isExtreme = (count: number) => Math.abs(2 * count - all) >= Math.abs(2 * gains - all);
      const ways = counts.reduce((sum, ways, count) => sum + (isExtreme(count) ? ways : 0), 0);
      expect(signTest(gains, all - gains)).toBeCloseTo(ways / 2 ** all, 12);
    }
  }
  expect(signTest(3000, 2000)).toBeLessThan(1e-17);
});

it("names the seeds that went up and down, and whether it is noise", () => {
  const before = run(3, "5 5 5 - 1 5 5 5 5", { comment: "first" });
  const now = run(4, "6 9 5 7 - 6 6 6 6").results;
  expect(text(againstLines(before, now, before))).toBe(
    `against run 3 (first): better on 7, worse on 1, equal on 1: may be noise (p = 0.070, sign test)
  better: 3 (TLE → 7), 1 (5 → 9), 0 (5 → 6), 5 (5 → 6), 6 (5 → 6), 7 (5 → 6), 8 (5 → 6)
  worse: 4 (1 → TLE)`,
  );
  const [two, three] = ["2", "3"].map((score) => run(1, Array(11).fill(score).join(" "), LOW));
  const lines = againstLines(two!, three!.results, LOW);
  expect(lines[0]).toMatch("worse on 11, equal on 0: worse, more than noise (p < 0.001,");
  expect(lines[1]).toMatch(/^ {2}worse: 0 \(2 → 3\), .*9 \(2 → 3\), …$/);
  expect(againstLines(before, now, LOW)[0]).toMatch("scores of another kind");
  const other = [{ ...result(1, 2), input: "other" }];
  expect(againstLines(before, other, KIND)).toEqual(["run 3 (first) has none of these seeds"]);
});

it("the best of a seed is that of all runs of its kind, the best run has all seeds", () => {
  const runs = ["9 0.5", "4 5", "5 5", "99", "50 -"].map((scores, at) => run(at + 1, scores));
  runs.push(run(6, "999 999", { scoring: "t" }));
  expect(bestScores(runs, KIND)).toEqual(best(99, 5));
  const bestOf = (...seeds: string[]) => bestRun(runs, KIND, seeds)?.run;
  expect([bestOf("i0", "i1"), bestOf("i0"), bestOf("i7")]).toEqual([3, 4, undefined]);
  expect(bestRun([run(1, "9 0.5", LOW), run(2, "4 5", LOW)], LOW, ["i0", "i1"])?.run).toBe(2);
});

it("lists runs, and reads their lines alone", () => {
  const trial = run(1, "9 1", { set: { T0: "3" } });
  const list = listText([trial, run(2, "18", { comment: "x" })]);
  expect(list).toBe(`run  UTC               program  seeds  sum  mean  of best
1    2026-11-29 02:50  p        2/2    10   5     75.00 %   trial T0=3
2    2026-11-29 02:50  p        1/1    18   18    100.00 %  x
`);
  const lines = ["{", '{"schema":2,"results":[]}', JSON.stringify(trial)];
  expect(lines.map(parseRun)).toEqual([undefined, undefined, trial]);
});

it("--set replaces literals of top-level constants, and refuses all else by their names", () => {
  const program = "const T0 = 2_000, A = -1; // T0 = 5\nexport const NAME = 'x', ON = true;\n";
  const rest = "let L = 1; const S = 2 * A, { O } = x;\nfunction f() { const I = 3; }\n";
  const put = (values: Record<string, string>) => withConstants("a.ts", program + rest, values);
  expect(put({ ON: "false", T0: "-3e2", A: "4", NAME: 'a"b' })).toBe(
    `const T0 = -3e2, A = 4; // T0 = 5\nexport const NAME = "a\\"b", ON = false;\n${rest}`,
  );
  for (const name of ["L", "S", "O", "I", "T1"]) {
    const message = `a.ts has no top-level "const ${name}" whose value is a literal`;
    const fault = expect.objectContaining({ message, hint: "T0, A, NAME, ON" });
    expect(() => put({ [name]: "1" })).toThrow(fault);
  }
  expect(() => put({ T0: "1;x()" })).toThrow('T0 is a number, found "1;x()"');
  expect(() => put({ ON: "1" })).toThrow('ON is a boolean, found "1"');
});

it("trials are all combinations, or so many at random, the same for a seed", () => {
  const grid = trialValues(["A=1,2", "B=x=y,-3"], undefined, 1);
  expect(grid.map(({ A, B }) => `${A} ${B}`).join()).toBe("1 x=y,1 -3,2 x=y,2 -3");
  const random = (seed: number) => trialValues(["A=-5..5", "B=0.0..1.0", "C=u,v"], 50, seed);
  const few = () => trialValues(["A=1..2", "B=u"], 3, 1);
  expect(few).toThrow("--trials 3: these constants have only 2 different values");
  expect(random(7)).toEqual(random(7));
  expect(random(7)).not.toEqual(random(8));
  for (const { A, B, C } of random(1)) {
    expect(`${A} ${B} ${C}`).toMatch(/^-?[0-5] (?:0\.\d{1,8}|\d\.?\d*e-\d) [uv]$/);
  }
  expect(new Set(random(1).map(({ A }) => A)).size).toBeGreaterThan(8);
  for (const [words, message] of [
    [["T0"], "--set T0 names no constant and value"],
    [["A=1", "A=2"], "--set has A twice"],
    [["A=1..9"], "A has a range: how many trials?"],
  ] as const) {
    expect(() => trialValues(words, undefined, 1)).toThrow(message);
  }
});
