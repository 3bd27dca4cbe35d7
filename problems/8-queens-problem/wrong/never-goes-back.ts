// expect: WA — puts a queen on the first free square of each row and never takes one away
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const columns = Array<number>(8).fill(-1);
  for (let at = 0; at < numbers.length; at += 2) columns[numbers[at]!] = numbers[at + 1]!;
  for (let row = 0; row < 8; row++) {
    if (columns[row] !== -1) continue;
    for (let column = 0; column < 8 && columns[row] === -1; column++) {
      const attacked = columns.some(
        (c, r) => c !== -1 && (c === column || Math.abs(c - column) === Math.abs(r - row)),
      );
      if (!attacked) columns[row] = column;
    }
  }
  const board = columns.map((c) =>
    c < 0 ? "........\n" : `${".".repeat(c)}Q${".".repeat(7 - c)}\n`,
  );
  return new TextEncoder().encode(board.join(""));
}

if (require.main === module) runProgram(solve);
