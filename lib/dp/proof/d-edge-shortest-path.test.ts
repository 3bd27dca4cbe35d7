import { expect, it } from "vitest";
import { holdToTwin } from "../../../scripts/testing/hold-to-twin";
import { Random } from "../../sequence/random";
import { dEdgeShortestPath } from "../d-edge-shortest-path";
import { divideAndConquer } from "../divide-and-conquer";
import { twin } from "./d-edge-shortest-path.twin";
import { solve } from "./d-edge-shortest-path.verify";
import { mongeMatrix } from "./smawk.twin";

it("pairs in ranges: the table of all ends and numbers", () => {
  holdToTwin(twin, solve, 100, ["small"]);
  holdToTwin(twin, solve, 10, ["middle"]);
});

it("Monge matrices: every number of ranges, costs of any sign", () => {
  const random = new Random(1);
  for (let step = 0; step < 60; step++) {
    const n = random.int(1, 10);
    const matrix = mongeMatrix(random, n + 1, n + 1);
    const largest = Math.max(...matrix.flat().map(Math.abs));
    const cost = (l: number, r: number) => matrix[l]![r]!;
    for (let d = 1; d <= n; d++) {
      expect(dEdgeShortestPath(n, d, largest, cost)).toBe(divideAndConquer(n, d, cost)[n]);
    }
  }
});

it("refuses bad arguments", () => {
  const call = (n: number, d: number, largest: number) => () =>
    dEdgeShortestPath(n, d, largest, () => 0);
  for (const n of [0, 0.5, 2 ** 27]) expect(call(n, 1, 1)).toThrow("n must be in [1, 2^26]");
  for (const d of [0, 0.5, 4]) expect(call(3, d, 1)).toThrow(`d must be in [1, 3], got ${d}`);
  for (const largest of [-1, 0.5, 2 ** 50]) expect(call(3, 1, largest)).toThrow("largest must be");
});
