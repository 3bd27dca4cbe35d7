import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { csr } from "../../graph/csr";
import { bipartiteCover, largestAntichain } from "../bipartite-cover";
import { bipartiteMatching } from "../bipartite-matching";

it("touches every edge with as few vertices as any set, as many of them left as possible", () => {
  for (const random of rounds(250)) {
    const [left, right, m] = [random.int(0, 5), random.int(0, 5), random.int(0, 10)];
    const edges =
      left * right === 0
        ? []
        : Array.from({ length: m }, () => [random.int(0, left - 1), random.int(0, right - 1)]);
    const from = edges.map(([a]) => a!);
    const to = edges.map(([, b]) => b!);
    let [fewest, mostLeft] = [Infinity, 0];
    for (let set = 0; set < 1 << (left + right); set++) {
      const has = (v: number) => (set >> v) & 1;
      if (edges.some(([a, b]) => has(a!) + has(left + b!) === 0)) continue;
      let [size, lefts] = [0, 0];
      for (let v = 0; v < left + right; v++) {
        size += has(v);
        if (v < left) lefts += has(v);
      }
      if (size < fewest) [fewest, mostLeft] = [size, lefts];
      else if (size === fewest) mostLeft = Math.max(mostLeft, lefts);
    }
    const cover = bipartiteCover(left, right, from, to, bipartiteMatching(left, right, from, to));
    const sum = (side: Uint8Array) => side.reduce((a, b) => a + b, 0);
    expect(edges.every(([a, b]) => cover.left[a!]! + cover.right[b!]! > 0)).toBe(true);
    expect(sum(cover.left) + sum(cover.right)).toBe(fewest);
    expect(sum(cover.left)).toBe(mostLeft);
  }
});

it("a path of 10^5 vertices", () => {
  const n = 50_000;
  const from = Int32Array.from({ length: 2 * n - 2 }, (_, e) => (e + 1) >> 1);
  const to = Int32Array.from({ length: 2 * n - 2 }, (_, e) => e >> 1);
  const partner = bipartiteMatching(n, n - 1, from, to);
  const cover = bipartiteCover(n, n - 1, from, to, partner);
  expect([cover.left.includes(1), cover.right.includes(0)]).toEqual([false, false]);
});

it("the largest antichain, against all sets of vertices", () => {
  for (const random of rounds(200)) {
    const n = random.int(1, 8);
    const names = random.shuffle(Array.from({ length: n }, (_, v) => v));
    const reach = Array.from({ length: n }, () => 0); // by number before the names
    const [from, to]: number[][] = [[], []];
    for (let u = n - 1; u >= 0; u--) {
      for (let v = u + 1; v < n; v++) {
        if (random.int(0, 3) > 0) continue;
        reach[u]! |= reach[v]! | (1 << v);
        from!.push(names[u]!);
        to!.push(names[v]!);
      }
    }
    const isChainless = (set: number) =>
      reach.every((below, u) => !((set >> u) & 1) || (below & set) === 0);
    const sizeOf = (set: number) => set.toString(2).replace(/0/g, "").length;
    const sets = Array.from({ length: 1 << n }, (_, set) => set).filter(isChainless);
    const antichain = largestAntichain(csr(n, from!, to!));
    expect(isChainless(antichain.reduce((set, v) => set | (1 << names.indexOf(v)), 0))).toBe(true);
    expect(antichain.length).toBe(Math.max(...sets.map(sizeOf)));
  }
  expect(() => largestAntichain(csr(2, [0, 1], [1, 0]))).toThrow("the graph has a cycle");
});
