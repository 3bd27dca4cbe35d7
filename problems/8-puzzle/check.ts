import type { Check } from "../../scripts/problem/check-result";

const MOVES: Readonly<Record<string, number>> = { u: -3, d: 3, l: -1, r: 1 };

/** Replays the moves of every line; the length must be that of the expected, shortest solution. */
export const check: Check = (input, expected, actual) => {
  const tokens = text(input).split(/\s+/).filter(Boolean);
  const wanted = lines(expected);
  const answerLines = lines(actual);
  const puzzles = tokens.length / 9;
  for (let puzzle = 0; puzzle < puzzles; puzzle++) {
    const where = `line ${puzzle + 1}`;
    const [shortest, moves] = [wanted[puzzle], answerLines[puzzle]];
    if (shortest === undefined) return { verdict: "JE", message: `${where}: no expected answer` };
    if (moves === undefined) return { verdict: "WA", message: `${where}: missing` };
    if (moves === "unsolvable" || shortest === "unsolvable") {
      if (moves === shortest) continue;
      return { verdict: "WA", message: `${where}: expected "${shortest}", found "${moves}"` };
    }
    const fault = replay(tokens.slice(9 * puzzle, 9 * puzzle + 9), moves);
    if (fault) return { verdict: "WA", message: `${where}: ${fault} in "${moves}"` };
    if (moves.length !== shortest.length) {
      const verdict = moves.length > shortest.length ? "WA" : "JE";
      const message = `${where}: expected ${shortest.length} moves, found ${moves.length}`;
      return { verdict, message };
    }
  }
  for (const [answers, verdict] of [[wanted, "JE"] as const, [answerLines, "WA"] as const]) {
    const extra = answers.slice(puzzles).findIndex((line) => line !== "");
    if (extra >= 0) return { verdict, message: `line ${puzzles + extra + 1}: unexpected` };
  }
  return { verdict: "AC" };
};

/** What is wrong with the moves, or "" when they lead to the goal. */
function replay(board: string[], moves: string): string {
  let blank = board.indexOf("x");
  for (let at = 0; at < moves.length; at++) {
    const move = moves[at]!;
    const next = blank + (MOVES[move] ?? 9);
    if (MOVES[move] === undefined) return `no move "${move}" (character ${at + 1})`;
    const wraps = (move === "l" && blank % 3 === 0) || (move === "r" && blank % 3 === 2);
    if (wraps || next < 0 || next > 8) return `move ${at + 1} leaves the board`;
    board[blank] = board[next]!;
    board[next] = "x";
    blank = next;
  }
  return board.join("") === "12345678x" ? "" : `the board ends as ${board.join(" ")}`;
}

function lines(bytes: Uint8Array): string[] {
  return text(bytes)
    .split("\n")
    .map((line) => line.trim());
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
