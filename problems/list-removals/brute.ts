/** List Removals by simulation: the rest of the list moves up after each removal. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [n, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const list = Int32Array.from(numbers.slice(0, n));
  const removed = numbers.slice(n).map((position) => {
    const number = list[position - 1]!;
    list.copyWithin(position - 1, position);
    return number;
  });
  return new TextEncoder().encode(`${removed.join(" ")}\n`);
}

if (require.main === module) runProgram(solve);
