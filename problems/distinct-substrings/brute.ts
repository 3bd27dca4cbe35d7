/** Distinct Substrings by sorting all suffixes as texts, and comparing neighbours letter by letter. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(input).trim();
  const suffixes = Array.from(text, (_, start) => text.slice(start)).sort();
  let count = 0;
  suffixes.forEach((suffix, at) => {
    const before = suffixes[at - 1] ?? "";
    let shared = 0;
    while (shared < before.length && before[shared] === suffix[shared]) shared++;
    count += suffix.length - shared;
  });
  return new TextEncoder().encode(`${count}\n`);
}

if (require.main === module) runProgram(solve);
