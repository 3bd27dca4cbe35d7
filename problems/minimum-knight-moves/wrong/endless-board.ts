// expect: WA — the formula of the endless board, without the corners
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  let output = "";
  for (let at = 1; at + 1 < words.length; at += 2) {
    const x = Math.abs(words[at]!.charCodeAt(0) - words[at + 1]!.charCodeAt(0));
    const y = Math.abs(words[at]!.charCodeAt(1) - words[at + 1]!.charCodeAt(1));
    const least = Math.max(Math.ceil(Math.max(x, y) / 2), Math.ceil((x + y) / 3));
    const moves = x + y === 1 ? 3 : x === 2 && y === 2 ? 4 : least + ((least + x + y) % 2);
    output += `${moves}\n`;
  }
  return new TextEncoder().encode(output);
}

if (require.main === module) runProgram(solve);
