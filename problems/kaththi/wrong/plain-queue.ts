// expect: WA — breadth-first search with one queue: the first way to a cell is not the cheapest one
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder("utf-8").decode(input).split(/\s+/).filter(Boolean);
  const answers: number[] = [];
  for (let at = 1; at < words.length; ) {
    const [rows, columns] = [Number(words[at]), Number(words[at + 1])];
    const map = words.slice(at + 2, at + 2 + rows).join("");
    const costs = new Int32Array(map.length).fill(-1);
    costs[0] = 0;
    const queue = [0];
    for (const cell of queue) {
      const steps = [cell - columns, cell + columns];
      if (cell % columns > 0) steps.push(cell - 1);
      if (cell % columns < columns - 1) steps.push(cell + 1);
      for (const next of steps) {
        if (map[next] === undefined || costs[next]! >= 0) continue;
        costs[next] = costs[cell]! + (map[next] === map[cell] ? 0 : 1);
        queue.push(next);
      }
    }
    answers.push(costs[costs.length - 1]!);
    at += 2 + rows;
  }
  return new TextEncoder().encode(`${answers.join("\n")}\n`);
}

if (require.main === module) runProgram(solve);
