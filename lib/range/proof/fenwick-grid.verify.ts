/**
 * mobilePhones: the number of active phones in rectangles of a square table, while it changes.
 *
 * In      "0 s" (a table of s × s zeros), then "1 x y a" (add a to the cell in row x, column y, from 0) or
 *         "2 l b r t" (rows l … r, columns b … t) again and again, then "3"
 * Out     for each "2 l b r t" the sum of the cells
 * Source  POJ 1195 (IOI 2001), http://poj.org/problem?id=1195; statement as stored at
 *         cnblogs.com/program-ccc/p/5140683.html
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { FenwickGrid } from "../fenwick-grid";

const MAX_SIDE = 1024;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  scanner.intIn(0, 0, "the first instruction");
  const side = scanner.intIn(1, MAX_SIDE, "s");
  const phones = new FenwickGrid(side, side);
  for (;;) {
    const kind = scanner.intIn(1, 3, "an instruction");
    if (kind === 3) return writer.result();
    const x = scanner.int();
    const y = scanner.int();
    if (kind === 1) phones.add(x, y, scanner.int());
    else {
      const r = scanner.int();
      writer.int(phones.sum(x, y, r + 1, scanner.int() + 1)).newline();
    }
  }
}

if (require.main === module) runProgram(solve);
