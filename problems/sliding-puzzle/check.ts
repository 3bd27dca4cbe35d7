import type { Check } from "../../scripts/problem/check-result";

/** Replays the moves of every board; their number must be that of the expected answer. */
export const check: Check = (input, expected, actual) => {
  const numbers = text(input).split(/\s+/).filter(Boolean).map(Number);
  const [wanted, answers] = [lines(expected), lines(actual)];
  let [at, wantedAt, answerAt] = [1, 0, 0];
  for (let board = 0; board < numbers[0]!; board++) {
    const [rows, columns] = [numbers[at]!, numbers[at + 1]!];
    const cells = numbers.slice(at + 2, at + 2 + rows * columns);
    at += 2 + rows * columns;
    const [shortest, count] = [wanted[wantedAt++], answers[answerAt++]];
    const where = `board ${board + 1}, line ${answerAt}`;
    if (shortest === undefined) return { verdict: "JE", message: `${where}: no expected answer` };
    const solvable = shortest !== "unsolvable";
    if (solvable) wantedAt++;
    if (count !== shortest) {
      const less = solvable && /^\d+$/.test(count ?? "") && Number(count) < Number(shortest);
      const moves = answers[answerAt] ?? "";
      if (less && replay(rows, columns, cells, moves) === "" && moves.length === Number(count)) {
        return { verdict: "JE", message: `${where}: ${count} moves beat the expected ${shortest}` };
      }
      const message = `${where}: expected "${shortest}", found "${count ?? "end of output"}"`;
      return { verdict: "WA", message };
    }
    if (!solvable) continue;
    const moves = answers[answerAt++] ?? "";
    if (moves.length !== Number(count)) {
      return {
        verdict: "WA",
        message: `${where}: ${count} moves are named, ${moves.length} shown`,
      };
    }
    const fault = replay(rows, columns, cells, moves);
    if (fault) return { verdict: "WA", message: `${where}: ${fault} in "${moves}"` };
  }
  const extra = answers.slice(answerAt).findIndex((line) => line !== "");
  if (extra >= 0) return { verdict: "WA", message: `line ${answerAt + extra + 1}: unexpected` };
  return { verdict: "AC" };
};

/** What is wrong with the moves, or "" when they lead to the goal. */
function replay(rows: number, columns: number, board: readonly number[], moves: string): string {
  const cells = [...board];
  let blank = cells.indexOf(0);
  for (let at = 0; at < moves.length; at++) {
    const row = Math.floor(blank / columns) + (moves[at] === "U" ? -1 : moves[at] === "D" ? 1 : 0);
    const column = (blank % columns) + (moves[at] === "L" ? -1 : moves[at] === "R" ? 1 : 0);
    const next = row * columns + column;
    if (next === blank) return `no move "${moves[at]}" (character ${at + 1})`;
    if (row < 0 || row >= rows || column < 0 || column >= columns) {
      return `move ${at + 1} leaves the board`;
    }
    cells[blank] = cells[next]!;
    cells[next] = 0;
    blank = next;
  }
  const solved = cells.every((tile, cell) => tile === (cell + 1) % cells.length);
  return solved ? "" : `the board ends as ${cells.join(" ")}`;
}

function lines(bytes: Uint8Array): string[] {
  return text(bytes)
    .split("\n")
    .map((line) => line.trim());
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replace(/^\ufeff/, "");
}
