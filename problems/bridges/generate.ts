import fc from "fast-check";
import { type EdgeList, edgeLines, pathGraph, simpleGraph } from "../../lib/graph/random-graph";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { problem } from "./problem";

const { maxVertices, maxEdges } = problem.bounds;

/** Small connected graphs that shrink: a tree, and pairs that are not in it. */
export const small: fc.Arbitrary<string> = fc.integer({ min: 1, max: 7 }).chain((n) =>
  fc
    .tuple(
      fc.array(fc.nat(), { minLength: n - 1, maxLength: n - 1 }),
      fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 5 }),
    )
    .map(([tree, more]) => {
      const edges = tree.map((pick, v) => [v + 1, pick % (v + 1)]);
      for (const [a, b] of more) edges.push([a % n, b % n]);
      return connected(n, edges);
    }),
);

export const generators: Generators = {
  random: (random) => {
    const n = random.int(2, 60);
    return tree(random, n, random.int(0, 20));
  },
  large: (random) => tree(random, maxVertices - 20_000, 20_000),
  "large-path": () => text(pathGraph(maxVertices)),
  "large-dense": (random) => text(simpleGraph(random, 500, maxEdges)),
};

/** A random tree and some more pairs, in random order. */
function tree(random: Random, n: number, more: number): string {
  const label = random.shuffle(Array.from({ length: n }, (_, v) => v));
  const edges: number[][] = [];
  for (let v = 1; v < n; v++) edges.push([label[v]!, label[random.int(0, v - 1)]!]);
  for (let i = 0; i < more; i++) edges.push([random.int(0, n - 1), random.int(0, n - 1)]);
  return connected(n, random.shuffle(edges));
}

/** Drops loops and repeated pairs. */
function connected(n: number, edges: readonly (readonly number[])[]): string {
  const seen = new Set<number>();
  const kept = edges.filter(([a, b]) => {
    const name = Math.min(a!, b!) * n + Math.max(a!, b!);
    if (a === b || seen.has(name)) return false;
    seen.add(name);
    return true;
  });
  return text({
    n,
    from: Int32Array.from(kept, (edge) => edge[0]!),
    to: Int32Array.from(kept, (edge) => edge[1]!),
  });
}

function text(edges: EdgeList): string {
  return `${edges.n} ${edges.from.length}\n${edgeLines(edges)}`;
}
