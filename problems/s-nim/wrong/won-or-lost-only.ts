// expect: WA — numbers heaps only as won (1) or lost (0), instead of by the mex
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  let output = "";
  for (let at = 0; words[at]! > 0; output += "\n") {
    const moves = words.slice(at + 1, at + 1 + words[at]!);
    at += 1 + moves.length;
    const won: number[] = [];
    for (let size = 0; size <= 10_000; size++) {
      won.push(moves.some((move) => won[size - move] === 0) ? 1 : 0);
    }
    for (let left = words[at++]!; left > 0; left--) {
      const heaps = words.slice(at + 1, at + 1 + words[at]!);
      at += 1 + heaps.length;
      output += heaps.reduce((sum, heap) => sum ^ won[heap]!, 0) === 0 ? "L" : "W";
    }
  }
  return new TextEncoder().encode(output);
}

if (require.main === module) runProgram(solve);
