import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { DynamicConnectivity } from "../dynamic-connectivity";

it("agrees with searches, loops and parallel edges included", () => {
  for (const random of rounds(50)) {
    const n = random.int(1, 16);
    const values = Array.from({ length: n }, () => random.int(-9, 9));
    const graph = new DynamicConnectivity(n, values);
    const edges: [number, number][] = [];
    const most = random.pick([n - 1, n + 2, 3 * n]);
    for (let step = 0; step < 150; step++) {
      const [u, v] = [random.int(0, n - 1), random.int(0, n - 1)];
      if (random.int(0, most) >= edges.length) {
        graph.link(u, v);
        edges.push([u, v]);
      } else {
        const [edge] = edges.splice(random.int(0, edges.length - 1), 1);
        if (step % 2 === 0) graph.unlink(...edge!);
        else graph.unlink(edge![1], edge![0]);
      }
      graph.add(v, step);
      values[v]! += step;
      let label = values.map((_, vertex) => vertex);
      for (const [a, b] of edges) label = label.map((x) => (x === label[a] ? label[b]! : x));
      const reached = [...label.keys()].filter((vertex) => label[vertex] === label[u]);
      expect(graph.count).toBe(new Set(label).size);
      expect(graph.same(u, v)).toBe(label[u] === label[v]);
      expect(graph.sizeOf(u)).toBe(reached.length);
      expect(graph.sum(u)).toBe(reached.reduce((sum, vertex) => sum + values[vertex]!, 0));
    }
  }
});

/** The least vertex that each vertex reaches, in passes over all edges. */
function labels(n: number, edges: readonly (readonly number[])[]): number[] {
  const label = Array.from({ length: n }, (_, v) => v);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [u, v] of edges) {
      changed ||= label[u!] !== label[v!];
      label[u!] = label[v!] = Math.min(label[u!]!, label[v!]!);
    }
  }
  return label;
}

it("blocks within blocks, of which the links between the largest go first: edges rise to all levels", () => {
  const n = 64;
  for (const random of rounds(5)) {
    const graph = new DynamicConnectivity(n);
    const edges: number[][] = [];
    for (let size = n; size > 1; size /= 2) {
      for (let at = 0; at < 3 * n; at += size) {
        const first = at % n;
        edges.push([first + random.int(0, size - 1), first + random.int(0, size - 1)]);
      }
    }
    for (const [u, v] of random.shuffle([...edges])) graph.link(u!, v!);
    while (edges.length > 0) {
      const [u, v] = edges.shift()!;
      graph.unlink(u!, v!);
      const label = labels(n, edges);
      expect(graph.count).toBe(new Set(label).size);
      expect(graph.same(u!, v!)).toBe(label[u!] === label[v!]);
      expect(graph.sizeOf(u!)).toBe(label.filter((other) => other === label[u!]).length);
    }
  }
});

it("a ladder that loses one step after the other falls apart only at the end", () => {
  const n = 2000;
  const graph = new DynamicConnectivity(2 * n);
  for (let i = 0; i < n; i++) {
    graph.link(i, n + i);
    if (i > 0) graph.link(i - 1, i);
    if (i > 0) graph.link(n + i - 1, n + i);
  }
  for (let i = 1; i < n; i++) graph.unlink(i, n + i);
  expect([graph.count, graph.same(n - 1, 2 * n - 1)]).toEqual([1, true]);
  graph.unlink(0, n);
  expect([graph.count, graph.same(n - 1, 2 * n - 1), graph.sizeOf(n)]).toEqual([2, false, n]);
});
