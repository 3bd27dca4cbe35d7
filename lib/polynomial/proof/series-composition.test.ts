import { expect, it } from "vitest";
import { seriesComposition } from "../series-composition";

it("gives as many terms as are asked for, of arrays of any lengths", () => {
  // 1 / (1 - y) of x + x² has the Fibonacci numbers as coefficients.
  const ones = new Int32Array(30).fill(1);
  const fibonacci = [1, 1];
  for (let i = 2; i < 30; i++) fibonacci.push(fibonacci[i - 1]! + fibonacci[i - 2]!);
  for (let n = 0; n <= 30; n++)
    expect([...seriesComposition(ones, Int32Array.of(0, 1, 1), n)]).toEqual(fibonacci.slice(0, n));
  expect([...seriesComposition(Int32Array.of(7, 2), Int32Array.of(0, 5, 1), 5)]).toEqual([
    7, 10, 2, 0, 0,
  ]);
  expect([...seriesComposition(new Int32Array(0), Int32Array.of(0, 1), 3)]).toEqual([0, 0, 0]);
  expect([...seriesComposition(Int32Array.of(7, 2), new Int32Array(0), 3)]).toEqual([7, 0, 0]);
});

it("leaves its arguments as they were", () => {
  const [f, g] = [Int32Array.of(1, 2, 3, 4), Int32Array.of(0, 2, 3, 4)];
  seriesComposition(f, g);
  expect([...f, ...g]).toEqual([1, 2, 3, 4, 0, 2, 3, 4]);
});
