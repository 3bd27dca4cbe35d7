import fc from "fast-check";
import { numberLines } from "../../lib/io/number-lines";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxVertices, maxEdges, maxWeight } = problem.bounds;

/** Small connected graphs that shrink: a tree, and pairs that are not in it. */
export const small: fc.Arbitrary<Uint8Array> = fc.integer({ min: 1, max: 6 }).chain((n) => {
  const weight = fc.integer({ min: 0, max: 9 });
  return fc
    .tuple(
      fc.array(fc.tuple(fc.nat(), weight), { minLength: n - 1, maxLength: n - 1 }),
      fc.array(fc.tuple(fc.nat(), fc.nat(), weight), { maxLength: 8 }),
    )
    .map(([tree, more]) => {
      const edges = tree.map(([pick, w], v) => [v + 1, pick % (v + 1), w]);
      for (const [a, b, w] of more) edges.push([a % n, b % n, w]);
      return text(n, edges);
    });
});

export const generators: Generators = {
  random: (random) => connected(random, random.int(2, 80), random.int(1, 300), maxWeight),
  equal: (random) => connected(random, random.int(2, 80), random.int(1, 300), 1),
  large: (random) => connected(random, maxVertices, maxEdges - maxVertices, maxWeight),
  "large-dense": (random) => connected(random, 450, maxEdges - 450, maxWeight),
};

/** A random tree and some more pairs, in random order. */
function connected(random: Random, n: number, more: number, heaviest: number): Uint8Array {
  const label = random.shuffle(Array.from({ length: n }, (_, v) => v));
  const weight = () => random.int(0, heaviest);
  const edges: number[][] = [];
  for (let v = 1; v < n; v++) edges.push([label[v]!, label[random.int(0, v - 1)]!, weight()]);
  for (let i = 0; i < more; i++) {
    edges.push([random.int(0, n - 1), random.int(0, n - 1), weight()]);
  }
  return text(n, random.shuffle(edges));
}

/** Drops loops and repeated pairs. */
function text(n: number, edges: readonly (readonly number[])[]): Uint8Array {
  const seen = new Set<number>();
  const kept = edges.filter(([a, b]) => {
    const name = Math.min(a!, b!) * n + Math.max(a!, b!);
    if (a === b || seen.has(name)) return false;
    seen.add(name);
    return true;
  });
  return numberLines([[n, kept.length], ...kept]);
}
