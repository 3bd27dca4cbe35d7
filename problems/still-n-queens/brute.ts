/** Still N Queens column by column with a flag for each row and diagonal that is taken. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [first, ...board] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  const n = Number(first);
  const taken = new Uint8Array(5 * n); // rows, then rising, then falling diagonals
  const place = (column: number): number => {
    if (column === n) return 1;
    let count = 0;
    for (let row = 0; row < n; row++) {
      const rising = n + row + column;
      const falling = 4 * n + row - column;
      if (board[row]![column] !== "*" || taken[row] || taken[rising] || taken[falling]) continue;
      taken[row] = taken[rising] = taken[falling] = 1;
      count += place(column + 1);
      taken[row] = taken[rising] = taken[falling] = 0;
    }
    return count;
  };
  return new TextEncoder().encode(`${place(0)}\n`);
}

if (require.main === module) runProgram(solve);
