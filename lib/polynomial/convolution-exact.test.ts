import { expect, it } from "vitest";
import { Random } from "../sequence/random";
import { convolutionExact } from "./convolution-exact";

function naive(a: Int32Array, b: Int32Array): number[] {
  const sums = new Array<bigint>(a.length + b.length - 1).fill(0n);
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      sums[i + j]! += BigInt(x) * BigInt(y);
    });
  });
  return sums.map(Number);
}

it("agrees with sums term by term, for terms of any sign", () => {
  const random = new Random(1);
  for (let step = 0; step < 200; step++) {
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

it("empty factors, and what is refused", () => {
  expect(convolutionExact(new Int32Array(0), Int32Array.of(1, 2)).length).toBe(0);
  expect(convolutionExact(Int32Array.of(1, 2), new Int32Array(0)).length).toBe(0);
  const wide = Int32Array.of(2 ** 31 - 1);
  expect(() => convolutionExact(wide, Int32Array.of(2 ** 23))).toThrow(
    /^convolutionExact: expected up to 2\^23 sums below 2\^53/,
  );
  expect(() => convolutionExact(new Int32Array(2 ** 23), Int32Array.of(1, 1))).toThrow(
    /^convolutionExact/,
  );
});
