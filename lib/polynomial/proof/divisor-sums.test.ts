import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { Random } from "../../sequence/random";
import {
  divisorDifferences,
  divisorSums,
  lcmConvolution,
  multipleDifferences,
  multipleSums,
} from "../divisor-sums";
import { naiveSums } from "./naive-sums";

const P = 998244353;
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

it("sums go over divisors and multiples, and the differences undo them", () => {
  const random = new Random(1);
  for (let n = 0; n <= 70; n++) {
    const values = Int32Array.from({ length: n }, () => random.int(P - 2, P - 1));
    for (const [sums, differences, isWithin] of [
      [divisorSums, divisorDifferences, (d: number, k: number) => k % d === 0],
      [multipleSums, multipleDifferences, (d: number, k: number) => d % k === 0],
    ] as const) {
      const expected = values.map((value, k) => {
        let sum = k === 0 ? value : 0;
        for (let d = 1; d < n && k > 0; d++) if (isWithin(d, k)) sum += values[d]!;
        return sum % P;
      });
      const summed = values.slice();
      sums(summed);
      expect(summed).toEqual(expected);
      differences(summed);
      expect(summed).toEqual(values);
    }
  }
});

it("lcm convolution agrees with sums over all pairs", () => {
  for (const random of rounds(60)) {
    const n = random.int(0, 40);
    const terms = () => Int32Array.from({ length: n }, () => random.int(0, P - 1));
    const [a, b] = [terms(), terms()];
    const lcm = (i: number, j: number) => (i * j === 0 ? -1 : (i * j) / gcd(i, j));
    const sums = naiveSums(a, b, lcm, n);
    const before = [a.join(), b.join()];
    expect([...lcmConvolution(a, b)]).toEqual(sums.map((sum) => Number(sum % BigInt(P))));
    expect([a.join(), b.join()]).toEqual(before);
  }
});

it("takes up to 2^27 terms", () => {
  const more = new Int32Array(2 ** 27 + 1);
  for (const change of [divisorSums, divisorDifferences, multipleSums, multipleDifferences])
    expect(() => change(more)).toThrow(`${change.name}: expected at most 2^27 terms`);
});
