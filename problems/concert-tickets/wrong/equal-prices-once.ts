// expect: WA — a set of prices: tickets of equal price are sold once
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [n, , ...numbers] = new TextDecoder()
    .decode(input)
    .split(/\s+/)
    .filter(Boolean)
    .map(Number);
  const tickets = [...new Set(numbers.slice(0, n))].sort((a, b) => a - b);
  const paid = numbers.slice(n).map((limit) => {
    let [low, high] = [0, tickets.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (tickets[middle]! <= limit) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? -1 : tickets.splice(low - 1, 1)[0];
  });
  return new TextEncoder().encode(`${paid.join("\n")}\n`);
}

if (require.main === module) runProgram(solve);
