// expect: WA — counts the blank's distance too
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const cells = new TextDecoder().decode(input).match(/[A-O.]/g)!;
  let sum = 0;
  cells.forEach((letter, cell) => {
    const home = "ABCDEFGHIJKLMNO.".indexOf(letter);
    sum += Math.abs((cell >> 2) - (home >> 2)) + Math.abs((cell & 3) - (home & 3));
  });
  return new TextEncoder().encode(`${sum}\n`);
}

if (require.main === module) runProgram(solve);
