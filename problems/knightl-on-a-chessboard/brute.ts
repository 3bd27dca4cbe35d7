/** KnightL on a Chessboard: for each pair the set of cells after 0, 1, 2, … moves, as texts. */
import { runProgram } from "../../lib/run-program";

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
  const seen = new Set(["0 0"]);
  let layer = ["0 0"];
  for (let count = 0; layer.length > 0; count++) {
    if (layer.includes(`${side - 1} ${side - 1}`)) return count;
    const next: string[] = [];
    for (const cell of layer) {
      const [row, column] = cell.split(" ").map(Number);
      for (const [a, b] of [
        [i, j],
        [j, i],
      ]) {
        for (const r of [row! - a!, row! + a!]) {
          for (const c of [column! - b!, column! + b!]) {
            const name = `${r} ${c}`;
            if (r < 0 || c < 0 || r >= side || c >= side || seen.has(name)) continue;
            seen.add(name);
            next.push(name);
          }
        }
      }
    }
    layer = next;
  }
  return -1;
}

if (require.main === module) runProgram(solve);
