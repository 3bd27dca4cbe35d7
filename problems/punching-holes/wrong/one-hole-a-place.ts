// expect: WA — goes to each place once, though two holes may be there
import { runProgram } from "../../../lib/io/run-program";
import { solve as brute } from "../brute";

export function solve(input: Uint8Array): Uint8Array {
  const [, ...places] = new TextDecoder().decode(input).trim().split(/\r?\n/);
  const order = new TextDecoder().decode(brute(input)).trim().split(" ").map(Number);
  const isFirst = (hole: number) => places.indexOf(places[hole - 1]!) === hole - 1;
  return new TextEncoder().encode(`${order.filter(isFirst).join(" ")}\n`);
}

if (require.main === module) runProgram(solve);
