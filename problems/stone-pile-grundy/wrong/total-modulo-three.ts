// expect: WA — treats all piles as one: total modulo 3
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  let at = 1;
  for (let test = 0; test < Number(words[0] ?? 0); test++) {
    const end = at + 1 + Number(words[at]);
    let total = 0n;
    for (at++; at < end; at++) total += BigInt(words[at]!);
    lines.push(total % 3n === 0n ? "second\n" : "first\n");
  }
  return new TextEncoder().encode(lines.join(""));
}

if (require.main === module) runProgram(solve);
