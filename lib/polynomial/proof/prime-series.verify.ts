/**
 * BallsAndBoxes: how many ways n different balls lie in k equal boxes, none of them empty.
 *
 * In      n k, both from 1 to 1000
 * Out     the number of ways modulo 10^9 + 7
 * Source  AOJ DPL_5_I Balls and Boxes 9,
 *         https://judge.u-aizu.ac.jp/onlinejudge/description.jsp?id=DPL_5_I
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { Binomials } from "../../number/binomials";
import { Mod } from "../../number/mod";
import { PrimeSeries } from "../prime-series";

const P = 1_000_000_007;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const k = scanner.int();
  const mod = new Mod(P);
  const series = new PrimeSeries(P);
  const factorials = new Binomials(1001, P);
  // The boxes' contents are (exp x - 1)^k / k!, where x^n has the factor 1 / n!.
  const box = series.exp(Int32Array.of(0, 1), n + 1);
  box[0] = 0;
  const ways = series.pow(box, k)[n]!;
  const orders = mod.mul(factorials.factorial(n), mod.inverse(factorials.factorial(k)));
  return new Writer().int(mod.mul(ways, orders)).newline().result();
}

if (require.main === module) runProgram(solve);
