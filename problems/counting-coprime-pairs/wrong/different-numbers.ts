// expect: WA — counts pairs of different numbers, so equal ones are one number, and two ones are no pair
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [, ...values] = new TextDecoder().decode(input).trim().split(/\s+/).map(Number);
  const numbers = [...new Set(values)];
  const most = 2000;
  let pairs = 0;
  numbers.slice(0, most).forEach((value, i) => {
    for (const other of numbers.slice(0, i)) {
      let [a, b] = [value, other];
      while (b > 0) [a, b] = [b, a % b];
      if (a === 1) pairs++;
    }
  });
  return new TextEncoder().encode(`${pairs}\n`);
}

if (require.main === module) runProgram(solve);
