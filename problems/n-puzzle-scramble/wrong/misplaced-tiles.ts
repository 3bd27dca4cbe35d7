// expect: WA — counts the misplaced tiles instead of their distances
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const cells = new TextDecoder().decode(input).match(/[A-O.]/g)!;
  const away = cells.filter(
    (letter, cell) => letter !== "." && letter !== "ABCDEFGHIJKLMNO."[cell],
  );
  return new TextEncoder().encode(`${away.length}\n`);
}

if (require.main === module) runProgram(solve);
