import { expect, test } from "vitest";
import { holdToTwin } from "../../scripts/verify/hold-to-twin";
import { Random } from "../sequence/random";
import { directedMst } from "./directed-mst";
import { twin } from "./directed-mst.twin";
import { solve } from "./directed-mst.verify";
import { pathGraph, randomGraph } from "./random-graph";

test("random graphs: the least weight of all choices of arcs", () => holdToTwin(twin, solve, 800));

test("random graphs with loops, parallel arcs and weights of any sign; out of reach", () => {
  const random = new Random(1);
  let unreached = 0;
  for (let run = 0; run < 1500; run++) {
    const n = random.int(1, 4);
    const { from, to } = randomGraph(random, n, random.int(0, 9));
    const weights = from.map(() => random.int(-9, 9));
    const root = random.int(0, n - 1);
    let best = Number.POSITIVE_INFINITY;
    for (let set = 0; set < 2 ** from.length; set++) {
      const ids = [...from.keys()].filter((e) => (set >> e) & 1);
      if (ids.length !== n - 1) continue;
      const reached = new Set([root]);
      for (const v of reached) for (const e of ids) if (from[e] === v) reached.add(to[e]!);
      if (reached.size === n)
        best = Math.min(
          best,
          ids.reduce((sum, e) => sum + weights[e]!, 0),
        );
    }
    const tree = directedMst(n, from, to, weights, root);
    if (best === Number.POSITIVE_INFINITY) unreached++;
    expect(tree === undefined).toBe(best === Number.POSITIVE_INFINITY);
    if (tree === undefined) continue;
    expect(tree[root]).toBe(-1);
    expect([...tree].every((e, v) => v === root || to[e] === v)).toBe(true);
    expect([...tree].reduce((sum, e) => sum + (e < 0 ? 0 : weights[e]!), 0)).toBe(best);
  }
  expect(unreached).toBeGreaterThan(100);
});

test("a path of 10^6 vertices, and arcs back that are lighter", () => {
  const { n, from, to } = pathGraph(1_000_000);
  const both = { from: [...from, ...to], to: [...to, ...from] };
  const weights = Int32Array.from(both.from, (_, e) => (e < n - 1 ? 5 : 1));
  const tree = directedMst(n, both.from, both.to, weights, 0)!;
  expect(tree.every((e, v) => e === v - 1)).toBe(true);
});

test("what is refused", () => {
  expect(() => directedMst(0, [], [], [], 0)).toThrow("directedMst: n must be");
  expect(() => directedMst(1, [], [], [], 1)).toThrow("directedMst: root must be in [0, 1), got 1");
  expect(() => directedMst(2, [0], [], [1], 0)).toThrow("got 1 tails, 0 heads, 1 weights");
  expect(() => directedMst(2, [0], [2], [1], 0)).toThrow("arc 0 must join vertices in [0, 2)");
  expect(() => directedMst(2, [0], [1], [Number.NaN], 0)).toThrow(
    "by a finite weight, got 0 → 1, NaN",
  );
});
