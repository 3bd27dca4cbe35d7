/**
 * cleanRectangle: the area of the largest rectangle of clean tiles.
 *
 * In      H W, in [1, 1400]; H lines of W tiles, 0 clean or 1 dirty
 * Out     the area, 0 where all are dirty
 * Source  AOJ DPL_3_B, https://onlinejudge.u-aizu.ac.jp/problems/DPL_3_B
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { largestRectangleOfGrid } from "../nearest-smaller";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const [rows, columns] = [scanner.int(), scanner.int()];
  const clean = Uint8Array.from({ length: rows * columns }, () => 1 - scanner.int());
  const { area } = largestRectangleOfGrid(rows, columns, clean);
  return new Writer().int(area).newline().result();
}

if (require.main === module) runProgram(solve);
