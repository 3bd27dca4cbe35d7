import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { FlowNetwork } from "../flow-network";
import { MaxFlow } from "../max-flow";

/** The least capacity of all ways to split the vertices between source and sink. */
function leastCut(n: number, edges: readonly number[][], source: number, sink: number): number {
  let least = Infinity;
  for (let set = 0; set < 1 << n; set++) {
    const side = (v: number) => (set >> v) & 1;
    if (side(source) !== 1 || side(sink) !== 0) continue;
    let cut = 0;
    for (const [a, b, there, back] of edges) {
      if (side(a!) === 1 && side(b!) === 0) cut += there!;
      if (side(b!) === 1 && side(a!) === 0) cut += back!;
    }
    least = Math.min(least, cut);
  }
  return least;
}

it("flows keep the bounds and what comes in goes out; minCut is a least cut", () => {
  for (const random of rounds(300)) {
    const n = random.int(2, 6);
    const network = new MaxFlow(n);
    const edges: number[][] = [];
    let value = 0;
    // Edges and flow in turn: new edges must not disturb the flow.
    for (let round = 0; round < 2; round++) {
      for (let count = random.int(0, 7); count > 0; count--) {
        const [a, b] = [random.int(0, n - 1), random.int(0, n - 1)];
        const [there, back] = [random.int(0, 5), random.pick([0, 0, 3])];
        expect(network.addEdge(a, b, there, back)).toBe(edges.length);
        edges.push([a, b, there, back]);
      }
      value += network.flow(0, n - 1);
      expect(value).toBe(leastCut(n, edges, 0, n - 1));
      const excess = new Array<number>(n).fill(0);
      edges.forEach(([a, b, there, back], edge) => {
        const flow = network.flowOf(edge);
        expect(flow <= there! && flow >= -back!).toBe(true);
        excess[a!]! -= flow;
        excess[b!]! += flow;
      });
      expect([excess[0], excess[n - 1]]).toEqual([0 - value, value]);
      expect(excess.slice(1, -1).every((left) => left === 0)).toBe(true);
      const side = network.minCut(0);
      let cut = 0;
      for (const [a, b, there, back] of edges) {
        if (side[a!] === 1 && side[b!] === 0) cut += there!;
        if (side[b!] === 1 && side[a!] === 0) cut += back!;
      }
      expect(cut).toBe(value);
    }
    network.reset();
    expect(edges.every((_, edge) => network.flowOf(edge) === 0)).toBe(true);
    expect(network.flow(0, n - 1)).toBe(value);
  }
});

it("a network without edges or vertices", () => {
  expect(new FlowNetwork(0).m).toBe(0);
  const network = new FlowNetwork(3);
  expect([...network.minCut(1)]).toEqual([0, 1, 0]);
  network.addEdge(0, 2, Infinity);
  expect([...network.minCut(1)]).toEqual([0, 1, 0]);
  expect([...network.minCut(0)]).toEqual([1, 0, 1]);
});
