// expect: WA — goes right and down only
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder("utf-8").decode(input).split(/\s+/).filter(Boolean);
  const answers: number[] = [];
  for (let at = 1; at < words.length; ) {
    const [rows, columns] = [Number(words[at]), Number(words[at + 1])];
    const map = words.slice(at + 2, at + 2 + rows).join("");
    const costs = new Int32Array(map.length);
    for (let cell = 1; cell < map.length; cell++) {
      const from = (before: number) => costs[before]! + (map[before] === map[cell] ? 0 : 1);
      const left = cell % columns > 0 ? from(cell - 1) : Number.POSITIVE_INFINITY;
      const above = cell >= columns ? from(cell - columns) : Number.POSITIVE_INFINITY;
      costs[cell] = Math.min(left, above);
    }
    answers.push(costs[costs.length - 1]!);
    at += 2 + rows;
  }
  return new TextEncoder().encode(`${answers.join("\n")}\n`);
}

if (require.main === module) runProgram(solve);
