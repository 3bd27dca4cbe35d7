// expect: WA — counts the holes from 0
import { runProgram } from "../../../lib/io/run-program";
import { solve as brute } from "../brute";

export function solve(input: Uint8Array): Uint8Array {
  const order = new TextDecoder().decode(brute(input));
  return new TextEncoder().encode(order.replace(/\d+/g, (hole) => `${Number(hole) - 1}`));
}

if (require.main === module) runProgram(solve);
