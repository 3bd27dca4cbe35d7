import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { convolutionExact } from "../convolution-exact";
import { naiveSums } from "./naive-sums";

const naive = (a: Int32Array, b: Int32Array) => naiveSums(a, b).map(Number);

it("agrees with sums term by term, for terms of any sign", () => {
  const random = new Random(1);
  for (let step = 0; step < 100; step++) {
    const longest = step < 150 ? 12 : 130;
    const most = Math.floor(Math.sqrt(2 ** 53 / longest)) - 1;
    const low = step % 3 === 0 ? most - 2 : step % 3 === 1 ? 0 : -most;
    const high = step % 4 === 0 ? Math.max(low, 1) : most;
    const factor = () =>
      Int32Array.from({ length: random.int(1, longest) }, () => random.int(low, high));
    const a = factor();
    const b = step % 5 === 0 ? a : factor();
    expect([...convolutionExact(a, b)]).toEqual(naive(a, b));
  }
});

it("agrees with sums in doubles, for factors long enough for WebAssembly", () => {
  const random = new Random(2);
  const factor = (length: number) =>
    Int32Array.from({ length }, () => random.int(-(2 ** 20), 2 ** 20));
  const [a, b] = [factor(6000), factor(2500)];
  const sums = new Float64Array(a.length + b.length - 1); // below 2^52
  for (let i = 0; i < a.length; i++)
    for (let j = 0; j < b.length; j++) sums[i + j]! += a[i]! * b[j]!;
  expect(convolutionExact(a, b)).toEqual(sums);
});

it("the largest sums stay exact", () => {
  const n = 2 ** 11;
  const a = new Int32Array(n).fill(2 ** 21 - 1);
  const b = new Int32Array(n).fill(-(2 ** 21));
  const sums = convolutionExact(a, b);
  expect(sums[n - 1]).toBe(-(2 ** 11) * (2 ** 21 - 1) * 2 ** 21);
  expect(sums[0]).toBe(-(2 ** 21 - 1) * 2 ** 21);
  expect([...convolutionExact(Int32Array.of(-(2 ** 31)), Int32Array.of(2 ** 21))]).toEqual([
    -(2 ** 52),
  ]);
});

it("takes all sums that the bound allows", () => {
  const four = new Int32Array(4).fill(2 ** 26);
  expect([...convolutionExact(four, Int32Array.of(2 ** 26))]).toEqual([...four].map(() => 2 ** 52));
  // 2^53 - 1 = 6361 · 69431 · 20394401.
  const [left, right] = [Int32Array.of(6361 * 69431), Int32Array.of(20394401)];
  expect([...convolutionExact(left, right)]).toEqual([2 ** 53 - 1]);
});

it("empty factors, and what is refused", () => {
  expect(convolutionExact(new Int32Array(0), Int32Array.of(1, 2)).length).toBe(0);
  expect(convolutionExact(Int32Array.of(1, 2), new Int32Array(0)).length).toBe(0);
  const wide = Int32Array.of(2 ** 31 - 1);
  const call = () => convolutionExact(wide, Int32Array.of(2 ** 23));
  expect(call).toThrow(/^convolutionExact: expected up to 2\^23 sums below 2\^53/);
  expect(() => convolutionExact(new Int32Array(2 ** 23), Int32Array.of(1, 1))).toThrow(
    /^convolutionExact/,
  );
});
