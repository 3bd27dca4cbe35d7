// expect: WA — takes away the pairs that share each prime, but never adds those that share two of them
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [n, ...values] = new TextDecoder().decode(input).trim().split(/\s+/).map(Number);
  const counts = new Int32Array(1_000_001);
  for (const value of values) counts[value]!++;
  const isComposite = new Uint8Array(counts.length);
  let pairs = (n! * (n! - 1)) / 2;
  for (let p = 2; p < counts.length; p++) {
    if (isComposite[p] !== 0) continue;
    let multiples = 0;
    for (let value = p; value < counts.length; value += p) {
      isComposite[value] = 1;
      multiples += counts[value]!;
    }
    pairs -= (multiples * (multiples - 1)) / 2;
  }
  return new TextEncoder().encode(`${pairs}\n`);
}

if (require.main === module) runProgram(solve);
