/**
 * census: the greatest and the least population in rectangles of regions, while populations change.
 *
 * In      N M ≤ 500; N rows of M numbers; Q ≤ 40000; Q lines "q x1 y1 x2 y2" (rows x1 … x2, columns y1 … y2) or
 *         "c x y v" (the number in row x, column y becomes v), from 1
 * Out     for each line "q x1 y1 x2 y2" the greatest and the least number
 * Source  UVa 11297 Census, https://onlinejudge.org/external/112/11297.pdf
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { SegmentGrid } from "../segment-grid";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  const [rows, columns] = [scanner.int(), scanner.int()];
  const cells = Int32Array.from({ length: rows * columns }, () => scanner.int());
  const greatest = new SegmentGrid(rows, columns, cells, Math.max, -Infinity);
  const least = new SegmentGrid(rows, columns, cells, Math.min, Infinity);
  for (let query = scanner.int(); query > 0; query--) {
    const isChange = scanner.token() === "c";
    const [row, column] = [scanner.int() - 1, scanner.int() - 1];
    if (isChange) {
      const population = scanner.int();
      for (const grid of [greatest, least]) grid.set(row, column, population);
      continue;
    }
    const [bottom, right] = [scanner.int(), scanner.int()];
    writer.int(greatest.fold(row, column, bottom, right)).space();
    writer.int(least.fold(row, column, bottom, right)).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
