import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { Random } from "../../sequence/random";
import {
  orConvolution,
  subsetDifferences,
  subsetSums,
  supersetDifferences,
  supersetSums,
} from "../subset-sums";
import { naiveSums } from "./naive-sums";

const P = 998244353;

it("sums go over subsets and supersets, and the differences undo them", () => {
  const random = new Random(1);
  for (let bits = 0; bits <= 6; bits++) {
    const values = Int32Array.from({ length: 2 ** bits }, () => random.int(P - 2, P - 1));
    for (const [sums, differences, isWithin] of [
      [subsetSums, subsetDifferences, (i: number, set: number) => (i & set) === i],
      [supersetSums, supersetDifferences, (i: number, set: number) => (i & set) === set],
    ] as const) {
      const expected = values.map((_, set) => {
        let sum = 0;
        values.forEach((value, i) => {
          if (isWithin(i, set)) sum += value;
        });
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

it("or convolution agrees with sums over all pairs", () => {
  for (const random of rounds(60)) {
    const n = 2 ** random.int(0, 5);
    const terms = () => Int32Array.from({ length: n }, () => random.int(0, P - 1));
    const [a, b] = [terms(), terms()];
    const sums = naiveSums(a, b, (i, j) => i | j, n);
    const before = [...a, ...b];
    expect([...orConvolution(a, b)]).toEqual(sums.map((sum) => Number(sum % BigInt(P))));
    expect([...a, ...b]).toEqual(before);
  }
});
