// expect: WA — takes "." for free and "*" for blocked, as most other problems have it
import { runProgram } from "../../../lib/io/run-program";
import { solve as right } from "../brute";

export function solve(input: Uint8Array): Uint8Array {
  const turned = new TextDecoder()
    .decode(input)
    .replace(/[.*]/g, (square) => (square === "." ? "*" : "."));
  return right(new TextEncoder().encode(turned));
}

if (require.main === module) runProgram(solve);
