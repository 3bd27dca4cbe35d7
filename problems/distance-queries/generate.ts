import fc from "fast-check";
import { numberLines } from "../../lib/io/number-lines";
import type { Random } from "../../lib/sequence/random";
import { randomTree } from "../../lib/tree/random-tree";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxNodes, maxQueries } = problem.bounds;

/**
 * Small valid inputs that shrink, for stress runs and tests: the parent of node v + 2 is one of the
 * nodes before it.
 */
export const small: fc.Arbitrary<Uint8Array> = fc
  .array(fc.nat({ max: 9 }), { maxLength: 7 })
  .chain((ups) => {
    const n = ups.length + 1;
    const node = fc.integer({ min: 1, max: n });
    return fc.array(fc.tuple(node, node), { minLength: 1, maxLength: 6 }).map((queries) => {
      const edges = ups.map((up, v) => [v + 2, 1 + (up % (v + 1))]);
      return numberLines([[n, queries.length], ...edges, ...queries]);
    });
  });

export const generators: Generators = {
  random: (random) => tree(random, random.int(1, 60), random.int(1, 60), random.int(1, 20)),
  path: (random) => tree(random, 100, 100, 1),
  "large-random": (random) => tree(random, maxNodes, maxQueries, maxNodes),
  "large-path": (random) => tree(random, maxNodes, maxQueries, 1),
  "large-long": (random) => tree(random, maxNodes, maxQueries, 10),
};

function tree(random: Random, n: number, q: number, reach: number): Uint8Array {
  const { a, b } = randomTree(random, n, reach);
  function* rows() {
    yield [n, q];
    for (let e = 0; e < n - 1; e++) yield [a[e]! + 1, b[e]! + 1];
    for (let query = 0; query < q; query++) yield [random.int(1, n), random.int(1, n)];
  }
  return numberLines(rows());
}
