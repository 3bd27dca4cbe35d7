// expect: WA — takes the last d numbers for a period
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).trim().split(/\s+/);
  const d = Number(words[0]);
  const numbers = words.slice(2);
  const k = BigInt(words[1]!);
  const place = k < 2n * BigInt(d) ? Number(k) : d + Number(k % BigInt(d));
  return new TextEncoder().encode(`${numbers[place]}\n`);
}

if (require.main === module) runProgram(solve);
