import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { DisjointSets } from "../../structure/disjoint-sets";
import { minimumSpanningTree } from "../minimum-spanning-tree";
import { pathGraph, randomGraph } from "../random-graph";

test("random graphs, weights of any sign: the lightest of all sets that connect as much", () => {
  for (const random of rounds(300)) {
    const n = random.int(1, 5);
    const { from, to } = randomGraph(random, n, random.int(0, 7));
    const weights = Float64Array.from(from, () => random.int(-4, 9) / 2);
    const tree = minimumSpanningTree(n, from, to, weights);
    const weigh = (ids: Iterable<number>) => [...ids].reduce((sum, e) => sum + weights[e]!, 0);
    const components = (ids: Iterable<number>) => {
      const sets = new DisjointSets(n);
      for (const e of ids) sets.union(from[e]!, to[e]!);
      return sets.count;
    };
    const all = [...from.keys()];
    let best = Number.POSITIVE_INFINITY;
    for (let set = 0; set < 2 ** all.length; set++) {
      const ids = all.filter((e) => (set >> e) & 1);
      if (ids.length === n - components(all) && components(ids) === components(all))
        best = Math.min(best, weigh(ids));
    }
    expect(weigh(tree)).toBe(best);
    expect(components(tree)).toBe(components(all));
    expect(tree.length).toBe(n - components(all));
  }
});

test("no vertex, equal weights, a path of 2·10^5 vertices", () => {
  expect(minimumSpanningTree(0, [], [], [])).toHaveLength(0);
  expect([...minimumSpanningTree(2, [0, 1, 0], [1, 0, 1], [5, 5, 5])]).toEqual([0]);
  const { n, from, to } = pathGraph(200_000);
  const weights = from.map((v) => n - v);
  expect(minimumSpanningTree(n, from, to, weights).every((e, i) => e === n - 2 - i)).toBe(true);
});
