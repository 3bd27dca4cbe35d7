/**
 * ciru: the area of the union of circles.
 *
 * In      N, then N circles "x y r"
 * Out     the area with three decimals
 * Source  SPOJ CIRU, https://www.spoj.com/problems/CIRU/
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { circleUnionArea } from "../circle-union-area";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const next = () => scanner.int();
  const circles = Array.from({ length: scanner.intIn(1, 1000, "N") }, () => ({
    x: next(),
    y: next(),
    r: next(),
  }));
  return new Writer().fixed(circleUnionArea(circles), 3).newline().result();
}

if (require.main === module) runProgram(solve);
