/** KnightL on a Chessboard: for each pair the set of cells after 0, 1, 2, … moves. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const side = Number(new TextDecoder().decode(input));
  let output = "";
  for (let i = 1; i < side; i++) {
    const row: number[] = [];
    for (let j = 1; j < side; j++) row.push(moves(side, i, j));
    output += `${row.join(" ")}\n`;
  }
  return new TextEncoder().encode(output);
}

function moves(side: number, i: number, j: number): number {
  const seen = new Set([0]);
  let layer = [0];
  for (let count = 0; layer.length > 0; count++) {
    if (layer.includes(side * side - 1)) return count;
    const next: number[] = [];
    for (const cell of layer) {
      const [row, column] = [Math.floor(cell / side), cell % side];
      for (const [a, b] of [
        [i, j],
        [j, i],
      ]) {
        for (const r of [row - a!, row + a!]) {
          for (const c of [column - b!, column + b!]) {
            if (r < 0 || c < 0 || r >= side || c >= side || seen.has(r * side + c)) continue;
            seen.add(r * side + c);
            next.push(r * side + c);
          }
        }
      }
    }
    layer = next;
  }
  return -1;
}

if (require.main === module) runProgram(solve);
