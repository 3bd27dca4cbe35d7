// expect: WA — reads "column row"
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const all: number[][] = [];
  const place = (rows: number[]): void => {
    if (rows.length === 8) all.push(rows);
    for (let row = 1; row <= 8 && rows.length < 8; row++) {
      if (rows.some((r, c) => r === row || Math.abs(r - row) === rows.length - c)) continue;
      place([...rows, row]);
    }
  };
  place([]);
  const sets: string[] = [];
  for (let at = 0; at < numbers.length; at += 2) {
    const fit = all.filter((rows) => rows[numbers[at]! - 1] === numbers[at + 1]);
    const lines = fit.map((rows, i) => `${String(i + 1).padStart(2)}      ${rows.join(" ")}\n`);
    sets.push(`SOLN       COLUMN\n #      1 2 3 4 5 6 7 8\n\n${lines.join("")}`);
  }
  return new TextEncoder().encode(sets.join("\n"));
}

if (require.main === module) runProgram(solve);
