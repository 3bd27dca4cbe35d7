import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { minPlusPower, minPlusProduct } from "../min-plus-power";

it("powers are walks edge by edge, negative edges among them", () => {
  const random = new Random(1);
  for (let step = 0; step < 60; step++) {
    const n = step % 6;
    const costs = Array.from({ length: n * n }, () =>
      random.int(0, 2) === 0 ? Infinity : random.int(-9, 9),
    );
    // best[from][v]: the least cost of walks of `edges` edges, found one edge at a time.
    let best = Array.from({ length: n }, (_, from) =>
      Array.from({ length: n }, (__, v) => (v === from ? 0 : Infinity)),
    );
    for (let edges = 0; edges < 12; edges++) {
      expect(Array.from(minPlusPower(n, costs, edges))).toEqual(best.flat());
      best = best.map((row) =>
        row.map((_, v) => Math.min(...row.map((cost, u) => cost + costs[u * n + v]!))),
      );
    }
    const [three, nine] = [minPlusPower(n, costs, 3), minPlusPower(n, costs, 9n)];
    expect(minPlusProduct(n, minPlusProduct(n, three, three), three)).toEqual(nine);
  }
});

it("a circle of one vertex takes any number of edges", () => {
  expect(minPlusPower(1, [1], 2 ** 53 - 1)[0]).toBe(2 ** 53 - 1);
  expect(minPlusPower(1, [0], 10n ** 40n)[0]).toBe(0);
});

it("refuses bad exponents and costs, takes n to 4096", () => {
  expect(() => minPlusPower(1, [1], 0.5)).toThrow("the exponent must be an integer, got 0.5");
  expect(() => minPlusPower(1, [1], -1n)).toThrow("the exponent must not be negative, got -1");
  for (const cost of [-Infinity, Number.NaN]) {
    expect(() => minPlusPower(1, [cost], 1)).toThrow(`expected numbers or Infinity, got ${cost}`);
  }
  expect(() => minPlusProduct(4096, [], [])).toThrow("expected 16777216 entries, got 0");
});
