import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { undirectedCsr } from "../../graph/csr";
import { randomTree } from "../random-tree";
import { rerooting } from "../rerooting";
import { rootedTree } from "../rooted-tree";

it("a merge that is not commutative and weights of edges: against one root after the other", () => {
  for (const random of rounds(250)) {
    const n = random.int(1, 10);
    const { a, b } = randomTree(random, n, random.int(1, 10));
    const weight = Array.from(a, () => random.int(1, 9));
    const graph = undirectedCsr(n, a, b);
    // Sums of distances: value = 2^20 · sum + vertices, so that both add up.
    const extend = (value: number, v: number, edge: number) => {
      const isAtEdge = edge >= 0 && (a[edge] === v || b[edge] === v);
      if (!isAtEdge) throw new Error(`no edge ${edge} at ${v}`);
      const [sum, count] = [Math.floor(value / 2 ** 20), (value % 2 ** 20) + 1];
      return (sum + count * weight[edge]!) * 2 ** 20 + count;
    };
    const whole = rerooting(graph, { identity: 0, merge: (x, y) => x + y, extend });
    for (let root = 0; root < n; root++) {
      const { order, parent, parentEdge } = rootedTree(graph, root);
      const far = new Array<number>(n).fill(0);
      let sum = 0;
      for (const v of order) {
        if (v !== root) far[v] = far[parent[v]!]! + weight[parentEdge[v]!]!;
        sum += far[v]!;
      }
      expect(whole[root]).toBe(sum * 2 ** 20 + n - 1);
    }
    // The last neighbour wins or the first: the order is that of the graph.
    const last = { identity: -1, merge: (x: number, y: number) => (y < 0 ? x : y) };
    const value = rerooting(graph, { ...last, extend: (_, v) => v });
    for (let v = 0; v < n && n > 1; v++) expect(value[v]).toBe(graph.head[graph.start[v + 1]! - 1]);
  }
});

it("a path of 10^5 vertices, a star", () => {
  const n = 100_001;
  const rule = { identity: 0, merge: Math.max, extend: (value: number) => value + 1 };
  const a = Int32Array.from({ length: n - 1 }, (_, v) => v);
  const far = rerooting(
    undirectedCsr(
      n,
      a,
      a.map((v) => v + 1),
    ),
    rule,
  );
  expect([far[0], far[1], far[n >> 1]]).toEqual([n - 1, n - 2, n >> 1]);
  const ends = a.subarray(1, 100_000);
  const star = rerooting(undirectedCsr(100_000, new Int32Array(99_999), ends), rule);
  expect([star[0], star[1], star[99_999]]).toEqual([1, 2, 2]);
});
