/**
 * trashRemoval: the least width of a chute through which a polygon falls.
 *
 * In      polygons, each n and n lines "x y" in their order round it; then 0
 * Out     for each one "Case 1: 2.40", the width rounded up to hundredths
 * Source  ICPC World Finals 2011, problem K, as BOJ 4225, https://www.acmicpc.net/problem/4225
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { polygonWidth } from "../polygon-width";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  for (let number = 1; ; number++) {
    const n = scanner.intIn(0, 100, "n");
    if (n === 0) break;
    const ends = new Int32Array(2 * n);
    intsIn(scanner, ends, 2 * n, 0, 10_000, "a coordinate");
    const x = ends.filter((_, k) => k % 2 === 0);
    const y = ends.filter((_, k) => k % 2 === 1);
    // A whole number of hundredths must not rise by its rounding error.
    const hundredths = Math.ceil(polygonWidth(x, y) * 100 - 1e-7);
    writer.text(`Case ${number}: ${(hundredths / 100).toFixed(2)}\n`);
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
