// expect: WA — sells the cheapest ticket that is left instead of the dearest one within the limit
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [n, , ...numbers] = new TextDecoder()
    .decode(input)
    .split(/\s+/)
    .filter(Boolean)
    .map(Number);
  const tickets = numbers.slice(0, n).sort((a, b) => b - a);
  const paid = numbers
    .slice(n)
    .map((limit) => (tickets[tickets.length - 1]! <= limit ? tickets.pop() : -1));
  return new TextEncoder().encode(`${paid.join("\n")}\n`);
}

if (require.main === module) runProgram(solve);
