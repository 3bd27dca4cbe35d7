import { expect, test } from "vitest";
import { Random } from "../../sequence/random";
import { functionalGraph } from "../functional-graph";

test("random graphs: agrees with walking from each vertex", () => {
  const random = new Random(1);
  for (let run = 0; run < 400; run++) {
    const n = random.int(1, 9);
    const next = Array.from({ length: n }, () => random.int(0, n - 1));
    const { count, cycle, depth, root, length } = functionalGraph(next);
    const walks = next.map((_, first) => {
      const walk = [first];
      while (!walk.includes(next[walk[walk.length - 1]!]!))
        walk.push(next[walk[walk.length - 1]!]!);
      return { walk, meets: walk.indexOf(next[walk[walk.length - 1]!]!) };
    });
    for (const [v, { walk, meets }] of walks.entries()) {
      expect([depth[v], root[v], length[cycle[v]!]]).toEqual([
        meets,
        walk[meets],
        walk.length - meets,
      ]);
      expect(cycle[v]).toBe(cycle[next[v]!]);
    }
    expect([...new Set(cycle)].sort()).toEqual([...length.keys()]);
    expect(count).toBe(length.length);
    // Different cycles have different numbers.
    const least = walks.map(({ walk, meets }) => Math.min(...walk.slice(meets)));
    expect(new Set(least).size).toBe(count);
  }
});

test("no vertex, a path of 2·10^5 vertices into a loop, a ring of them", () => {
  expect(functionalGraph([]).count).toBe(0);
  const n = 200_000;
  const path = functionalGraph(Int32Array.from({ length: n }, (_, v) => Math.max(0, v - 1)));
  expect([path.count, path.depth[n - 1], path.length[0]]).toEqual([1, n - 1, 1]);
  const ring = functionalGraph(Int32Array.from({ length: n }, (_, v) => (v + 1) % n));
  expect([ring.count, ring.depth[n - 1], ring.length[0]]).toEqual([1, 0, n]);
});
