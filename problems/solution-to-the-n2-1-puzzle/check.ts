import type { Check } from "../../scripts/problem/check-result";

const NO_ANSWER = "No Answer!";
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  U: [-1, 0],
  D: [1, 0],
  L: [0, -1],
  R: [0, 1],
};

/** Replays any number of moves; the expected answer only says whether there are any. */
export const check: Check = (input, expected, actual) => {
  const [side, ...cells] = text(input).split(/\s+/).filter(Boolean).map(Number);
  const [wantedAnswer, answer] = [text(expected).trim(), text(actual).trim()];
  if (wantedAnswer === NO_ANSWER || answer === NO_ANSWER) {
    if (wantedAnswer === answer) return { verdict: "AC" };
    const wanted = wantedAnswer === NO_ANSWER ? `"${NO_ANSWER}"` : "moves";
    return { verdict: "WA", message: `expected ${wanted}, found "${answer.slice(0, 40)}"` };
  }
  const fault = replay(side!, cells, answer);
  return fault ? { verdict: "WA", message: fault } : { verdict: "AC" };
};

/** What is wrong with the moves, or "" when they lead to the goal. */
function replay(side: number, cells: readonly number[], moves: string): string {
  const rows = Array.from({ length: side }, (_, row) => cells.slice(row * side, (row + 1) * side));
  let row = rows.findIndex((line) => line.includes(0));
  let column = rows[row]!.indexOf(0);
  for (let at = 0; at < moves.length; at++) {
    const step = STEPS[moves[at]!];
    if (!step) return `no move "${moves[at]}" (character ${at + 1})`;
    const tile = rows[row + step[0]]?.[column + step[1]];
    if (tile === undefined) return `move ${at + 1}, ${moves[at]}, leaves the board`;
    rows[row]![column] = tile;
    row += step[0];
    column += step[1];
    rows[row]![column] = 0;
  }
  const end = rows.flat();
  const wrong = end.findIndex((tile, cell) => tile !== (cell + 1) % end.length);
  if (wrong < 0) return "";
  return `after ${moves.length} moves row ${Math.floor(wrong / side) + 1}, column ${(wrong % side) + 1} holds ${end[wrong]}`;
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replace(/^\ufeff/, "");
}
