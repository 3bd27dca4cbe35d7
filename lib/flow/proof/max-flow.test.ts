import { expect, it } from "vitest";
import { MaxFlow } from "../max-flow";

it("a limit stops the flow, the next call goes on", () => {
  const network = new MaxFlow(2);
  network.addEdge(0, 1, 10);
  expect([network.flow(0, 1, 3), network.flow(0, 1, 0), network.flow(0, 1, 30)]).toEqual([3, 0, 7]);
});

it("a limit holds for short and longer ways together", () => {
  const network = new MaxFlow(3);
  network.addEdge(0, 1, 3);
  network.addEdge(0, 2, 3);
  network.addEdge(2, 1, 3);
  expect([network.flow(0, 1, 4), network.flow(0, 1)]).toEqual([4, 2]);
});

it("a path of 10^5 vertices, from either end", () => {
  const n = 100_000;
  const network = new MaxFlow(n);
  for (let v = 1; v < n; v++) network.addEdge(v - 1, v, v === 777 ? 5 : 9, 6);
  expect([network.flow(0, n - 1), network.flow(n - 1, 0)]).toEqual([5, 11]); // first the 5 go back
});

it("refuses bad ends, infinite and unsafe flows", () => {
  const network = new MaxFlow(2);
  expect(network.flow(0, 1)).toBe(0);
  expect(() => network.flow(2, 1)).toThrow("flow: source must be in [0, 2), got 2");
  expect(() => network.flow(0, 0.5)).toThrow("flow: sink must be in [0, 2), got 0.5");
  network.addEdge(0, 1, 2 ** 53 - 1);
  expect(network.flow(0, 1)).toBe(2 ** 53 - 1);
  network.addEdge(0, 1, 2 ** 53 - 1);
  network.reset();
  expect(() => network.flow(0, 1)).toThrow("MaxFlow.flow: the flow exceeds 2^53 - 1");
  const endless = new MaxFlow(3);
  endless.addEdge(0, 1, Infinity);
  endless.addEdge(1, 2, 7);
  expect(endless.flow(0, 2)).toBe(7);
  endless.addEdge(1, 2, Infinity);
  expect(() => endless.flow(0, 2)).toThrow("MaxFlow.flow: the flow is infinite");
  expect(endless.flow(0, 2, 5)).toBe(5);
  for (const limit of [-1, Number.NaN])
    expect(() => endless.flow(0, 2, limit)).toThrow(`limit must be ≥ 0, got ${limit}`);
});
