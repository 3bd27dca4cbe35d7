// expect: WA — prints the direction of the tile, which is opposite to that of the blank
import { runProgram } from "../../../lib/io/run-program";
import { solve as right } from "../brute";

const TURNED: Readonly<Record<string, string>> = { U: "D", D: "U", L: "R", R: "L" };

export function solve(input: Uint8Array): Uint8Array {
  const answers = new TextDecoder()
    .decode(right(input))
    .replace(/^[UDLR]+$/gm, (moves) => Array.from(moves, (move) => TURNED[move]).join(""));
  return new TextEncoder().encode(answers);
}

if (require.main === module) runProgram(solve);
