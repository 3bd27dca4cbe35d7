// expect: WA — searches the columns from the right, so it shows the last three
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const n = Number(new TextDecoder().decode(input).trim());
  const full = 2 ** n - 1;
  const shown: string[] = [];
  let count = 0;
  const columns: number[] = [];
  const place = (taken: number, rising: number, falling: number): void => {
    if (taken === full) {
      if (count++ < 3) shown.push(columns.join(" "));
      return;
    }
    for (let free = full & ~(taken | rising | falling); free !== 0; ) {
      const column = 31 - Math.clz32(free);
      const bit = 1 << column;
      free ^= bit;
      columns.push(column + 1);
      place(taken | bit, (rising | bit) << 1, (falling | bit) >> 1);
      columns.pop();
    }
  };
  place(0, 0, 0);
  return new TextEncoder().encode(`${[...shown, count].join("\n")}\n`);
}

if (require.main === module) runProgram(solve);
