// expect: WA — looks along the falling diagonals only
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const n = Number(new TextDecoder().decode(input).trim());
  const rows: number[] = [];
  const place = (): boolean => {
    if (rows.length === n) return true;
    for (let row = 0; row < n; row++) {
      if (rows.some((r, c) => r === row || row - r === rows.length - c)) continue;
      rows.push(row);
      if (place()) return true;
      rows.pop();
    }
    return false;
  };
  if (!place()) return new TextEncoder().encode("NO\n");
  const board = rows.map((row) =>
    Array.from({ length: n }, (_, c) => (c === row ? 1 : 0)).join(" "),
  );
  return new TextEncoder().encode(`YES\n${board.join("\n")}\n`);
}

if (require.main === module) runProgram(solve);
