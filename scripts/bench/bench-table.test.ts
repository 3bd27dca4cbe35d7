import { expect, test } from "vitest";
import type { BenchResult } from "./bench-result";
import { BRIEF_HEADING, benchTable, briefLine, worstLines } from "./bench-table";

const same = (value: number) => ({ minMs: value, medianMs: value, maxMs: value });
const name = "a name that is a good deal longer than its column is wide";

test("functions: cold and warm, ratio to the best peer, at most 80 columns", () => {
  const table = benchTable({
    work: "queue",
    kind: "function",
    rounds: 5,
    seed: 3,
    rows: [
      { name: "IntQueue", role: "ours", cold: same(10), warm: same(5), note: "worst 9 ms" },
      { name, role: "peer", cold: same(12345), warm: same(10) },
    ],
    skipped: [{ name: "C++", reason: "g++ is not there" }],
  });
  expect(table).toContain("queue (seed 3, 5 rounds)");
  expect(table).toMatch(/IntQueue .*\n {4}worst 9 ms\n/);
  expect(table).toContain("warm 0.50, cold 0.00 times the time of a name that");
  expect(table).toContain("C++: not run, g++ is not there");
  expect(widest(table, 5)).toBeLessThanOrEqual(80);
});

test("processes: with and without Node's start, memory", () => {
  const result: BenchResult = {
    work: "whole",
    kind: "process",
    rounds: 2,
    rows: [
      { name: "Node's own start", role: "start", cold: same(50), peakMiB: 40 },
      { name: "ours", role: "ours", cold: same(100), peakMiB: 64.4 },
      { name: "C++", role: "cpp", cold: same(25), peakMiB: 2 },
    ],
    skipped: [],
  };
  const table = benchTable(result);
  expect(table).toContain("= 25.6 MB above Node's own start: ours\n");
  expect(table).toMatch(/C\+\+ +25\.0 +25\.0 +0 % +2 +4\.00 +2\.00\n/);
  expect(widest(table, 5)).toBeLessThanOrEqual(80);
});

test("brief: one line of at most 80 columns, a dash where nobody was measured", () => {
  const result: BenchResult = {
    work: name,
    kind: "process",
    rounds: 2,
    rows: [
      { name: "ours", role: "ours", cold: same(100) },
      { name: "C++", role: "cpp", cold: same(25) },
    ],
    skipped: [],
  };
  expect(briefLine(result)).toMatch(/^a name that .*… +100 +– +4\.00$/);
  expect(briefLine(result).length).toBe(BRIEF_HEADING.length);
  expect(BRIEF_HEADING.length).toBeLessThanOrEqual(80);
});

test("the worst of many: by the ratio to C++ where there is one, then by time", () => {
  const work = (label: string, oursMs: number, cppMs?: number): BenchResult => ({
    ...{ work: label, kind: "process", rounds: 1, skipped: [] },
    rows: [
      { name: "ours", role: "ours", cold: same(oursMs) },
      ...(cppMs ? [{ name: "C++", role: "cpp" as const, cold: same(cppMs) }] : []),
    ],
  });
  const results = [work("a", 10, 5), work("b", 30), work("c", 10, 2), work("d", 40)];
  expect(worstLines(results, 3).map((line) => line[0])).toEqual(["c", "a", "d"]);
  expect(worstLines(results, 4)).toEqual([]);
});

function widest(table: string, lines: number): number {
  return Math.max(
    ...table
      .split("\n")
      .slice(0, lines)
      .map((line) => line.length),
  );
}
