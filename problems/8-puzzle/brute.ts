/** Eight Puzzle on strings: boards that a search from the goal never meets are unsolvable. */
import { runProgram } from "../../lib/io/run-program";

const GOAL = "12345678x";
const MOVES = { u: -3, d: 3, l: -1, r: 1 } as const;
const BACK = { u: "d", d: "u", l: "r", r: "l" } as const;
type Move = keyof typeof MOVES;

/** For every board that the goal can be reached from: its first move, and the board after it. */
let ways: Map<string, { move: string; next: string }> | undefined;

export function solve(input: Uint8Array): Uint8Array {
  ways ??= search();
  const tokens = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  for (let at = 0; at < tokens.length; at += 9) {
    let board = tokens.slice(at, at + 9).join("");
    if (!ways.has(board)) {
      lines.push("unsolvable\n");
      continue;
    }
    let way = "";
    while (board !== GOAL) {
      const step = ways.get(board)!;
      way += step.move;
      board = step.next;
    }
    lines.push(`${way}\n`);
  }
  return new TextEncoder().encode(lines.join(""));
}

function search(): Map<string, { move: string; next: string }> {
  const steps = new Map([[GOAL, { move: "", next: "" }]]);
  for (const board of steps.keys()) {
    for (const move of Object.keys(MOVES) as Move[]) {
      const before = slide(board, move);
      if (before !== undefined && !steps.has(before)) {
        steps.set(before, { move: BACK[move], next: board });
      }
    }
  }
  return steps;
}

function slide(board: string, move: Move): string | undefined {
  const blank = board.indexOf("x");
  if ((move === "l" && blank % 3 === 0) || (move === "r" && blank % 3 === 2)) return undefined;
  const tile = board[blank + MOVES[move]];
  if (tile === undefined) return undefined;
  return board.replace("x", "?").replace(tile, "x").replace("?", tile);
}

if (require.main === module) runProgram(solve);
