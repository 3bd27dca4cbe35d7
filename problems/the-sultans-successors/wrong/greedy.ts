// expect: WA — tries the best free square of each row first and takes the first placement
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [k, ...scores] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const lines: string[] = [];
  for (let board = 0; board < k!; board++) {
    const at = (row: number, column: number) => scores[64 * board + 8 * row + column]!;
    const place = (columns: number[]): number[] | undefined => {
      const row = columns.length;
      if (row === 8) return columns;
      const order = [0, 1, 2, 3, 4, 5, 6, 7].sort((a, b) => at(row, b) - at(row, a));
      for (const column of order) {
        if (columns.some((c, r) => c === column || Math.abs(c - column) === row - r)) continue;
        const placement = place([...columns, column]);
        if (placement) return placement;
      }
      return undefined;
    };
    const sum = place([])!.reduce((total, column, row) => total + at(row, column), 0);
    lines.push(`${String(sum).padStart(5)}\n`);
  }
  return new TextEncoder().encode(lines.join(""));
}

if (require.main === module) runProgram(solve);
