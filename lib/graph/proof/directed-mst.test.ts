import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { directedMst } from "../directed-mst";
import { pathGraph, randomGraph } from "../random-graph";

/** The least total weight, one contraction of all cycles after the other; Infinity out of reach. */
function leastTotal(vertices: number, list: readonly number[][], from: number): number {
  let [n, arcs, root, total] = [vertices, list, from, 0];
  for (;;) {
    const best = new Array<number[]>(n);
    for (const arc of arcs) {
      const [a, b, weight] = arc as [number, number, number];
      if (a !== b && b !== root && weight < (best[b]?.[2] ?? Infinity)) best[b] = arc;
    }
    const id = new Array<number>(n).fill(-1);
    const walk = new Array<number>(n).fill(-1);
    let count = 0;
    for (let v = 0; v < n; v++) {
      if (v === root) continue;
      if (!best[v]) return Infinity;
      total += best[v]![2]!;
    }
    for (let v = 0; v < n; v++) {
      let u = v;
      for (; u !== root && walk[u] !== v && id[u]! < 0; u = best[u]![0]!) walk[u] = v;
      if (u === root || id[u]! >= 0) continue;
      for (; id[u]! < 0; u = best[u]![0]!) id[u] = count;
      count++;
    }
    if (count === 0) return total;
    for (let v = 0; v < n; v++) if (id[v]! < 0) id[v] = count++;
    arcs = arcs.map(([a, b, weight]) => [id[a!]!, id[b!]!, weight! - (best[b!]?.[2] ?? 0)]);
    [n, root] = [count, id[root]!];
  }
}

test("larger random graphs, cycles in cycles: the total of contracting step by step", () => {
  for (const random of rounds(200)) {
    const n = random.int(2, random.pick([5, 40]));
    const { from, to } = randomGraph(random, n, random.int(n, 6 * n));
    // Arcs between near vertices are light, so that cycles close among them first.
    const weights = from.map((a, e) => Math.abs(a - to[e]!) * random.int(1, 9) - random.int(0, 5));
    const root = random.int(0, n - 1);
    const arcs = [...from].map((a, e) => [a, to[e]!, weights[e]!]);
    const tree = directedMst(n, from, to, weights, root);
    const total = tree?.reduce((sum, e) => sum + (e < 0 ? 0 : weights[e]!), 0);
    expect(total ?? Infinity).toBe(leastTotal(n, arcs, root));
    if (!tree) continue;
    const before = Int32Array.from(tree, (e) => (e < 0 ? root : from[e]!));
    tree.forEach((e, v) => {
      if (v !== root) expect(to[e]).toBe(v);
      let u = v;
      for (let step = 0; step < n; step++) u = before[u]!;
      expect(u).toBe(root);
    });
  }
});

test("a path of 2·10^5 vertices, and arcs back that are lighter", () => {
  const { n, from, to } = pathGraph(200_000);
  const both = (first: ArrayLike<number>, then: ArrayLike<number>) => {
    const arcs = new Int32Array(2 * n - 2);
    arcs.set(first);
    arcs.set(then, n - 1);
    return arcs;
  };
  const weights = new Int32Array(2 * n - 2).fill(5, 0, n - 1).fill(1, n - 1);
  const tree = directedMst(n, both(from, to), both(to, from), weights, 0)!;
  expect(tree.every((e, v) => e === v - 1)).toBe(true);
});
