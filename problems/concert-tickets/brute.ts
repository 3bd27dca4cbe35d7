/** Concert Tickets as told: an array in ascending order, from which sold tickets are cut. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [n, , ...numbers] = new TextDecoder()
    .decode(input)
    .split(/\s+/)
    .filter(Boolean)
    .map(Number);
  const tickets = Float64Array.from(numbers.slice(0, n)).sort();
  let count = tickets.length;
  const paid = numbers.slice(n).map((limit) => {
    let at = count - 1;
    // Halves the part that holds the dearest ticket in reach; the tickets above it are too dear.
    for (let low = 0; low <= at; ) {
      const middle = Math.floor((low + at) / 2);
      if (tickets[middle]! <= limit) low = middle + 1;
      else at = middle - 1;
    }
    if (at < 0) return -1;
    const price = tickets[at]!;
    tickets.copyWithin(at, at + 1, count);
    count--;
    return price;
  });
  return new TextEncoder().encode(`${paid.join("\n")}\n`);
}

if (require.main === module) runProgram(solve);
