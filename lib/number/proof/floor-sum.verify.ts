/**
 * sumOfFloorOfLinear: sums of floor((a · i + b) / m).
 *
 * In      T, then T lines n m a b, n, m ≤ 10^9
 * Out     T lines, the sum for i from 0 to n - 1
 * Source  Library Checker sum_of_floor_of_linear, https://judge.yosupo.jp/problem/sum_of_floor_of_linear
 */
import { runProgram } from "../../io/run-program";
import { floorSum } from "../floor-sum";
import { ofTests } from "./of-tests";

export const solve = ofTests((scanner, writer) => {
  const n = scanner.int();
  const m = scanner.int();
  const a = scanner.int();
  writer.bigint(floorSum(n, m, a, scanner.int())).newline();
});

if (require.main === module) runProgram(solve);
