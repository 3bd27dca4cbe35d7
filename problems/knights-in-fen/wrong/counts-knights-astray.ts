// expect: WA — the number of misplaced knights: only a lower bound
import { runProgram } from "../../../lib/io/run-program";

const GOAL = "111110111100 110000100000";

export function solve(input: Uint8Array): Uint8Array {
  const lines = new TextDecoder().decode(input).split(/\r?\n/);
  let output = "";
  for (let test = 0; test < Number(lines[0]); test++) {
    const cells = lines
      .slice(1 + 5 * test, 6 + 5 * test)
      .map((row) => row.padEnd(5))
      .join("");
    const moves = [...cells].filter((knight, at) => knight !== " " && knight !== GOAL[at]).length;
    output +=
      moves > 10 ? "Unsolvable in less than 11 move(s).\n" : `Solvable in ${moves} move(s).\n`;
  }
  return new TextEncoder().encode(output);
}

if (require.main === module) runProgram(solve);
