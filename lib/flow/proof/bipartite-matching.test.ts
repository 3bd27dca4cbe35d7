import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { bipartiteMatching } from "../bipartite-matching";
import { kuhn } from "./bipartite-matching.twin";

it("many layers: random graphs whose perfect matching is known", () => {
  for (const random of rounds(100)) {
    const n = random.int(1, 60);
    const name = random.shuffle(Array.from({ length: n }, (_, v) => v));
    const [from, to]: [number[], number[]] = [[], []];
    for (let i = 0; i < n; i++) {
      for (const j of [i, random.int(0, i), random.int(0, i)]) {
        from.push(name[i]!);
        to.push(j);
      }
    }
    const partner = bipartiteMatching(n, n, from, to);
    expect(name.map((v) => partner[v])).toEqual(name.map((_, i) => i));
  }
});

it("edges given up to five times, so that the start sees no leaves and errs often", () => {
  for (const random of rounds(200)) {
    const [left, right] = [random.int(2, 14), random.int(2, 14)];
    const edges = Array.from({ length: random.int(0, 3 * left) }, (): [number, number] => [
      random.int(0, left - 1),
      random.int(0, right - 1),
    ]);
    const repeated = random.shuffle(
      edges.flatMap((edge) => new Array<[number, number]>(random.int(2, 5)).fill(edge)),
    );
    const [from, to] = [repeated.map(([l]) => l), repeated.map(([, r]) => r)];
    const partner = [...bipartiteMatching(left, right, from, to)];
    const pairs = partner.flatMap((r, l) => (r < 0 ? [] : [[l, r]]));
    expect(pairs.filter(([l, r]) => edges.some(([a, b]) => a === l && b === r))).toEqual(pairs);
    expect(new Set(pairs.map(([, r]) => r)).size).toBe(pairs.length);
    expect(pairs.length).toBe(kuhn(left, right, edges).filter((l) => l >= 0).length);
  }
});

it("a path of 10^5 vertices and a cycle as long", () => {
  const n = 50_000;
  const there = Int32Array.from({ length: 2 * n }, (_, e) => e >> 1);
  const back = Int32Array.from({ length: 2 * n }, (_, e) => ((e + 1) >> 1) % n);
  const matched = (partner: Int32Array) => partner.filter((r) => r >= 0).length;
  expect(matched(bipartiteMatching(n, n, there, back))).toBe(n);
  const path = [there.subarray(0, 2 * n - 1), back.subarray(0, 2 * n - 1)] as const;
  expect(matched(bipartiteMatching(n, n, ...path))).toBe(n);
});

it("no vertex, no edge, one side larger", () => {
  expect(bipartiteMatching(0, 0, [], [])).toHaveLength(0);
  expect([...bipartiteMatching(2, 1, [], [])]).toEqual([-1, -1]);
  expect([...bipartiteMatching(1, 3, [0, 0], [2, 2])]).toEqual([2]);
});

it("finds the path that passes all left vertices", () => {
  const from = [0, 0, 0, 0, 0, 0, 0, 1, 1];
  const to = [0, 0, 1, 1, 1, 1, 1, 0, 0];
  expect([...bipartiteMatching(2, 2, from, to)]).toEqual([1, 0]);
});
