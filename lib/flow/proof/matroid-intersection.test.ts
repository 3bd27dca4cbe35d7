import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { randomGraph } from "../../graph/random-graph";
import type { Random } from "../../sequence/random";
import { DisjointSets } from "../../structure/disjoint-sets";
import { GraphicMatroid } from "../graphic-matroid";
import { type Matroid, matroidIntersection } from "../matroid-intersection";
import { PartitionMatroid } from "../partition-matroid";

type IsIndependent = (set: readonly number[]) => boolean;

function some(random: Random, m: number): [Matroid, IsIndependent] {
  if (random.int(0, 1) === 0) {
    const n = random.int(2, 5);
    const { from, to } = randomGraph(random, n, m);
    const isForest = (set: readonly number[]) => {
      const sets = new DisjointSets(n);
      return set.every((e) => sets.union(from[e]!, to[e]!));
    };
    return [new GraphicMatroid(n, from, to), isForest];
  }
  const capacity = Array.from({ length: random.int(1, 5) }, () => random.int(0, 2));
  const classes = Array.from({ length: m }, () => random.int(0, capacity.length - 1));
  const fits = (set: readonly number[]) =>
    capacity.every((most, c) => set.filter((e) => classes[e] === c).length <= most);
  return [new PartitionMatroid(classes, capacity), fits];
}

test("two random matroids: the size of the largest among all sets", () => {
  for (const random of rounds(150)) {
    const m = random.int(0, 8);
    const [first, inFirst] = some(random, m);
    const [second, inSecond] = some(random, m);
    let most = 0;
    for (let bits = 0; bits < 1 << m; bits++) {
      const set = Array.from({ length: m }, (_, e) => e).filter((e) => (bits >> e) & 1);
      if (set.length > most && inFirst(set) && inSecond(set)) most = set.length;
    }
    const common = [...matroidIntersection(first, second)];
    expect(common.length).toBe(most);
    expect(inFirst(common) && inSecond(common)).toBe(true);
  }
});

test("different elements are refused", () => {
  const [one, two] = [[0], [0, 0]].map((classes) => new PartitionMatroid(classes, [1]));
  const call = () => matroidIntersection(one!, two!);
  expect(call).toThrow("matroidIntersection: got 1 and 2 elements");
});
