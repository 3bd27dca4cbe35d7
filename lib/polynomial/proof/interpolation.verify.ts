/**
 * polynomialInterpolation: the polynomial modulo 998244353 with given values at given points.
 *
 * In      N, then N points, all different, and N values
 * Out     the N terms of the polynomial
 * Source  Library Checker polynomial_interpolation,
 *         https://judge.yosupo.jp/problem/polynomial_interpolation
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { writeInts } from "../../io/write-ints";
import { Writer } from "../../io/writer";
import { PointTree } from "../point-tree";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const points = new Int32Array(scanner.int());
  const values = new Int32Array(points.length);
  intsIn(scanner, points, points.length, 0, 998244352, "a point");
  intsIn(scanner, values, values.length, 0, 998244352, "a value");
  return writeInts(new Writer(), new PointTree(points).interpolate(values)).newline().result();
}

if (require.main === module) runProgram(solve);
