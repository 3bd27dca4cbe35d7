import { expect, test } from "vitest";
import { holdToTwin } from "../../../scripts/testing/hold-to-twin";
import { Mod } from "../../number/mod";
import { arborescenceCount } from "../arborescence-count";
import { twin } from "./arborescence-count.twin";
import { solve } from "./arborescence-count.verify";
import { twin as circuits } from "./eulerian-circuit-count.twin";
import { solve as countCircuits } from "./eulerian-circuit-count.verify";
import { twin as undirected } from "./spanning-tree-count.twin";
import { solve as countUndirected } from "./spanning-tree-count.verify";

test("random graphs: all sets of arcs", () => holdToTwin(twin, solve, 300));

test("undirected graphs: all sets of edges", () => holdToTwin(undirected, countUndirected, 300));

test("Eulerian circuits: all orders of the arcs", () => holdToTwin(circuits, countCircuits, 300));

test("one vertex, small moduli, what is refused", () => {
  expect(arborescenceCount(1, [0], [0], 0, new Mod(7))).toBe(1);
  expect(arborescenceCount(2, [0, 0, 0], [1, 1, 1], 0, new Mod(3))).toBe(0);
  expect(arborescenceCount(2, [0, 0, 0], [1, 1, 1], 0, new Mod(2))).toBe(1);
  const count = (n: number, from: number[], to: number[], root: number) => () =>
    arborescenceCount(n, from, to, root, new Mod(7));
  for (const n of [0, 0.5, 8193]) expect(count(n, [], [], 0)).toThrow(/^arborescenceCount: n must/);
  expect(count(2, [0], [], 0)).toThrow("got 1 starts and 0 ends");
  expect(count(2, [], [], 2)).toThrow("root must be a vertex in [0, 2), got 2");
  expect(count(2, [0], [-1], 0)).toThrow("to[0] must be a vertex in [0, 2), got -1");
  expect(count(2, [0.5], [1], 0)).toThrow("from[0] must be a vertex");
});
