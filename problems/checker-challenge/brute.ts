/** Checker Challenge by listing every placement in order, with a flag for each line that is taken. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const n = Number(new TextDecoder().decode(input).trim());
  const taken = new Uint8Array(5 * n); // columns, then rising, then falling diagonals
  const columns: number[] = [];
  const first: string[] = [];
  let count = 0;
  const place = (row: number): void => {
    if (row === n) {
      if (count++ < 3) first.push(columns.map((column) => column + 1).join(" "));
      return;
    }
    for (let column = 0; column < n; column++) {
      const rising = n + row + column;
      const falling = 4 * n + column - row;
      if (taken[column] || taken[rising] || taken[falling]) continue;
      taken[column] = taken[rising] = taken[falling] = 1;
      columns.push(column);
      place(row + 1);
      columns.pop();
      taken[column] = taken[rising] = taken[falling] = 0;
    }
  };
  place(0);
  return new TextEncoder().encode(`${[...first, count].join("\n")}\n`);
}

if (require.main === module) runProgram(solve);
