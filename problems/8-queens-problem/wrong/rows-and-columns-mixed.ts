// expect: WA — reads "column row", so it completes the transposed board
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const columnOf = new Map<number, number>();
  for (let at = 0; at < numbers.length; at += 2) columnOf.set(numbers[at + 1]!, numbers[at]!);
  const place = (columns: number[]): number[] | undefined => {
    const row = columns.length;
    if (row === 8) return columns;
    for (let column = 0; column < 8; column++) {
      if (columnOf.has(row) && columnOf.get(row) !== column) continue;
      if (columns.some((c, r) => c === column || Math.abs(c - column) === row - r)) continue;
      const placement = place([...columns, column]);
      if (placement) return placement;
    }
    return undefined;
  };
  const board = (place([]) ?? []).map((c) => `${".".repeat(c)}Q${".".repeat(7 - c)}\n`);
  return new TextEncoder().encode(board.join(""));
}

if (require.main === module) runProgram(solve);
