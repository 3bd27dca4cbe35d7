/**
 * cake123: the largest sums of one number of each of three lists.
 *
 * In      X Y Z K; X, Y and Z numbers
 * Out     the K largest sums A + B + C over all choices, the largest first, a line each
 * Source  AtCoder abc123_d, https://atcoder.jp/contests/abc123/tasks/abc123_d
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { TopK } from "../top-k";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const lengths = ["X", "Y", "Z"].map((name) => scanner.intIn(1, 1000, name));
  const count = scanner.intIn(1, Math.min(3000, lengths[0]! * lengths[1]! * lengths[2]!), "K");
  const [a, b, c] = lengths.map((length) =>
    Float64Array.from({ length }, () => scanner.intIn(1, 10_000_000_000, "a number")),
  );
  const writer = new Writer();
  for (const sum of largestSums(largestSums(a!, b!, count), c!, count)) writer.int(sum).newline();
  return writer.result();
}

function largestSums(a: Float64Array, b: Float64Array, count: number): Float64Array {
  const top = new TopK(count);
  for (const x of a) for (const y of b) top.offer(-x - y, 0);
  return Float64Array.from(top.order(), (place) => -top.keys[place]!);
}

if (require.main === module) runProgram(solve);
