import { expect, it } from "vitest";
import { parseSeeds } from "./seed-range";
import { type SeedScore, scoreIn } from "./seed-score";
import { failureLines, seedLines, summaryLines } from "./seeds-text";

it.each([
  ["7", [7]],
  ["0-2,9,1-3", [0, 1, 2, 9, 3]],
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

const result = (seed: number, score: number, timeMs = 900): SeedScore => {
  return { seed, input: "", verdict: "AC", score, timeMs, wallMs: 1000 };
};
const tle = { seed: 2, input: "", verdict: "TLE", message: "too long", timeMs: 2000, wallMs: 2100 };
const results = [result(0, 1000), result(1, 10.5), tle as SeedScore];

it("a seed without a score is named, and counts in no sum", () => {
  expect(seedLines(results)).toBe(`seed  score  CPU ms  wall ms
   0   1000     900     1000
   1   10.5     900     1000
   2    TLE    2000     2100
`);
  expect(failureLines(results)).toEqual(["TLE seed 2: too long"]);
  const mean = ((Math.log(1000) + Math.log(10.5)) / 2).toFixed(4);
  expect(summaryLines(results, "minimise")).toEqual([
    "3 seeds, 1 without a score and in no sum (1 TLE)",
    `sum 1,010.50, mean 505.25, mean of logs ${mean}`,
    "best seed 1 (10.50), worst seed 0 (1,000): minimise",
    "CPU 3.80 s, wall 4.10 s; longest seed 2, 2.10 s",
  ]);
});

it("says where logarithms are none, and that programs waited", () => {
  const lines = summaryLines([result(0, 0), result(1, 5, 200)], "maximise");
  expect(lines[1]).toBe("sum 5, mean 2.50, mean of logs none: a score is not above 0");
  expect(lines[2]).toBe("best seed 1 (5), worst seed 0 (0): maximise");
  expect(lines[4]).toMatch("a processor in 55 % of their wall time");
});
