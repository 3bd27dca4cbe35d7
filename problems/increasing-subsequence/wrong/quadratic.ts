// expect: TLE — compares each number with all before it
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const [, ...numbers] = new TextDecoder().decode(input).split(/\s+/).filter(Boolean).map(Number);
  const lengths = new Int32Array(numbers.length);
  let most = 0;
  numbers.forEach((number, i) => {
    let before = 0;
    for (let j = 0; j < i; j++) {
      if (numbers[j]! < number && lengths[j]! > before) before = lengths[j]!;
    }
    lengths[i] = before + 1;
    most = Math.max(most, lengths[i]!);
  });
  return new TextEncoder().encode(`${most}\n`);
}

if (require.main === module) runProgram(solve);
