import { expect, it } from "vitest";
import { MinCostBFlow } from "../min-cost-b-flow";

it("a path of two thousand vertices, and one unit to the neighbour in a million", () => {
  const n = 2000;
  const network = new MinCostBFlow(n);
  for (let v = 1; v < n; v++) network.addEdge(v - 1, v, 1, 4, 2);
  network.addSupply(0, 3);
  network.addSupply(n - 1, -3);
  expect(network.solve()).toBe(true);
  expect(network.cost()).toBe(BigInt(6 * (n - 1)));
  const long = new MinCostBFlow(1_000_000);
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
  expect(network.solve()).toBe(true);
  expect(network.cost()).toBe((2n ** 40n - 1n) ** 2n);
  expect([network.flowOf(edge), network.potential(1) - network.potential(0)]).toEqual([
    2 ** 40 - 1,
    2 ** 40 - 1,
  ]);
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
