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

it("takes primes below 2^22 and powers of two up to 2^24", () => {
  for (const n of [0, 6, 9, 2 ** 25, 4_194_319]) {
    const call = () => multiplicativeConvolution(new Int32Array(n), new Int32Array(n));
    expect(call).toThrow(`power of two up to 2^24, got ${n} and ${n}`);
  }
});
