/**
 * sumOfFloorOfLinear: sums of floor((a · i + b) / m), as products in a monoid.
 *
 * In      T, then T lines n m a b, n, m ≤ 10^9
 * Out     T lines, the sum for i from 0 to n - 1
 * Source  Library Checker sum_of_floor_of_linear, https://judge.yosupo.jp/problem/sum_of_floor_of_linear
 */
import { runProgram } from "../../io/run-program";
import { floorProduct, type LineMonoid } from "../floor-product";
import { ofTests } from "./of-tests";

/** Of a word: its steps to the right, its steps up, and the sum of the heights at the steps to the right. */
interface Steps {
  readonly right: number;
  readonly up: number;
  /** The sum in doubles, and modulo 2^32. */
  readonly sum: number;
  readonly low: number;
}

const HEIGHTS: LineMonoid<Steps> = {
  identity: { right: 0, up: 0, sum: 0, low: 0 },
  right: { right: 1, up: 0, sum: 0, low: 0 },
  up: { right: 0, up: 1, sum: 0, low: 0 },
  multiply: (a, b) => ({
    right: a.right + b.right,
    up: a.up + b.up,
    sum: a.sum + b.sum + a.up * b.right,
    low: (a.low + b.low + Math.imul(a.up, b.right)) | 0,
  }),
};

export const solve = ofTests((scanner, writer) => {
  const n = scanner.int();
  const m = scanner.int();
  const a = scanner.int();
  const b = scanner.int();
  const { sum, low } = floorProduct(n, m, a, b, HEIGHTS);
  const word = low >>> 0;
  const high = Math.round((sum - word) / 2 ** 32);
  writer.bigint(BigInt(high) * BigInt(2 ** 32) + BigInt(word)).newline();
});

if (require.main === module) runProgram(solve);
