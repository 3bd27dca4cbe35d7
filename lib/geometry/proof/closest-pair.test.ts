import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { closestPair } from "../closest-pair";

const square = (x: Float64Array, y: Float64Array, i: number, j: number): bigint =>
  BigInt(x[i]! - x[j]!) ** 2n + BigInt(y[i]! - y[j]!) ** 2n;

function check(x: Float64Array, y: Float64Array): void {
  let least = square(x, y, 0, 1);
  for (let j = 1; j < x.length; j++)
    for (let i = 0; i < j; i++) if (square(x, y, i, j) < least) least = square(x, y, i, j);
  const [i, j] = closestPair(x, y);
  expect(i).toBeLessThan(j);
  expect(square(x, y, i, j)).toBe(least);
}

it("squares of distances that differ by 0 to 4", () => {
  for (const random of rounds(250)) {
    const most = random.pick([2 ** 26 - 1, 2 ** 26, 1e9, 2 ** 40]);
    const points = Array.from({ length: random.int(2, 4) }, (_, i) => {
      const ends = [
        [3 * i * most, 3 * random.int(-9, 9) * most],
        [3 * i * most + random.int(0, 2), 0],
      ] as [[number, number], [number, number]];
      ends[1][1] = ends[0][1] + most;
      return ends;
    }).flat();
    const [x, y] = [0, 1].map((k) => Float64Array.from(points, (point) => point[k]!)) as [
      ...[Float64Array, Float64Array],
    ];
    const [forward, back] = [x, x.map((value) => -value)];
    for (const column of [forward, back]) {
      check(column, y);
      check(y, column);
    }
  }
});

it("points in a row, or one above the other", () => {
  const x = Int32Array.from({ length: 3 * 2 ** 15 }, (_, i) => 2 * i);
  x[50_000]! += 1;
  const zeros = new Int32Array(x.length);
  expect(closestPair(x, zeros)).toEqual([50_000, 50_001]);
  expect(closestPair(zeros, x)).toEqual([50_000, 50_001]);
});

it("a grid of 250 000 equal distances with one closer pair, and equal points", () => {
  const side = 500;
  const x = Int32Array.from({ length: side * side }, (_, i) => 1000 * (i % side));
  const y = Int32Array.from({ length: side * side }, (_, i) => 1000 * Math.floor(i / side));
  y[123456]! += 1;
  expect(closestPair(x, y)).toEqual([123456, 123956]);
  const same = new Int32Array(100_000).fill(7);
  expect(closestPair(same, same).length).toBe(2);
});

it("refuses fewer than two points", () => {
  const call = (n: number) => () => closestPair(new Int32Array(n), new Int32Array(n));
  for (const n of [0, 1]) expect(call(n)).toThrow(`expected at least two points, got ${n}`);
});

it("doubles have the least of all squares, as they are rounded", () => {
  for (const random of rounds(300)) {
    const [scale, n] = [random.pick([1e-9, 1, 2 ** 498]), random.int(2, 40)];
    const column = () => Float64Array.from({ length: n }, () => (random.float() - 0.5) * scale);
    const [x, y] = [column(), column()];
    const squares: number[] = [];
    const at = (i: number, j: number) => (x[i]! - x[j]!) ** 2 + (y[i]! - y[j]!) ** 2;
    for (let i = 0; i < n; i++) for (let j = 0; j < i; j++) squares.push(at(i, j));
    expect(at(...closestPair(x, y))).toBe(Math.min(...squares));
  }
  const bad = [Number.NaN, Infinity, 2 ** 501];
  for (const value of bad) {
    const call = () => closestPair(Float64Array.of(0, value), Float64Array.of(0, 0));
    expect(call).toThrow("closestPair: expected numbers within ±2^500");
  }
});
