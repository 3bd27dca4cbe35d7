// expect: TLE — looks at every pair of tiles
import { runProgram } from "../../../lib/io/run-program";
import { solver } from "./layers-only";

export const solve = solver((side, cube) => {
  const empty = cube.indexOf(0);
  let sum = 3 * (side - 1) - (empty % side) - (Math.floor(empty / side) % side);
  sum -= Math.floor(empty / side / side);
  const tiles = cube.map((tile) => (tile === 0 ? cube.length : tile));
  for (let right = 1; right < tiles.length; right++) {
    for (let left = 0; left < right; left++) if (tiles[left]! > tiles[right]!) sum++;
  }
  return sum % 2 === 0;
});

if (require.main === module) runProgram(solve);
