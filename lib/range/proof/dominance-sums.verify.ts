/**
 * partialOrder: of elements with three properties, how many are surpassed by none, one, two, … others.
 *
 * In      n k, up to 10^5 and 2 · 10^5; n lines "a b c" in [1, k]
 * Out     n lines: how many elements i have 0, 1, …, n - 1 others j with a, b and c at most those of i
 * Source  Luogu P3810, https://www.luogu.com.cn/problem/P3810
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { dominanceSums } from "../dominance-sums";

const MAX_SIZE = 100_000;
const MAX_VALUE = 200_000;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const k = scanner.intIn(1, MAX_VALUE, "k");
  const numbers = new Int32Array(3 * n);
  intsIn(scanner, numbers, 3 * n, 1, k, "a property");
  const [xs, ys, zs] = [0, 1, 2].map((c) => numbers.filter((_, at) => at % 3 === c));
  const points = { xs: xs!, ys: ys!, zs: zs! };
  const counts = new Int32Array(n);
  for (const sum of dominanceSums(points, points)) counts[sum - 1]!++; // each is at most itself
  const writer = new Writer();
  for (const count of counts) writer.int(count).newline();
  return writer.result();
}

if (require.main === module) runProgram(solve);
