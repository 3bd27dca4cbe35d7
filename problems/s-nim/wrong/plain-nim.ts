// expect: WA — forgets the set and plays Nim
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  let output = "";
  for (let at = 0; words[at]! > 0; output += "\n") {
    at += 1 + words[at]!;
    for (let left = words[at++]!; left > 0; left--) {
      const heaps = words.slice(at + 1, at + 1 + words[at]!);
      at += 1 + heaps.length;
      output += heaps.reduce((sum, heap) => sum ^ heap, 0) === 0 ? "L" : "W";
    }
  }
  return new TextEncoder().encode(output);
}

if (require.main === module) runProgram(solve);
