// expect: WA — reads the sizes as doubles: beyond 2^53 the remainder is wrong
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  let at = 1;
  for (let test = 0; test < Number(words[0] ?? 0); test++) {
    const end = at + 1 + Number(words[at]);
    let sum = 0;
    for (at++; at < end; at++) sum ^= Number(words[at]) % 3;
    lines.push(sum === 0 ? "second\n" : "first\n");
  }
  return new TextEncoder().encode(lines.join(""));
}

if (require.main === module) runProgram(solve);
