// expect: WA — prints YES and a board without queens where there is no placement
import { runProgram } from "../../../lib/io/run-program";
import { solve as right } from "../brute";

export function solve(input: Uint8Array): Uint8Array {
  const answer = new TextDecoder().decode(right(input));
  if (answer !== "NO\n") return new TextEncoder().encode(answer);
  const n = Number(new TextDecoder().decode(input).trim());
  return new TextEncoder().encode(`YES\n${`${Array(n).fill(0).join(" ")}\n`.repeat(n)}`);
}

if (require.main === module) runProgram(solve);
