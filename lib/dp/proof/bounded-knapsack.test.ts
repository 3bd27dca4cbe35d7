import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { boundedKnapsack } from "../bounded-knapsack";

/** All numbers of copies of the items from `item` on. */
function naive(
  weights: number[],
  values: number[],
  copies: number[],
  capacity: number,
  item = 0,
): number {
  if (item === weights.length) return 0;
  let best = -Infinity;
  for (let count = 0; count <= copies[item]! && count * weights[item]! <= capacity; count++) {
    const rest = capacity - count * weights[item]!;
    best = Math.max(best, count * values[item]! + naive(weights, values, copies, rest, item + 1));
  }
  return best;
}

it("agrees with all choices", () => {
  for (const random of rounds(300)) {
    const n = random.int(0, 5);
    const column = (low: number, high: number) =>
      Array.from({ length: n }, () => random.int(low, high));
    const [weights, values] = [column(1, 6), column(-3, 9)];
    const copies = column(0, 4).map((count) => (random.int(0, 5) === 0 ? Infinity : count));
    const capacity = random.int(0, 20);
    const best = boundedKnapsack({ weights, values, copies }, capacity);
    expect(best.length).toBe(capacity + 1);
    best.forEach((value, c) => {
      expect(value).toBe(naive(weights, values, copies, c));
    });
    const ones = weights.map(() => 1);
    expect(boundedKnapsack({ weights, values }, capacity)).toEqual(
      boundedKnapsack({ weights, values, copies: ones }, capacity),
    );
  }
});

it("takes the largest capacity, and weights far above it", () => {
  expect(boundedKnapsack({ weights: [], values: [] }, 2 ** 27).length).toBe(2 ** 27 + 1);
  const items = { weights: [2 ** 53 - 1, 2], values: [9, 5] };
  expect([...boundedKnapsack(items, 3)]).toEqual([0, 0, 5, 5]);
});

it("refuses bad items and capacities", () => {
  const one = { weights: [1], values: [1] };
  for (const capacity of [-1, 0.5, Number.NaN, 2 ** 28])
    expect(() => boundedKnapsack(one, capacity)).toThrow(/^boundedKnapsack: capacity must be in/);
  for (const bad of [0, -1, 0.5, Number.NaN])
    expect(() => boundedKnapsack({ weights: [bad], values: [1] }, 1)).toThrow(/item 0 has weight/);
  expect(() => boundedKnapsack({ weights: [1], values: [Infinity] }, 1)).toThrow(/value Infinity/);
  for (const bad of [-1, 0.5, Number.NaN])
    expect(() => boundedKnapsack({ ...one, copies: [bad] }, 1)).toThrow(`${bad} copies`);
  expect(() => boundedKnapsack({ weights: [1], values: [1, 2] }, 1)).toThrow(/different lengths/);
  expect(() => boundedKnapsack({ ...one, copies: [] }, 1)).toThrow(/different lengths/);
});
