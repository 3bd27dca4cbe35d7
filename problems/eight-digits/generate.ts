import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";

const GOAL = "123804765";

export const rounds = 60;

/** Small valid inputs that shrink, for stress runs and tests: up to twelve moves from the goal. */
export const small: fc.Arbitrary<string> = fc
  .array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 })
  .map((moves) => write(moved([...GOAL], moves)));

export const generators: Generators = {
  near: (random) =>
    write(
      moved(
        [...GOAL],
        Array.from({ length: 20 }, () => random.int(0, 3)),
      ),
    ),
  random: (random) =>
    write(
      moved(
        [...GOAL],
        Array.from({ length: 2001 }, () => random.int(0, 3)),
      ),
    ),
  farthest: (random) => farthest(random),
};

/** Slides the blank up, down, left or right; a move off the board is left out. */
function moved(cells: string[], moves: readonly number[]): string[] {
  for (const move of moves) {
    const blank = cells.indexOf("0");
    const other = blank + [-3, 3, -1, 1][move]!;
    const sameRow = Math.floor(other / 3) === Math.floor(blank / 3);
    if (other < 0 || other > 8 || (move > 1 && !sameRow)) continue;
    [cells[blank], cells[other]] = [cells[other]!, cells[blank]!];
  }
  return cells;
}

/** One of the boards that need the most moves of all. */
function farthest(random: Random): string {
  const seen = new Set([GOAL]);
  let layer = [GOAL];
  for (;;) {
    const next: string[] = [];
    for (const board of layer) {
      for (let move = 0; move < 4; move++) {
        const other = moved([...board], [move]).join("");
        if (!seen.has(other)) next.push(other);
        seen.add(other);
      }
    }
    if (next.length === 0) return write([...random.pick(layer.sort())]);
    layer = next;
  }
}

function write(cells: readonly string[]): string {
  return `${cells.join("")}\n`;
}
