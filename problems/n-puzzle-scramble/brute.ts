/** N-Puzzle Scramble by walking every tile to its cell, a step at a time. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const rows = new TextDecoder()
    .decode(input)
    .split(/\s+/)
    .filter((row) => /[A-O.]/.test(row));
  const goal = ["ABCD", "EFGH", "IJKL", "MNO."];
  let steps = 0;
  for (const letter of "ABCDEFGHIJKLMNO") {
    let row = rows.findIndex((line) => line.includes(letter));
    let column = rows[row]!.replace("\ufeff", "").indexOf(letter);
    const goalRow = goal.findIndex((line) => line.includes(letter));
    const goalColumn = goal[goalRow]!.indexOf(letter);
    for (; row !== goalRow; row += row < goalRow ? 1 : -1) steps++;
    for (; column !== goalColumn; column += column < goalColumn ? 1 : -1) steps++;
  }
  return new TextEncoder().encode(`${steps}\n`);
}

if (require.main === module) runProgram(solve);
