// expect: WA — counts pairs with the blank as inversions when it looks for impossible boards
import { runProgram } from "../../../lib/io/run-program";
import { solve as right } from "../brute";

export function solve(input: Uint8Array): Uint8Array {
  const tokens = new TextDecoder().decode(input).match(/\d+/g)!;
  const lines = new TextDecoder().decode(right(input)).split("\n");
  for (let test = 1, at = 1; at < tokens.length; test++, at += 9) {
    let inversions = 0;
    tokens.slice(at, at + 9).forEach((tile, index, board) => {
      for (const later of board.slice(index + 1)) if (tile > later) inversions++;
    });
    if (inversions % 2 !== 0) lines[test - 1] = `Case ${test}: impossible`;
  }
  return new TextEncoder().encode(lines.join("\n"));
}

if (require.main === module) runProgram(solve);
