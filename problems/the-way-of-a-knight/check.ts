import { Scanner } from "../../lib/io/scanner";
import type { CheckResult } from "../../scripts/problem/check-result";

/**
 * Any shortest way is right: the same board, as many marks as in the expected answer, and a shortest path
 * over the marks alone needs all of them.
 */
export function check(input: Uint8Array, expected: Uint8Array, actual: Uint8Array): CheckResult {
  const [wanted, answer] = [words(expected), words(actual)];
  const possible = wanted[0] !== "Impossible";
  if ((answer[0] === "Impossible") === possible) {
    return wrong(`expected ${possible ? "a way" : '"Impossible"'}, found "${answer[0] ?? ""}"`);
  }
  if (!possible) return answer.length === 1 ? { verdict: "AC" } : wrong("words after Impossible");
  const [first, ...board] = words(input);
  const side = Number(first);
  if (answer.length !== side) return wrong(`expected ${side} rows, found ${answer.length}`);
  const marks: number[] = [];
  const ends: number[] = [];
  for (let row = 0; row < side; row++) {
    const [boardLine, line] = [board[row]!, answer[row]!];
    if (line.length !== side) {
      return wrong(`row ${row + 1}: expected ${side} cells, found ${line.length}`);
    }
    for (let column = 0; column < side; column++) {
      if (line[column] === "@") marks.push(row * side + column);
      if (boardLine[column] === "@") ends.push(row * side + column);
      if (line[column] === boardLine[column] || (line[column] === "@" && boardLine[column] === "."))
        continue;
      const place = `row ${row + 1}, column ${column + 1}`;
      return wrong(`${place}: "${boardLine[column]}" became "${line[column]}"`);
    }
  }
  const fewest = wanted.join("").split("@").length - 1;
  if (marks.length > fewest) return wrong(`${fewest} marks are enough, found ${marks.length}`);
  const moves = walk(marks, ends[0]!, ends[1]!, side);
  if (moves < 0) return wrong("the marks do not join the two ends");
  if (moves + 1 < marks.length)
    return wrong(`${marks.length - moves - 1} marks are not on the way`);
  if (marks.length < fewest) return { verdict: "JE", message: "shorter than the expected way" };
  return { verdict: "AC" };
}

/** The fewest knight's moves from a mark to another over marks alone, or -1. */
function walk(marks: readonly number[], from: number, to: number, side: number): number {
  const moves = new Map([[from, 0]]);
  for (const [cell, count] of moves) {
    if (cell === to) return count;
    for (const mark of marks) {
      const rows = Math.abs(Math.floor(cell / side) - Math.floor(mark / side));
      const columns = Math.abs((cell % side) - (mark % side));
      if (rows * columns === 2 && !moves.has(mark)) moves.set(mark, count + 1);
    }
  }
  return -1;
}

function words(bytes: Uint8Array): string[] {
  const scanner = new Scanner(bytes);
  const all: string[] = [];
  while (scanner.hasNext()) all.push(scanner.token());
  return all;
}

function wrong(message: string): CheckResult {
  return { verdict: "WA", message };
}
