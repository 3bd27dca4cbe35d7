import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { undirectedCsr } from "../../graph/csr";
import { randomGraph } from "../../graph/random-graph";
import { chinesePostman } from "../chinese-postman";

it("walks through every edge, back to its start, and no shorter set of doubled edges would do", () => {
  let walks = 0;
  for (const random of rounds(300)) {
    const m = random.int(0, 8);
    const { n, from, to } = randomGraph(random, random.int(1, 5), m);
    const weights = Array.from({ length: m }, () => random.int(0, 9));
    const walk = chinesePostman(undirectedCsr(n, from, to), weights);
    const label = Array.from({ length: n }, (_, v) => v);
    for (let pass = 0; pass < n; pass++) {
      for (let e = 0; e < m; e++)
        label[from[e]!] = label[to[e]!] = Math.min(label[from[e]!]!, label[to[e]!]!);
    }
    const isConnected = new Set(Array.from(from, (v) => label[v])).size <= 1;
    expect(walk !== undefined).toBe(isConnected);
    if (walk === undefined) continue;
    walks++;
    const { vertices, edges, length } = walk;
    expect(vertices.at(0)).toBe(vertices.at(-1));
    expect([...new Set(edges)].sort((a, b) => a - b)).toEqual(weights.map((_, e) => e));
    for (const [i, e] of edges.entries()) {
      const ends = [vertices[i]!, vertices[i + 1]!];
      expect([
        [from[e], to[e]],
        [to[e], from[e]],
      ]).toContainEqual(ends);
    }
    let best = Infinity;
    for (let set = 0; set < 2 ** m; set++) {
      const degree = new Array<number>(n).fill(0);
      let sum = 0;
      for (let e = 0; e < m; e++) {
        const times = 1 + ((set >> e) & 1);
        degree[from[e]!]! += times;
        degree[to[e]!]! += times;
        sum += times * weights[e]!;
      }
      if (degree.every((d) => d % 2 === 0)) best = Math.min(best, sum);
    }
    expect(length).toBe(best);
    expect(edges.reduce((sum, e) => sum + weights[e]!, 0)).toBe(best);
  }
  expect(walks).toBeGreaterThan(50);
});

it("refuses weights that are no integers ≥ 0, and distances that a matching cannot hold", () => {
  const path = undirectedCsr(3, [0, 1], [1, 2]);
  for (const weight of [-1, 0.5, Number.NaN, 2 ** 53]) {
    const call = () => chinesePostman(path, [1, weight]);
    expect(call).toThrow(`chinesePostman: weights[1] must be an integer ≥ 0, got ${weight}`);
  }
  expect(() => chinesePostman(path, [2 ** 49, 1])).toThrow("chinesePostman: distances up to");
});
