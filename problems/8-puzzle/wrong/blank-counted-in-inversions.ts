// expect: WA — x is counted as tile 9 in the inversions, so solvable boards are called unsolvable
import { runProgram } from "../../../lib/io/run-program";
import { solve as right } from "../brute";

export function solve(input: Uint8Array): Uint8Array {
  const answers = new TextDecoder().decode(right(input)).split("\n");
  const tokens = new TextDecoder().decode(input).replace(/x/g, "9").split(/\s+/).filter(Boolean);
  for (let at = 0; at < tokens.length; at += 9) {
    let inversions = 0;
    tokens.slice(at, at + 9).forEach((left, index, board) => {
      for (const later of board.slice(index + 1)) if (left > later) inversions++;
    });
    if (inversions % 2 !== 0) answers[at / 9] = "unsolvable";
  }
  return new TextEncoder().encode(answers.join("\n"));
}

if (require.main === module) runProgram(solve);
