import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { csr } from "../csr";
import { floydWarshall } from "../floyd-warshall";
import { pathGraph, randomGraph } from "../random-graph";

test("random graphs: the least lengths of walks, -Infinity where longer ones are shorter", () => {
  for (const random of rounds(400)) {
    const n = random.int(1, 6);
    const { from, to } = randomGraph(random, n, random.int(0, 12));
    const weights = from.map(() => random.int(-3, 9));
    const distance = floydWarshall(csr(n, from, to), weights);
    for (let source = 0; source < n; source++) {
      const length: number[] = new Array(n).fill(Number.POSITIVE_INFINITY);
      length[source] = 0;
      const relax = (step: (l: number) => number) => {
        for (let round = 0; round < n; round++) {
          for (let e = 0; e < from.length; e++) {
            const next = length[from[e]!]! + weights[e]!;
            if (next < length[to[e]!]!) length[to[e]!] = step(next);
          }
        }
      };
      relax((l) => l);
      relax(() => Number.NEGATIVE_INFINITY);
      expect([...distance.subarray(source * n, source * n + n)]).toEqual(length);
    }
  }
});

test("no vertex, a negative loop, a long path, what is refused", () => {
  expect(floydWarshall(csr(0, [], []), [])).toHaveLength(0);
  expect([...floydWarshall(csr(1, [0], [0]), [-1])]).toEqual([Number.NEGATIVE_INFINITY]);
  const { n, from, to } = pathGraph(300);
  expect(
    floydWarshall(
      csr(n, from, to),
      from.map(() => -1),
    )[n - 1],
  ).toBe(1 - n);
  const call = () => floydWarshall(csr(2 ** 13 + 1, [], []), []);
  expect(call).toThrow("n must be at most 2^13, got 8193");
  expect(() => floydWarshall(csr(1, [0], [0]), [Number.NaN])).toThrow("weights[0] must be finite");
});
