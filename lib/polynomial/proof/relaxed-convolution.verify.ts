/**
 * inverseTermByTerm: the power series 1 / f modulo 998244353 by its recurrence, g[n] = -(f[1] g[n - 1] + …) / f[0].
 *
 * In      N, then N terms, the first not 0
 * Out     the first N terms of 1 / f
 * Source  Library Checker inv_of_formal_power_series,
 *         https://judge.yosupo.jp/problem/inv_of_formal_power_series
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { MOD998244353, mul998244353 } from "../../number/mul998244353";
import { RelaxedConvolution } from "../relaxed-convolution";
import { transform998244353 } from "../transform998244353";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const f = new Int32Array(scanner.intIn(1, 500_000, "N"));
  intsIn(scanner, f, f.length, 0, 998244352, "a term");
  const inverse = new Int32Array(f.length);
  inverse[0] = transform998244353.mod.inverse(f[0]!);
  const minus = MOD998244353 - inverse[0]!;
  const convolution = new RelaxedConvolution(f.length);
  for (let n = 1; n < f.length; n++) {
    inverse[n] = mul998244353(convolution.push(f[n]!, inverse[n - 1]!), minus);
  }
  return writeInts(new Writer(), inverse).newline().result();
}

if (require.main === module) runProgram(solve);
