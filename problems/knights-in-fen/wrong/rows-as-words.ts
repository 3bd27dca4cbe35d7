// expect: WA — reads rows as words, so the blank is lost
import { runProgram } from "../../../lib/io/run-program";

const GOAL = "111110111100110000100000";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  let output = "";
  for (let test = 0; test < Number(words[0]); test++) {
    const cells = words.slice(1 + 5 * test, 6 + 5 * test).join("");
    output += cells === GOAL ? "Solvable in 0 move(s).\n" : "Unsolvable in less than 11 move(s).\n";
  }
  return new TextEncoder().encode(output);
}

if (require.main === module) runProgram(solve);
