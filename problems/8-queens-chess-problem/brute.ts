/** 8 Queens Chess Problem by all 8! orders of the rows for every set. */
import { runProgram } from "../../lib/io/run-program";

const PLACEMENTS = orders([1, 2, 3, 4, 5, 6, 7, 8]).filter((rows) =>
  rows.every((a, i) => rows.every((b, j) => i >= j || Math.abs(a - b) !== j - i)),
);

export function solve(input: Uint8Array): Uint8Array {
  const [, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const sets: string[] = [];
  for (let at = 0; at < numbers.length; at += 2) {
    const lines = ["SOLN       COLUMN", " #      1 2 3 4 5 6 7 8", ""];
    for (const rows of PLACEMENTS) {
      if (rows[numbers[at + 1]! - 1] !== numbers[at]) continue;
      const number = lines.length - 2;
      lines.push(`${number < 10 ? " " : ""}${number}      ${rows.join(" ")}`);
    }
    sets.push(`${lines.join("\n")}\n`);
  }
  return new TextEncoder().encode(sets.join("\n"));
}

/** In lexicographic order. */
function orders(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

if (require.main === module) runProgram(solve);
