import type { Check } from "../../scripts/problem/check-result";
import { problem } from "./problem";

const { maxMoves } = problem.bounds;
const NOT_SOLVABLE = "This puzzle is not solvable.";

/** Replays the moves of every line; any solution of at most 50 moves is right. */
export const check: Check = (input, expected, actual) => {
  const numbers = text(input).split(/\s+/).filter(Boolean).map(Number);
  const [wanted, answers] = [lines(expected), lines(actual)];
  for (let board = 0; board < numbers[0]!; board++) {
    const where = `line ${board + 1}`;
    const [expectedMoves, moves] = [wanted[board], answers[board]];
    if (expectedMoves === undefined)
      return { verdict: "JE", message: `${where}: no expected answer` };
    if (moves === undefined) return { verdict: "WA", message: `${where}: missing` };
    if (expectedMoves === NOT_SOLVABLE || moves === NOT_SOLVABLE) {
      if (expectedMoves === moves) continue;
      return { verdict: "WA", message: `${where}: expected "${expectedMoves}", found "${moves}"` };
    }
    const fault = replay(numbers.slice(1 + 16 * board, 17 + 16 * board), moves);
    if (fault) return { verdict: "WA", message: `${where}: ${fault} in "${moves}"` };
    if (moves.length > maxMoves) {
      return {
        verdict: "WA",
        message: `${where}: at most ${maxMoves} moves, found ${moves.length}`,
      };
    }
  }
  const extra = answers.slice(numbers[0]).findIndex((line) => line !== "");
  if (extra >= 0) return { verdict: "WA", message: `line ${numbers[0]! + extra + 1}: unexpected` };
  return { verdict: "AC" };
};

/** What is wrong with the moves, or "" when they lead to the goal. */
function replay(start: readonly number[], moves: string): string {
  const rows = [0, 4, 8, 12].map((at) => start.slice(at, at + 4));
  let row = rows.findIndex((cells) => cells.includes(0));
  let column = rows[row]!.indexOf(0);
  for (let at = 0; at < moves.length; at++) {
    const [down, right] = STEPS[moves[at]!] ?? [0, 0];
    if (down === 0 && right === 0) return `no move "${moves[at]}" (character ${at + 1})`;
    const tile = rows[row + down]?.[column + right];
    if (tile === undefined) return `move ${at + 1} leaves the board`;
    rows[row]![column] = tile;
    row += down;
    column += right;
    rows[row]![column] = 0;
  }
  const end = rows.flat();
  const solved = end.every((tile, cell) => tile === (cell + 1) % 16);
  return solved ? "" : `the board ends as ${end.join(" ")}`;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  U: [-1, 0],
  D: [1, 0],
  L: [0, -1],
  R: [0, 1],
};

function lines(bytes: Uint8Array): string[] {
  const all = text(bytes)
    .split("\n")
    .map((line) => line.trim());
  // Text after the last newline counts as a line only if it is not empty.
  return all[all.length - 1] === "" ? all.slice(0, -1) : all;
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replace(/^\ufeff/, "");
}
