/** Increasing Subsequence in another way: the longest one that ends with each number, in a tree of maxima. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const places = new Map([...new Set(numbers)].sort((a, b) => a - b).map((x, i) => [x, i + 1]));
  /** longest[i]: the most over the ranks that the lowest bit of i spans. */
  const longest = new Array<number>(places.size + 1).fill(0);
  let most = 0;
  for (const number of numbers) {
    const rank = places.get(number)!;
    let length = 1;
    for (let i = rank - 1; i > 0; i &= i - 1) length = Math.max(length, longest[i]! + 1);
    for (let i = rank; i < longest.length; i += i & -i) longest[i] = Math.max(longest[i]!, length);
    most = Math.max(most, length);
  }
  return new TextEncoder().encode(`${most}\n`);
}

if (require.main === module) runProgram(solve);
