// expect: WA — moves i rows and j columns, never j rows and i columns
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const side = Number(new TextDecoder().decode(input));
  let output = "";
  for (let i = 1; i < side; i++) {
    const row: number[] = [];
    for (let j = 1; j < side; j++) {
      const seen = new Map([[0, 0]]);
      for (const [cell, distance] of seen) {
        for (const r of [Math.floor(cell / side) - i, Math.floor(cell / side) + i]) {
          for (const c of [(cell % side) - j, (cell % side) + j]) {
            const inside = r >= 0 && c >= 0 && r < side && c < side;
            if (inside && !seen.has(r * side + c)) seen.set(r * side + c, distance + 1);
          }
        }
      }
      row.push(seen.get(side * side - 1) ?? -1);
    }
    output += `${row.join(" ")}\n`;
  }
  return new TextEncoder().encode(output);
}

if (require.main === module) runProgram(solve);
