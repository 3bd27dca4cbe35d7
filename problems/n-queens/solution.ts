/**
 * N Queens: one queen in each column of an N × N board, so that none attacks another.
 *
 * In      N (1 ≤ N ≤ 1,000,000)
 * Out     the row of the queen in each column, counted from 1, on one line; or "impossible"
 * Idea    the rows 2, 4, 6, … then 1, 3, 5, … are a knight's move apart and have no conflict, except for N
 *         mod 6 = 2 or 3, where a few queens change places; only N = 2 and N = 3 have no placement
 * Time    O(N)
 * Space   O(N)
 * Source  Eolymp 2764, with a larger N
 *
 * rows    rows[column] = row of its queen, both counted from 0 and printed from 1: N = 4 gives 1 3 0 2,
 *         printed 2 4 1 3
 */

import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { StreamWriter } from "../../lib/io/stream-writer";
import { writeInts } from "../../lib/io/write-ints";
import { Writer } from "../../lib/io/writer";
import { queensPlacement } from "../../lib/queens/queens-placement";
import { bounds } from "./problem";

export function solve(input: Uint8Array, write?: (bytes: Uint8Array) => void): Uint8Array {
  const n = new Scanner(input).intIn(1, bounds.maxN, "N");
  const writer = write ? new StreamWriter(write) : new Writer();
  const rows = queensPlacement(n);
  if (!rows) return writer.text("impossible\n").result();
  for (let column = 0; column < n; column++) rows[column]!++;
  return writeInts(writer, rows).newline().result();
}

if (require.main === module) runProgram(solve);
