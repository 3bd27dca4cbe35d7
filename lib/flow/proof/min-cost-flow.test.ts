import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { tableOf } from "../../io/proof/rows-of";
import { MinCostFlow } from "../min-cost-flow";

/** The least cost of each amount, over all flows of a tiny network. */
function leastCosts(n: number, edges: readonly number[][]): Map<number, number> {
  const best = new Map<number, number>();
  const flow = edges.map(() => 0);
  for (;;) {
    const excess = new Array<number>(n).fill(0);
    let cost = 0;
    edges.forEach(([a, b, , price], edge) => {
      excess[a!]! -= flow[edge]!;
      excess[b!]! += flow[edge]!;
      cost += flow[edge]! * price!;
    });
    if (excess.slice(1, -1).every((left) => left === 0)) {
      const amount = excess[n - 1]!;
      best.set(amount, Math.min(best.get(amount) ?? Infinity, cost));
    }
    let edge = 0;
    while (edge < edges.length && flow[edge] === edges[edge]![2]) flow[edge++] = 0;
    if (edge === edges.length) return best;
    flow[edge]!++;
  }
}

it("slope() is the least cost of each amount, negative costs too", () => {
  for (const random of rounds(250)) {
    const n = random.int(2, 4);
    const network = new MinCostFlow(n);
    const edges: number[][] = [];
    // Negative costs only towards larger numbers, so no cycle is negative.
    for (let count = random.int(0, 6); count > 0; count--) {
      const [a, b] = [random.int(0, n - 1), random.int(0, n - 1)];
      edges.push([a, b, random.int(0, 2), random.int(a < b ? -4 * (b - a) : 4 * (a - b), 30)]);
      const [from, to, capacity, cost] = edges[edges.length - 1] as [
        number,
        number,
        number,
        number,
      ];
      network.addEdge(from, to, capacity, cost);
    }
    const best = leastCosts(n, edges);
    const corners = network.slope(0, n - 1);
    let [flow, cost] = corners[0]!;
    expect([flow, cost]).toEqual([0, 0]);
    let slope = -Infinity;
    for (const [nextFlow, nextCost] of corners.slice(1)) {
      const price = (nextCost - cost) / (nextFlow - flow);
      expect(price).toBeGreaterThan(slope);
      slope = price;
      for (let amount = flow; amount <= nextFlow; amount++)
        expect(cost + (amount - flow) * price).toBe(best.get(amount));
      [flow, cost] = [nextFlow, nextCost];
    }
    expect(flow).toBe(Math.max(...best.keys()));
    expect(edges.reduce((sum, edge, id) => sum + edge[3]! * network.flowOf(id), 0)).toBe(cost);
  }
});

it("a path of 10^5 vertices, with negative costs", () => {
  const n = 100_000;
  const network = new MinCostFlow(n);
  for (let v = 1; v < n; v++) network.addEdge(v - 1, v, 3, v % 2 === 0 ? 2 : -1);
  expect(network.flow(0, n - 1)).toEqual({ flow: 3, cost: 3 * (n / 2 - 2) });
});

it("a source behind an edge of negative cost", () => {
  const network = new MinCostFlow(3);
  network.addEdge(0, 1, 1, -5);
  network.addEdge(1, 2, 1, 2);
  expect(network.flow(1, 2)).toEqual({ flow: 1, cost: 2 });
});

it("a path of negative costs against the order of the vertices", () => {
  const network = new MinCostFlow(50);
  for (let v = 1; v < 50; v++) network.addEdge(v, v - 1, 1, -1);
  expect(network.flow(49, 0)).toEqual({ flow: 1, cost: -49 });
});

it("stops at the limit", () => {
  expect(new MinCostFlow(2).flow(0, 1, 0)).toEqual({ flow: 0, cost: 0 });
  expect(new MinCostFlow(0).n).toBe(0);
  const network = new MinCostFlow(2);
  network.addEdge(0, 1, 5, 1);
  network.addEdge(0, 1, 5, 3);
  expect(network.flow(0, 1, 7)).toEqual({ flow: 7, cost: 11 });
  expect([network.flowOf(0), network.flowOf(1)]).toEqual([5, 2]);
});

it("paths of the same cost make one piece", () => {
  const network = new MinCostFlow(2);
  for (let copy = 0; copy < 2; copy++) network.addEdge(0, 1, 1, 4);
  expect(network.slope(0, 1)).toEqual(tableOf("0 0, 2 8"));
});

it("the largest costs and capacities; a whole cost beyond 2^53 - 1 is refused", () => {
  const network = new MinCostFlow(2);
  const cost = (2 ** 53 - 2) / 2;
  expect(network.addEdge(0, 1, 2 ** 31 - 1, cost)).toBe(0);
  expect([network.addEdge(0, 1, 0, -cost), network.flowOf(0)]).toEqual([1, 0]);
  expect(network.flow(0, 1, 2)).toEqual({ flow: 2, cost: 2 ** 53 - 2 });
  expect(new MinCostFlow(6361).addEdge(0, 1, 1, (2 ** 53 - 1) / 6361)).toBe(0);
  const dear = new MinCostFlow(2);
  dear.addEdge(0, 1, 3, cost);
  expect(() => dear.flow(0, 1)).toThrow("MinCostFlow: the cost exceeds 2^53 - 1");
  const free = new MinCostFlow(2);
  free.addEdge(0, 1, 2 ** 31 - 1, 0);
  expect(free.flow(0, 1)).toEqual({ flow: 2 ** 31 - 1, cost: 0 });
});

it("refuses bad vertices, capacities, costs, limits, negative cycles and second runs", () => {
  const network = new MinCostFlow(3);
  network.addEdge(1, 2, 1, -3);
  network.addEdge(2, 1, 1, 2);
  expect(() => network.flow(0, 1)).toThrow("MinCostFlow: a cycle has a negative cost");
  expect(() => network.addEdge(0, 1, 1, 1)).toThrow("MinCostFlow.addEdge: after flow() or slope()");
});
