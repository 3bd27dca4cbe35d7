/**
 * S-Nim: who wins Nim when a move must take a number of beads out of a given set.
 *
 * In      blocks to a 0 or the end: k and the k numbers of the set; m; then m positions, each l and l heaps
 * Out     a line for each block, a letter for each position: W if the player to move wins, else L
 * Idea    Grundy numbers of all heaps that occur, by mex over the set; XOR over the heaps
 * Time    O(10^4 · k) a block, O(1) a heap
 * Space   O(10^4)
 * Source  Kattis snim (one block a file); POJ 2960, HDU 1536 (no JavaScript there)
 *
 * numbers   numbers[beads] = Grundy number of a heap under the block's set
 */

import { subtractionNumbers } from "../../lib/game/subtraction-game";
import { runProgram } from "../../lib/io/run-program";
import { Scanner } from "../../lib/io/scanner";
import { Writer } from "../../lib/io/writer";
import { bounds } from "./problem";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const writer = new Writer();
  while (scanner.hasNext()) {
    const size = scanner.intIn(0, bounds.maxMoves, "k");
    if (size === 0) break;
    const moves = Int32Array.from({ length: size }, () =>
      scanner.intIn(1, bounds.maxBeads, "a move"),
    ).sort();
    const numbers = subtractionNumbers(moves, bounds.maxBeads + 1);
    const positions = scanner.intIn(1, bounds.maxPositions, "m");
    for (let position = 0; position < positions; position++) {
      const heaps = scanner.intIn(1, bounds.maxHeaps, "l");
      let sum = 0;
      for (let heap = 0; heap < heaps; heap++) {
        sum ^= numbers[scanner.intIn(0, bounds.maxBeads, "a heap")]!;
      }
      writer.text(sum === 0 ? "L" : "W");
    }
    writer.newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
