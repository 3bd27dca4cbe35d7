import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { undirectedCsr } from "../../graph/csr";
import { centroidDecomposition } from "../centroid-decomposition";
import { randomTree } from "../random-tree";

it("each centroid halves its part", () => {
  for (const random of rounds(120)) {
    const n = random.int(1, 30);
    const { a, b } = randomTree(random, n, random.int(1, 30));
    const { level, parent, order } = centroidDecomposition(undirectedCsr(n, a, b));
    const neighbours = (v: number) =>
      [...a].flatMap((_, e) => (a[e] === v ? [b[e]!] : b[e] === v ? [a[e]!] : []));
    const part = (v: number, least: number): number[] => {
      const vertices = [v];
      for (const w of vertices) {
        for (const x of neighbours(w))
          if (level[x]! >= least && !vertices.includes(x)) vertices.push(x);
      }
      return vertices;
    };
    expect([...order].sort((x, y) => x - y)).toEqual(Array.from({ length: n }, (_, v) => v));
    for (const c of order) {
      const whole = part(c, level[c]!);
      expect(whole.filter((v) => level[v] === level[c])).toEqual([c]);
      for (const w of neighbours(c)) {
        if (level[w]! < level[c]!) continue;
        expect(2 * part(w, level[c]! + 1).length).toBeLessThanOrEqual(whole.length);
      }
      if (parent[c] === -1) expect(level[c]).toBe(0);
      else {
        expect(level[c]).toBe(level[parent[c]!]! + 1);
        expect(part(parent[c]!, level[parent[c]!]!)).toContain(c);
        expect(order.indexOf(c)).toBeGreaterThan(order.indexOf(parent[c]!));
      }
    }
  }
});

it("a path of 10^5 vertices and a star", () => {
  const n = 100_000;
  const a = Int32Array.from({ length: n - 1 }, (_, v) => v);
  const { level } = centroidDecomposition(
    undirectedCsr(
      n,
      a,
      a.map((v) => v + 1),
    ),
  );
  expect(level.reduce((most, l) => (l > most ? l : most), 0)).toBe(16);
  const star = centroidDecomposition(undirectedCsr(1000, new Int32Array(999), a.subarray(1, 1000)));
  expect([star.order[0], star.level[7]]).toEqual([0, 1]);
});
