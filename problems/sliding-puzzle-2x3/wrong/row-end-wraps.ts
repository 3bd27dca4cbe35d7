// expect: WA — lets the blank go from the end of the first row to the start of the second
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const start = new TextDecoder().decode(input).replace(/\D/g, "");
  const distances = new Map([[start, 0]]);
  let answer = -1;
  for (const [board, distance] of distances) {
    if (board === "123450") answer = distance;
    if (answer >= 0) break;
    const blank = board.indexOf("0");
    for (const to of [blank - 3, blank + 3, blank - 1, blank + 1]) {
      const tile = board[to];
      if (tile === undefined) continue;
      const child = board.replace("0", "?").replace(tile, "0").replace("?", tile);
      if (!distances.has(child)) distances.set(child, distance + 1);
    }
  }
  return new TextEncoder().encode(`${answer}\n`);
}

if (require.main === module) runProgram(solve);
