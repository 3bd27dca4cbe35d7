import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { functionalGraph } from "../functional-graph";

test("depth, root and cycle of each vertex are those of its walk; the program asks for lengths alone", () => {
  for (const random of rounds(60)) {
    const next = new Int32Array(random.int(1, 9));
    for (const v of next.keys()) next[v] = random.int(0, next.length - 1);
    const { count, cycle, depth, root, length } = functionalGraph(next);
    for (const first of next.keys()) {
      const walk = [first];
      while (!walk.includes(next[walk.at(-1)!]!)) walk.push(next[walk.at(-1)!]!);
      const meets = walk.indexOf(next[walk.at(-1)!]!);
      const facts = [depth[first], root[first], length[cycle[first]!], cycle[next[first]!]];
      expect(facts).toEqual([meets, walk[meets], walk.length - meets, cycle[first]]);
    }
    expect([...new Set(cycle)].sort()).toEqual([...length.keys()]);
    expect(count).toBe(length.length);
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
