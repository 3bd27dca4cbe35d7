// expect: WA — looks only at 1 and the largest move
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  let output = "";
  for (let at = 0; at < words.length; at += 2 + words[at + 1]!) {
    const most = Math.max(...words.slice(at + 2, at + 2 + words[at + 1]!));
    output += words[at]! % (most + 1) === 0 ? "Ollie wins\n" : "Stan wins\n";
  }
  return new TextEncoder().encode(output);
}

if (require.main === module) runProgram(solve);
