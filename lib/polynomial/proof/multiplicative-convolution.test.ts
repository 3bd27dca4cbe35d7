import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { multiplicativeConvolution } from "../multiplicative-convolution";

it("one term alone permutes the others, or sums them up, also in a long array", () => {
  const random = new Random(1);
  for (const m of [4096, 16384, 4099]) {
    const a = new Int32Array(m);
    const b = Int32Array.from({ length: m }, () => random.int(0, 998244352));
    const factor = random.int(0, m - 1);
    a[factor] = 1;
    const sums = new Array<number>(m).fill(0);
    b.forEach((term, i) => {
      sums[(i * factor) % m] = (sums[(i * factor) % m]! + term) % 998244353;
    });
    const before = [a.join(), b.join()];
    expect([...multiplicativeConvolution(a, b)]).toEqual(sums);
    expect([a.join(), b.join()]).toEqual(before);
  }
});

it("refuses other lengths and terms", () => {
  for (const [n, m] of [
    [0, 0],
    [6, 6],
    [9, 9],
    [4, 5],
    [2 ** 25, 2 ** 25],
    [4194319, 4194319],
  ] as const) {
    expect(() => multiplicativeConvolution(new Int32Array(n), new Int32Array(m))).toThrow(
      `power of two up to 2^24, got ${n} and ${m}`,
    );
  }
  const [good, bad] = [Int32Array.of(1, 2), Int32Array.of(1, -1)];
  expect(() => multiplicativeConvolution(good, bad)).toThrow("expected residues");
  expect(() => multiplicativeConvolution(bad, good)).toThrow("expected residues");
});
