// expect: WA — prints the direction of the tile, which is opposite to that of the blank
import { runProgram } from "../../../lib/io/run-program";
import { solve as shortest } from "./search-for-the-shortest";

const TURNED: Readonly<Record<string, string>> = { U: "D", D: "U", L: "R", R: "L" };

export function solve(input: Uint8Array): Uint8Array {
  const answer = new TextDecoder()
    .decode(shortest(input))
    .replace(/^[UDLR]+$/m, (moves) => Array.from(moves, (move) => TURNED[move]).join(""));
  return new TextEncoder().encode(answer);
}

if (require.main === module) runProgram(solve);
