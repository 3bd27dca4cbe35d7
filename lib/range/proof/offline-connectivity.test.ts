import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { OfflineConnectivity } from "../offline-connectivity";

it("agrees with searches", () => {
  for (const random of rounds(150)) {
    const n = random.int(1, 8);
    const graph = new OfflineConnectivity(n);
    const edges: [number, number][] = [];
    const expected: number[] = [];
    const labels = () => {
      let label = Array.from({ length: n }, (_, vertex) => vertex);
      for (const [u, v] of edges) {
        const [from, to] = [label[u]!, label[v]!];
        label = label.map((other) => (other === from ? to : other));
      }
      return label;
    };
    for (let step = 0; step < 60; step++) {
      const [u, v] = [random.int(0, n - 1), random.int(0, n - 1)];
      const kind = random.int(0, 3);
      if (kind === 0) {
        graph.link(u, v);
        edges.push([u, v]);
      } else if (kind === 1 && edges.length > 0) {
        const [edge] = edges.splice(random.int(0, edges.length - 1), 1);
        if (step % 2 === 0) graph.unlink(...edge!);
        else graph.unlink(edge![1], edge![0]);
      } else if (kind === 2) {
        expect(graph.askSame(u, v)).toBe(expected.length);
        expected.push(+(labels()[u] === labels()[v]));
      } else {
        expect(graph.askCount()).toBe(expected.length);
        expected.push(new Set(labels()).size);
      }
      if (step === 30) expect([...graph.answers()]).toEqual(expected);
    }
    expect([...graph.answers()]).toEqual(expected);
  }
});

it("a path of a hundred thousand vertices that is cut and joined", () => {
  const n = 100_000;
  const graph = new OfflineConnectivity(n);
  for (let v = 1; v < n; v++) graph.link(v - 1, v);
  graph.askSame(0, n - 1);
  for (let v = 1; v < n; v += 1000) {
    graph.unlink(v, v - 1);
    graph.askSame(0, n - 1);
    graph.askCount();
    graph.link(v, v - 1);
  }
  const answers = graph.answers();
  expect([answers[0], answers[1], answers[2], answers[200]]).toEqual([1, 0, 2, 2]);
});
