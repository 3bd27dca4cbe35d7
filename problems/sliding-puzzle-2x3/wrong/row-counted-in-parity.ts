// expect: WA — requires the inversions plus the blank's row to be even, as on a board of even width
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const start = new TextDecoder().decode(input).replace(/\D/g, "");
  const tiles = [...start].filter((tile) => tile !== "0");
  let sum = Math.floor(start.indexOf("0") / 3) + 1;
  tiles.forEach((tile, at) => {
    for (const later of tiles.slice(at + 1)) if (tile > later) sum++;
  });
  if (sum % 2 !== 0) return new TextEncoder().encode("-1\n");
  const distances = new Map([[start, 0]]);
  for (const [board, distance] of distances) {
    if (board === "123450") return new TextEncoder().encode(`${distance}\n`);
    const blank = board.indexOf("0");
    for (const to of [blank - 3, blank + 3, blank - 1, blank + 1]) {
      const tile = board[to];
      const wraps = Math.abs(to - blank) === 1 && Math.floor(to / 3) !== Math.floor(blank / 3);
      if (tile === undefined || wraps) continue;
      const child = board.replace("0", "?").replace(tile, "0").replace("?", tile);
      if (!distances.has(child)) distances.set(child, distance + 1);
    }
  }
  return new TextEncoder().encode("-1\n");
}

if (require.main === module) runProgram(solve);
