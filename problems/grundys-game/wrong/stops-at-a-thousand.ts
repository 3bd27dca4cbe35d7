// expect: WA — computes numbers below 1000 and takes all above as won, but 1222 is lost
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const numbers = [0];
  for (let coins = 1; coins < 1000; coins++) {
    const reached = new Set<number>();
    for (let a = 1; a < coins - a; a++) reached.add(numbers[a]! ^ numbers[coins - a]!);
    let number = 0;
    while (reached.has(number)) number++;
    numbers.push(number);
  }
  const lines = words.slice(1).map((coins) => (numbers[coins] !== 0 ? "first\n" : "second\n"));
  return new TextEncoder().encode(lines.join(""));
}

if (require.main === module) runProgram(solve);
