import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { Random } from "../../sequence/random";
import { MaxFlow } from "../max-flow";
import { PushRelabel } from "../push-relabel";

it("agrees with MaxFlow on networks of middle size, directed and with loops, between any two vertices", () => {
  for (const random of rounds(150)) {
    const n = random.int(2, 40);
    const [pushes, dinic] = [new PushRelabel(n), new MaxFlow(n)];
    const excess = new Array<number>(n).fill(0);
    const edges: [number, number][] = [];
    for (let count = random.int(0, 200); count > 0; count--) {
      const [a, b] = [random.int(0, n - 1), random.int(0, n - 1)];
      const capacity = random.int(0, 20);
      pushes.addEdge(a, b, capacity);
      dinic.addEdge(a, b, capacity);
      edges.push([a, b]);
    }
    const source = random.int(0, n - 1);
    const sink = (source + random.int(1, n - 1)) % n;
    const value = pushes.flow(source, sink);
    expect(value).toBe(dinic.flow(source, sink));
    edges.forEach(([a, b], edge) => {
      excess[a]! -= pushes.flowOf(edge);
      excess[b]! += pushes.flowOf(edge);
      if (a === b) expect(pushes.flowOf(edge)).toBe(0);
    });
    excess[source]! += value;
    excess[sink]! -= value;
    expect(excess).toEqual(new Array(n).fill(0));
    expect(pushes.minCut(source)).toEqual(dinic.minCut(source));
  }
});

it("a path of 10^5 vertices, from either end", () => {
  const n = 100_000;
  const network = new PushRelabel(n);
  for (let v = 1; v < n; v++) network.addEdge(v - 1, v, v === 777 ? 5 : 9, 6);
  expect([network.flow(0, n - 1), network.flow(n - 1, 0)]).toEqual([5, 11]); // first the 5 go back
});

/** Counts how often the head of an arc is read. */
class Counted extends PushRelabel {
  reads = 0;

  protected override build(): void {
    super.build();
    this.head = new Proxy(this.head, {
      get: (target, arc) => {
        if (arc === "length") return target.length;
        this.reads++;
        return target[Number(arc)];
      },
    });
  }
}

it("a grid of low capacities: gaps and searches keep the labels exact", () => {
  const random = new Random(1);
  const [rows, columns] = [200, 5];
  const source = rows * columns;
  const network = new Counted(source + 2);
  for (let v = 0; v < source; v++) {
    const column = v % columns;
    if (column + 1 < columns) network.addEdge(v, v + 1, random.int(1, 20), random.int(1, 20));
    if (v + columns < source) network.addEdge(v, v + columns, random.int(1, 20), random.int(1, 20));
    if (column === 0) network.addEdge(source, v, 30);
    if (column === columns - 1) network.addEdge(v, source + 1, 30);
  }
  network.flow(source, source + 1);
  expect(network.reads).toBeLessThan(40 * network.m);
});

it("a vertex that fills a thousand arcs reads each of them a few times", () => {
  const k = 1000;
  const network = new Counted(k + 3);
  network.addEdge(k, k + 1, k);
  for (let v = 0; v < k; v++) {
    network.addEdge(k + 1, v, 1);
    network.addEdge(v, k + 2, 1);
  }
  expect(network.flow(k, k + 2)).toBe(k);
  expect(network.reads).toBeLessThan(40 * network.m);
});

it("refuses bad ends, infinite and unsafe flows", () => {
  const network = new PushRelabel(2);
  expect(network.flow(0, 1)).toBe(0);
  expect(() => network.flow(2, 1)).toThrow("flow: source must be in [0, 2), got 2");
  expect(() => network.flow(0, 0.5)).toThrow("flow: sink must be in [0, 2), got 0.5");
  network.addEdge(0, 1, 2 ** 53 - 1);
  expect(network.flow(0, 1)).toBe(2 ** 53 - 1);
  network.addEdge(0, 1, 2 ** 53 - 1);
  network.reset();
  expect(() => network.flow(0, 1)).toThrow("PushRelabel.flow: the flow exceeds 2^53 - 1");
  const endless = new PushRelabel(3);
  endless.addEdge(0, 1, Infinity);
  expect(() => endless.flow(0, 2)).toThrow("PushRelabel.flow: capacities must be finite");
});
