// expect: WA — thinks only the smallest move matters
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const sticks = words[0]!;
  const move = Math.min(...words.slice(2));
  let line = "";
  for (let count = 1; count <= sticks; count++) line += count % (2 * move) >= move ? "W" : "L";
  return new TextEncoder().encode(`${line}\n`);
}

if (require.main === module) runProgram(solve);
