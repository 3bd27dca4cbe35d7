/**
 * darts: how many of the rectangles on a wall a dart hits on average, which hits any place within any of them.
 *
 * In      n; n lines of four corners "x y" in order
 * Out     the sum of their areas over the area of their union, an error of 10^-9 is allowed
 * Source  Codeforces 107E, https://codeforces.com/problemset/problem/107/E
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { polygonArea } from "../polygon-area";
import { polygonUnionArea } from "../polygon-union-area";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const rectangles = Array.from({ length: scanner.int() }, () => {
    const [x, y] = [new Int32Array(4), new Int32Array(4)];
    for (let i = 0; i < 4; i++) {
      x[i] = scanner.int();
      y[i] = scanner.int();
    }
    return { x, y };
  });
  let sum = 0;
  for (const { x, y } of rectangles) sum += Math.abs(Number(polygonArea(x, y))) / 2;
  return new Writer()
    .fixed(sum / polygonUnionArea(rectangles), 10)
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
