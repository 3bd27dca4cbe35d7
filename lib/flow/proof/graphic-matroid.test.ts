import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { randomGraph } from "../../graph/random-graph";
import { DisjointSets } from "../../structure/disjoint-sets";
import { GraphicMatroid } from "../graphic-matroid";

const isForest = (n: number, a: ArrayLike<number>, b: ArrayLike<number>, set: number[]) => {
  const sets = new DisjointSets(n);
  return set.every((e) => sets.union(a[e]!, b[e]!));
};

test("random forests: each edge outside joins, or replaces exactly the edges of its circuit", () => {
  for (const random of rounds(300)) {
    const n = random.int(1, 7);
    const { from, to } = randomGraph(random, n, random.int(0, 10));
    const matroid = new GraphicMatroid(n, from, to);
    const set: number[] = [];
    for (const e of from.keys())
      if (random.int(0, 2) > 0 && isForest(n, from, to, [...set, e])) set.push(e);
    matroid.choose(Uint8Array.from(from, (_, e) => Number(set.includes(e))));
    for (const e of from.keys()) {
      if (set.includes(e)) continue;
      const others = set.filter((f) => isForest(n, from, to, [...set.filter((g) => g !== f), e]));
      const circuit = matroid.circuit(e);
      expect(circuit === undefined).toBe(isForest(n, from, to, [...set, e]));
      if (circuit !== undefined) expect([...circuit].sort((x, y) => x - y)).toEqual(others);
    }
  }
});
