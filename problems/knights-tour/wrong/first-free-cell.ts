// expect: WA — always goes to the first free cell and stops where there is none
import { runProgram } from "../../../lib/io/run-program";

const STEPS = [
  [1, 2],
  [1, -2],
  [-1, 2],
  [-1, -2],
  [2, 1],
  [2, -1],
  [-2, 1],
  [-2, -1],
];

export function solve(input: Uint8Array): Uint8Array {
  const [x, y] = new TextDecoder().decode(input).trim().split(/\s+/).map(Number);
  const order: number[] = new Array(64).fill(0);
  let [row, column] = [y! - 1, x! - 1];
  for (let time = 1; ; time++) {
    order[row * 8 + column] = time;
    const step = STEPS.find(([a, b]) => {
      const [r, c] = [row + a!, column + b!];
      return r >= 0 && c >= 0 && r < 8 && c < 8 && order[r * 8 + c] === 0;
    });
    if (step === undefined) break;
    row += step[0]!;
    column += step[1]!;
  }
  let output = "";
  for (let at = 0; at < 64; at += 8) output += `${order.slice(at, at + 8).join(" ")}\n`;
  return new TextEncoder().encode(output);
}

if (require.main === module) runProgram(solve);
