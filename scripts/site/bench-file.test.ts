import { expect, it } from "vitest";
import type { Row } from "../bench/bench-result";
import { benchConditions, ratioBars, ratioTo } from "./bench-file";

const stats = (medianMs: number) => ({ minMs: 0, medianMs, maxMs: 99 });
const row = (name: string, role: Row["role"], cold: number, warm?: number): Row => ({
  ...{ name, role, cold: stats(cold) },
  ...(warm !== undefined && { warm: stats(warm) }),
});

it("divides our median by every other's, cold and warm, and leaves out Node's start", () => {
  const rows = [
    row("ours", "ours", 2, 1),
    row("peer", "peer", 4, 4),
    row("C++", "cpp", 1),
    row("node", "start", 9),
  ];
  expect(ratioBars({ rows })).toEqual([
    { name: "peer", run: "cold", ratio: 0.5 },
    { name: "peer", run: "warm", ratio: 0.25 },
    { name: "C++", run: "cold", ratio: 2 },
  ]);
  expect(ratioBars({ rows: rows.slice(1) })).toEqual([]);
});

it("compares with the fastest of a role, warm where every row is", () => {
  const rows = [row("ours", "ours", 2, 3), row("a", "peer", 4, 4), row("b", "peer", 1, 6)];
  expect(ratioTo({ rows }, "peer")).toBe(0.75);
  expect(ratioTo({ rows: [...rows, row("C++", "cpp", 8)] }, "peer")).toBe(2);
  expect(ratioTo({ rows }, "cpp")).toBe(undefined);
});

it("names machine, runtime, date and command", () => {
  const environment = { node: "20.1.0", cpu: "X × 2", compiler: "g++ 12", rounds: 5 };
  const conditions = benchConditions({
    environment: { ...environment, date: "2026-01-02T03:04:05Z", command: "npm run bench queue" },
    results: [],
  });
  expect(conditions).toBe(
    "Node 20.1.0, g++ 12, X × 2, 2026-01-02; `npm run bench queue`, CPU time, medians of 5 processes",
  );
});
