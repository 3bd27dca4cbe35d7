// expect: WA — takes the route with the fewest flights, which is not always the shortest
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const [n, m] = numbers as [number, number];
  const flights: [number, number][][] = Array.from({ length: n + 1 }, () => []);
  for (let at = 2; at < 2 + 3 * m; at += 3) {
    flights[numbers[at]!]!.push([numbers[at + 1]!, numbers[at + 2]!]);
  }
  const distance = new Map([[1, 0]]);
  for (const [city, length] of distance) {
    for (const [next, more] of flights[city]!) {
      if (!distance.has(next)) distance.set(next, length + more);
    }
  }
  const lengths = Array.from({ length: n }, (_, v) => distance.get(v + 1));
  return new TextEncoder().encode(`${lengths.join(" ")}\n`);
}

if (require.main === module) runProgram(solve);
