// expect: WA — counts i and j from 0
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const side = Number(new TextDecoder().decode(input));
  let output = "";
  for (let i = 0; i < side - 1; i++) {
    const row: number[] = [];
    for (let j = 0; j < side - 1; j++)
      row.push(i === 0 && j === 0 ? -1 : i === j ? (side - 1) / i : 4);
    output += `${row.join(" ")}\n`;
  }
  return new TextEncoder().encode(output);
}

if (require.main === module) runProgram(solve);
