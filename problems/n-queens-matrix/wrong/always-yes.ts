// expect: WA — prints YES and a board without queens where there is no placement
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const n = Number(new TextDecoder().decode(input).trim());
  const rows: number[] = [];
  const place = (): boolean => {
    if (rows.length === n) return true;
    for (let row = 0; row < n; row++) {
      if (rows.some((r, c) => r === row || Math.abs(r - row) === rows.length - c)) continue;
      rows.push(row);
      if (place()) return true;
      rows.pop();
    }
    return false;
  };
  place();
  const board = Array.from({ length: n }, (_, row) =>
    Array.from({ length: n }, (_, column) => (rows[row] === column ? 1 : 0)).join(" "),
  );
  return new TextEncoder().encode(`YES\n${board.join("\n")}\n`);
}

if (require.main === module) runProgram(solve);
