// expect: WA — checks rows and columns only, so it places rooks
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [k, ...scores] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const lines: string[] = [];
  for (let board = 0; board < k!; board++) {
    // best[set] = highest sum of the first rows, whose columns are the set
    const best = new Int32Array(256);
    for (let set = 1; set < 256; set++) {
      const row = set.toString(2).split("1").length - 2;
      for (let column = 0; column < 8; column++) {
        if (((set >> column) & 1) === 0) continue;
        const sum = best[set ^ (1 << column)]! + scores[64 * board + 8 * row + column]!;
        best[set] = Math.max(best[set]!, sum);
      }
    }
    lines.push(`${String(best[255]).padStart(5)}\n`);
  }
  return new TextEncoder().encode(lines.join(""));
}

if (require.main === module) runProgram(solve);
