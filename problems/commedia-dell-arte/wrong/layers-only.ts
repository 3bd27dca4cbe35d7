// expect: WA — counts the layers below the empty cell, but not its rows and columns, as on a board
import { runProgram } from "../../../lib/io/run-program";

type Test = (side: number, cube: readonly number[]) => boolean;

export const solver = (solvable: Test) => (input: Uint8Array) => {
  const numbers = new TextDecoder().decode(input).match(/\d+/g)!.map(Number);
  const lines: string[] = [];
  for (let at = 1; at < numbers.length; ) {
    const side = numbers[at++]!;
    const cube = numbers.slice(at, at + side ** 3);
    at += side ** 3;
    lines.push(solvable(side, cube) ? "Puzzle can be solved.\n" : "Puzzle is unsolvable.\n");
  }
  return new TextEncoder().encode(lines.join(""));
};

export const solve = solver((side, cube) => {
  const layer = Math.floor(cube.indexOf(0) / side / side);
  return (exchanges(cube) + side - 1 - layer) % 2 === 0;
});

/** How many exchanges sort the cube, the empty cell taken as the largest. */
export function exchanges(cube: readonly number[]): number {
  const home = cube.map((tile) => (tile === 0 ? cube.length : tile) - 1);
  let count = 0;
  for (let cell = 0; cell < home.length; cell++) {
    for (; home[cell] !== cell; count++) {
      const to = home[cell]!;
      home[cell] = home[to]!;
      home[to] = to;
    }
  }
  return count;
}

if (require.main === module) runProgram(solve);
