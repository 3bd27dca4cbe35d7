// expect: TLE — tries column by column and goes back: hopeless from about N = 30 on
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const n = Number(new TextDecoder().decode(input));
  const rows: number[] = [];
  let row = 0;
  while (rows.length < n) {
    const free = (at: number) =>
      rows.every((other, column) => other !== at && Math.abs(other - at) !== rows.length - column);
    while (row < n && !free(row)) row++;
    if (row < n) {
      rows.push(row);
      row = 0;
    } else if (rows.length === 0) {
      return new TextEncoder().encode("impossible\n");
    } else {
      row = rows.pop()! + 1;
    }
  }
  return new TextEncoder().encode(`${rows.map((queenRow) => queenRow + 1).join(" ")}\n`);
}

if (require.main === module) runProgram(solve);
