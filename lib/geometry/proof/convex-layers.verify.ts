/**
 * convexLayersOfPoints: for each point its layer.
 *
 * In      N; N lines "x y": different points
 * Out     for each point a line: 1 on the border of the hull, 2 on that of the others, …
 * Source  Library Checker convex_layers, https://judge.yosupo.jp/problem/convex_layers
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { convexLayers } from "../convex-layers";
import { readPoints } from "../read-points";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const { x, y } = readPoints(scanner, scanner.intIn(1, 200_000, "N"), 0, 1_000_000);
  const writer = new Writer();
  for (const layer of convexLayers(x, y)) writer.int(layer + 1).newline();
  return writer.result();
}

if (require.main === module) runProgram(solve);
