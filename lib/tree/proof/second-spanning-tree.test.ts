import { expect, test } from "vitest";
import { connectedGraph, randomGraph } from "../../graph/random-graph";
import { Random } from "../../sequence/random";
import { DisjointSets } from "../../structure/disjoint-sets";
import { secondSpanningTree } from "../second-spanning-tree";

test("random graphs: the second of all spanning trees, and the lightest that is heavier", () => {
  const random = new Random(1);
  for (let run = 0; run < 200; run++) {
    const n = random.int(1, 5);
    const { from, to } = (run % 4 === 0 ? randomGraph : connectedGraph)(
      random,
      n,
      n + random.int(-1, 4),
    );
    const weights = Float64Array.from(from, () => random.int(-2, random.pick([0, 5])) / 2);
    const weigh = (ids: number[]) => ids.reduce((sum, e) => sum + weights[e]!, 0);
    const isTree = (ids: number[]) => {
      const sets = new DisjointSets(n);
      return ids.every((e) => sets.union(from[e]!, to[e]!)) && sets.count === 1;
    };
    const all: number[] = [];
    for (let set = 0; set < 2 ** from.length; set++) {
      const ids = [...from.keys()].filter((e) => (set >> e) & 1);
      if (isTree(ids)) all.push(weigh(ids));
    }
    all.sort((a, b) => a - b);
    for (const isHeavier of [false, true]) {
      const second = secondSpanningTree(n, from, to, weights, isHeavier);
      const wanted = isHeavier ? all.find((weight) => weight > all[0]!) : all[1];
      if (second === undefined) {
        expect(wanted).toBe(undefined);
        continue;
      }
      const ids = [...second.edges];
      expect(ids.length).toBe(n - 1);
      expect(isTree(ids)).toBe(true);
      expect([weigh(ids), second.weight]).toEqual([wanted, wanted]);
      const first = ids.map((e) => (e === second.added ? second.removed : e));
      expect([isTree(first), weigh(first)]).toEqual([true, all[0]]);
    }
  }
});

test("a ring of 2·10^4 edges of which all weigh the same", () => {
  const n = 20_000;
  const from = Int32Array.from({ length: n }, (_, v) => v);
  const to = from.map((v) => (v + 1) % n);
  expect(
    secondSpanningTree(
      n,
      from,
      to,
      from.map(() => 7),
    )?.added,
  ).toBe(n - 1);
  expect(
    secondSpanningTree(
      n,
      from,
      to,
      from.map(() => 7),
      true,
    ),
  ).toBe(undefined);
});
