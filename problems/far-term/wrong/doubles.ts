// expect: WA — multiplies residues in doubles, where products pass 2^53
import { runProgram } from "../../../lib/io/run-program";
import { berlekampMassey } from "../../../lib/polynomial/berlekamp-massey";

const P = 998244353;

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder().decode(input).trim().split(/\s+/).map(Number);
  const numbers = words.slice(2);
  const factors = berlekampMassey(Int32Array.from(numbers));
  const most = Math.min(words[1]!, 5000);
  for (let i = numbers.length; i <= most; i++) {
    let sum = 0;
    factors.forEach((factor, j) => {
      sum = (sum + factor * numbers[i - 1 - j]!) % P;
    });
    numbers.push(sum);
  }
  return new TextEncoder().encode(`${numbers[most]}\n`);
}

if (require.main === module) runProgram(solve);
