/** KATHTHI by Bellman and Ford: sweeps over the map, forth and back, lower costs until none changes. */
import { runProgram } from "../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const words = new TextDecoder("utf-8").decode(input).split(/\s+/).filter(Boolean);
  const answers: number[] = [];
  for (let at = 1; at < words.length; ) {
    const [rows, columns] = [Number(words[at]), Number(words[at + 1])];
    answers.push(cost(words.slice(at + 2, at + 2 + rows).join(""), columns));
    at += 2 + rows;
  }
  return new TextEncoder().encode(`${answers.join("\n")}\n`);
}

function cost(letters: string, columns: number): number {
  const costs = new Float64Array(letters.length).fill(Number.POSITIVE_INFINITY);
  costs[0] = 0;
  let isChanged = true;
  const relax = (from: number, to: number) => {
    const sum = costs[from]! + (letters[from] === letters[to] ? 0 : 1);
    if (sum >= costs[to]!) return;
    costs[to] = sum;
    isChanged = true;
  };
  const around = (cell: number) => {
    if (cell % columns > 0) relax(cell - 1, cell);
    if (cell % columns < columns - 1) relax(cell + 1, cell);
    if (cell >= columns) relax(cell - columns, cell);
    if (cell + columns < letters.length) relax(cell + columns, cell);
  };
  while (isChanged) {
    isChanged = false;
    for (let cell = 0; cell < letters.length; cell++) around(cell);
    for (let cell = letters.length - 1; cell >= 0; cell--) around(cell);
  }
  return costs[costs.length - 1]!;
}

if (require.main === module) runProgram(solve);
