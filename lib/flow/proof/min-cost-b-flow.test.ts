import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { MinCostBFlow } from "../min-cost-b-flow";

it("larger networks: bounds, supplies and the signs of the dual, also when solved again", () => {
  for (const random of rounds(150)) {
    const n = random.int(2, 15);
    const network = new MinCostBFlow(n);
    const excess = new Array<number>(n).fill(0);
    const edges = Array.from({ length: random.int(1, 60) }, () => {
      const [from, to] = [random.int(0, n - 1), random.int(0, n - 1)];
      const lower = random.int(-5, 5);
      const upper = lower + random.int(0, 9);
      const cost = random.int(-9, 9);
      network.addEdge(from, to, lower, upper, cost);
      const flow = random.int(lower, upper); // some flow: the supplies can be met
      excess[from]! -= flow;
      excess[to]! += flow;
      return { from, to, lower, upper, cost };
    });
    excess.forEach((left, v) => {
      network.addSupply(v, 0 - left);
    });
    for (let run = 0; run < 2; run++) {
      expect(network.solve()).toBe(true);
      const left = excess.slice();
      let wrong = 0;
      edges.forEach(({ from, to, lower, upper, cost }, edge) => {
        const flow = network.flowOf(edge);
        left[from]! += flow;
        left[to]! -= flow;
        const dual = cost + network.potential(from) - network.potential(to);
        if (flow < lower || flow > upper) wrong++;
        if ((flow < upper && dual < 0) || (flow > lower && dual > 0)) wrong++;
      });
      expect([wrong, left.every((amount) => amount === 0)]).toEqual([0, true]);
    }
  }
});

it("a path of two thousand vertices, and one unit to the neighbour among 10^5", () => {
  const n = 2000;
  const network = new MinCostBFlow(n);
  for (let v = 1; v < n; v++) network.addEdge(v - 1, v, 1, 4, 2);
  network.addSupply(0, 3);
  network.addSupply(n - 1, -3);
  expect(network.solve()).toBe(true);
  expect(network.cost()).toBe(BigInt(6 * (n - 1)));
  const long = new MinCostBFlow(100_000);
  long.addEdge(0, 1, 0, 1, 1);
  long.addSupply(0, 1);
  long.addSupply(1, -1);
  expect(long.solve()).toBe(true);
});

it("costs beyond 2^53 are exact", () => {
  const network = new MinCostBFlow(2);
  const edge = network.addEdge(0, 1, 0, 2 ** 40, 2 ** 40 - 1);
  network.addSupply(0, 2 ** 40 - 1);
  network.addSupply(1, 1 - 2 ** 40);
  expect([network.solve(), network.cost()]).toEqual([true, (2n ** 40n - 1n) ** 2n]);
  const answers = [network.flowOf(edge), network.potential(1) - network.potential(0)];
  expect(answers).toEqual([2 ** 40 - 1, 2 ** 40 - 1]);
});

it("more supplies and edges after a run; nothing at all", () => {
  expect(new MinCostBFlow(0).solve()).toBe(true);
  const network = new MinCostBFlow(2);
  expect(network.solve()).toBe(true);
  network.addSupply(0, 1);
  expect(network.solve()).toBe(false);
  network.addSupply(1, -1);
  expect(network.solve()).toBe(false);
  network.addEdge(0, 1, 0, 1, -5);
  expect(network.solve()).toBe(true);
  expect([network.flowOf(0), network.cost()]).toEqual([1, -5n]);
  network.addEdge(1, 1, 0, 2, -1); // a negative cycle is used as far as it goes
  expect(network.solve() && network.cost()).toBe(-7n);
});

it("refuses bad vertices, supplies, bounds and costs", () => {
  const network = new MinCostBFlow(2);
  expect(network.solve()).toBe(true);
  expect(() => network.flowOf(0)).toThrow("flowOf: edge must be in [0, 0), got 0");
  expect(() => network.potential(2)).toThrow("potential: v must be in [0, 2), got 2");
  // The largest and the least of what is allowed: cheap there, dear back.
  network.addEdge(0, 1, -(2 ** 40), 2 ** 40, -(2 ** 49));
  network.addEdge(1, 0, 0, 2 ** 40, 2 ** 49);
  network.addSupply(0, 2 ** 40);
  network.addSupply(1, -(2 ** 40));
  expect(network.solve()).toBe(true);
  expect([network.flowOf(0), network.flowOf(1)]).toEqual([2 ** 40, 0]);
  for (const edge of [-1, 0.5])
    expect(() => network.flowOf(edge)).toThrow(`flowOf: edge must be in [0, 2), got ${edge}`);
});
