// expect: WA — counts the tiles that are away from home instead of how far they are
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const cells = new TextDecoder().decode(input).match(/[A-O.]/g)!;
  const away = cells.filter(
    (letter, cell) => letter !== "." && letter !== "ABCDEFGHIJKLMNO."[cell],
  );
  return new TextEncoder().encode(`${away.length}\n`);
}

if (require.main === module) runProgram(solve);
