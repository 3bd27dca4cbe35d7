import { describe, expect, it } from "vitest";
import type { ExperimentRun } from "./experiment";
import { experimentChart } from "./experiment-chart";
import { experimentCsv, experimentTable } from "./experiment-table";
import { runExperiment } from "./run-experiment";
import { isOptimal } from "./sliding-algorithms";

const plan = {
  sizes: [
    [2, 2],
    [2, 3],
  ],
  algorithms: ["bfs", "dfs", "greedy-in-place", "greedy-manhattan", "a-star-patterns"],
  boards: 2,
  seed: 1,
  maxStates: 100,
  maxBytes: 1e7,
  maxMs: 1000,
} as const;

async function runs(): Promise<ExperimentRun[]> {
  const finished: ExperimentRun[] = [];
  for await (const event of runExperiment(plan, () => 0)) {
    if (event.type === "start") expect(event.runs).toBe(20);
    if (event.type === "run") finished.push(event.run);
  }
  return finished;
}

describe("experiment", () => {
  it("gives the same boards to every algorithm, and optimal ones agree", async () => {
    const finished = await runs();
    expect(finished).toHaveLength(20);
    for (const size of ["2×2", "2×3"]) {
      const lengths = new Map<string, number>();
      for (const run of finished.filter((other) => other.size === size)) {
        const key = run.board.join();
        if (!isOptimal(run.algorithm) || !run.result.moves) continue;
        const length = run.result.moves.length;
        expect(lengths.get(key) ?? length).toBe(length);
        lengths.set(key, length);
      }
      expect(lengths.size).toBeLessThanOrEqual(2);
    }
  });

  it("goes on where a heuristic does not fit the board", async () => {
    const odd = { ...plan, sizes: [[7, 2]], algorithms: ["a-star-walking"], boards: 2 } as const;
    const events: string[] = [];
    for await (const event of runExperiment(odd, () => 0)) {
      events.push(event.type === "skipped" ? event.reason : event.type);
    }
    expect(events).toEqual(["start", expect.stringContaining("got 7 lines of 2"), "end"]);
  });

  it("stands beside the published figures, as table, CSV and chart", async () => {
    const finished = await runs();
    const table = experimentTable(finished);
    expect(table).toContain("published  5/10/0  6/12/0  6/12/0");
    expect(table).toMatch(/ {2}-\/1\d\d\/0/);
    for (const line of table.split("\n")) expect(line.length, line).toBeLessThanOrEqual(80);
    const csv = experimentCsv(finished).trimEnd().split("\n");
    expect(csv).toHaveLength(21);
    expect(new Set(csv.map((line) => line.split(",").length))).toEqual(new Set([11]));
    const chart = experimentChart("2×3", finished);
    expect(chart.match(/<rect x=/g)).toHaveLength(5);
    expect(chart).toContain("of 2 reached");
  });
});
