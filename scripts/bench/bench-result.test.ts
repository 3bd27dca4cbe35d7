import { describe, expect, test } from "vitest";
import {
  aboveStartMB,
  type BenchResult,
  fastest,
  type Role,
  ratioTo,
  row,
  stats,
  tooLarge,
} from "./bench-result";

const sample = (coldMs: number, warmMs?: number) =>
  warmMs === undefined ? { coldMs, answer: "1" } : { coldMs, warmMs, answer: "1" };

function result(rows: readonly [string, Role, number, number?][]): BenchResult {
  return {
    work: "w",
    kind: "function",
    rounds: 1,
    skipped: [],
    rows: rows.map(([name, role, cold, warm]) => row(name, role, [sample(cold, warm)])),
  };
}

describe("stats", () => {
  test("median of an odd and of an even count", () => {
    expect(stats([3, 1, 20])).toEqual({ minMs: 1, medianMs: 3, maxMs: 20 });
    expect(stats([4, 1, 2, 30])).toEqual({ minMs: 1, medianMs: 3, maxMs: 30 });
  });
  test("no value is an error", () => {
    expect(() => stats([])).toThrow("stats: no values");
  });
});

describe("ratioTo", () => {
  test("cold and warm are kept apart", () => {
    const both = result([
      ["a", "ours", 10, 4],
      ["b", "peer", 20, 16],
    ]);
    expect(ratioTo(both, both.rows[1]!)).toEqual({ cold: 0.5, warm: 0.25 });
    expect(ratioTo(both, both.rows[0]!)).toBeUndefined();
  });
  test("Node's start is taken from Node's processes, not from C++", () => {
    const processes = result([
      ["node", "start", 50],
      ["a", "ours", 80],
      ["b", "plain", 110],
      ["c", "cpp", 20],
    ]);
    expect(ratioTo(processes, processes.rows[2]!)?.deducted).toBe(0.5);
    expect(ratioTo(processes, processes.rows[3]!)).toEqual({ cold: 4, deducted: 1.5 });
    expect(ratioTo(processes, processes.rows[0]!)).toBeUndefined();
  });
});

test("memory is counted from Node's own start, and our contender must keep its limit", () => {
  const rows = [
    ["node", "start", 40],
    ["a", "ours", 50],
    ["b", "ours", 49],
    ["c", "cpp", 90],
  ] as const;
  const measured: BenchResult = {
    ...result([]),
    rows: rows.map(([name, role, peakMiB]) => row(name, role, [{ ...sample(1), peakMiB }])),
  };
  expect(aboveStartMB(measured, measured.rows[1]!)).toBeCloseTo(10.48576);
  expect(tooLarge(measured)).toEqual([]);
  const limited = { ...measured, mostMBAboveStart: 10 };
  expect(tooLarge(limited).map(({ name }) => name)).toEqual(["a"]);
  expect(aboveStartMB(result([["a", "ours", 1]]), limited.rows[1]!)).toBeUndefined();
});

test("fastest goes by the warm time", () => {
  const rows = result([
    ["a", "peer", 1, 9],
    ["b", "peer", 5, 2],
  ]);
  expect(fastest(rows, "peer")?.name).toBe("b");
  expect(fastest(rows, "cpp")).toBeUndefined();
});
