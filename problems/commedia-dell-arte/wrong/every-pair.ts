// expect: TLE — looks at every pair of tiles
import { runProgram } from "../../../lib/io/run-program";

export function solve(input: Uint8Array): Uint8Array {
  const numbers = new TextDecoder().decode(input).match(/\d+/g)!.map(Number);
  const lines: string[] = [];
  for (let at = 1; at < numbers.length; ) {
    const side = numbers[at++]!;
    const cube = numbers.slice(at, at + side ** 3);
    at += side ** 3;
    lines.push(solvable(side, cube) ? "Puzzle can be solved.\n" : "Puzzle is unsolvable.\n");
  }
  return new TextEncoder().encode(lines.join(""));
}

function solvable(side: number, cube: readonly number[]): boolean {
  const empty = cube.indexOf(0);
  let sum = 3 * (side - 1) - (empty % side) - (Math.floor(empty / side) % side);
  sum -= Math.floor(empty / side / side);
  const tiles = cube.map((tile) => (tile === 0 ? cube.length : tile));
  for (let right = 1; right < tiles.length; right++) {
    for (let left = 0; left < right; left++) if (tiles[left]! > tiles[right]!) sum++;
  }
  return sum % 2 === 0;
}

if (require.main === module) runProgram(solve);
