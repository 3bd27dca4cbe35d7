// expect: TLE — makes every order of the columns and looks for attacks only at the end
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const n = Number(new TextDecoder().decode(input).trim());
  const columns: number[] = [];
  const shown: string[] = [];
  let count = 0;
  const place = (): void => {
    if (columns.length === n) {
      const free = columns.every((a, i) =>
        columns.every((b, j) => i >= j || Math.abs(a - b) !== j - i),
      );
      if (free && count++ < 3) shown.push(columns.map((column) => column + 1).join(" "));
      return;
    }
    for (let column = 0; column < n; column++) {
      if (columns.includes(column)) continue;
      columns.push(column);
      place();
      columns.pop();
    }
  };
  place();
  return new TextEncoder().encode(`${[...shown, count].join("\n")}\n`);
}

if (require.main === module) runProgram(solve);
