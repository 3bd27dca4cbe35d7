import type { Bench } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, plain } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { GridSearch } from "../grid-search";
import { knightDistance } from "../knight-distance";
import { leaperMoves } from "../leaper-moves";

const QUERIES = 1_000_000;
const SIDE = 10n ** 18n;

/** Four coordinates a query, each of 18 digits: 10^9 · high + low. */
function coordinates(): BigInt64Array {
  const random = new Random(1);
  return BigInt64Array.from({ length: 4 * QUERIES }, () => {
    const high = BigInt(random.int(0, 999_999_999));
    return high * 1_000_000_000n + BigInt(random.int(0, 999_999_999));
  });
}

export const benches: readonly Bench[] = [
  functionBench({ work: "10^6 knight distances on a board of 10^18 × 10^18", seed: 1 }, [
    ours("knightDistance", () => {
      const cells = coordinates();
      return () => {
        let sum = 0n;
        for (let at = 0; at < cells.length; at += 4) {
          const from = [cells[at]!, cells[at + 1]!] as const;
          const to = [cells[at + 2]!, cells[at + 3]!] as const;
          sum ^= knightDistance(SIDE, SIDE, from, to);
        }
        return Number(sum % 1_000_000_007n);
      };
    }),
    cpp("C++ the same", "grid/knight-distance.cpp", "far"),
  ]),
  functionBench({ work: "all distances from a cell of a 300 × 300 board" }, [
    ours("knightDistance", () => () => {
      let sum = 0;
      for (let row = 0; row < 300; row++) {
        for (let column = 0; column < 300; column++) {
          sum += Number(knightDistance(300, 300, [17, 230], [row, column])) * (column + 1);
        }
      }
      return sum;
    }),
    plain("GridSearch", () => () => {
      const search = new GridSearch(300, 300, leaperMoves(1, 2), [17 * 300 + 230]);
      let sum = 0;
      for (let cell = 0; cell < 90_000; cell++) sum += search.distance(cell) * ((cell % 300) + 1);
      return sum;
    }),
    cpp("C++ closed form", "grid/knight-distance.cpp", "near"),
  ]),
];
