/**
 * powerSum: the sum of i^k for i = 1 … n, modulo 10^9 + 7.
 *
 * In      n k
 * Out     the sum
 * Source  Codeforces 622F, https://codeforces.com/problemset/problem/622/F
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { interpolateAt } from "../interpolate-at";
import { Mod } from "../mod";
import { smallestFactors } from "../smallest-factors";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, 1e9, "n");
  const k = scanner.intIn(0, 1e6, "k");
  const mod = new Mod(1_000_000_007);
  const factors = smallestFactors(k + 2);
  const powers = new Int32Array(k + 2);
  const sums = new Int32Array(k + 2); // the sums to 0, 1 … k + 1
  for (let i = 1; i < k + 2; i++) {
    const factor = factors[i]!;
    powers[i] =
      i === 1 || factor === i ? mod.pow(i, k) : mod.mul(powers[factor]!, powers[i / factor]!);
    sums[i] = mod.add(sums[i - 1]!, powers[i]!);
  }
  return new Writer()
    .int(interpolateAt(sums, n, mod))
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
