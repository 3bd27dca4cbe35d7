import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours } from "../../../scripts/bench/contenders";
import { ExactCover } from "../exact-cover";

const QUEENS = 11;

/** Rows and columns are covered by one queen each, diagonals by one at most. */
function queens(): Run {
  return () => {
    const cover = new ExactCover(6 * QUEENS - 2, 2 * QUEENS);
    for (let row = 0; row < QUEENS; row++) {
      for (let column = 0; column < QUEENS; column++) {
        const rising = 2 * QUEENS + row + column;
        const falling = 5 * QUEENS - 2 + row - column;
        cover.add([row, QUEENS + column, rising, falling]);
      }
    }
    return cover.count();
  };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "exact cover: all ways of 11 queens" }, [
    ours("ExactCover", queens),
    cpp("C++ dancing links", "sequence/exact-cover.cpp"),
  ]),
];
