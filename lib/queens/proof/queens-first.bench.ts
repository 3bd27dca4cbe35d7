import type { Bench } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours } from "../../../scripts/bench/contenders";
import { queensAll } from "../queens-all";
import { queensFirst } from "../queens-first";

/** What both sides must agree on: column × row, counted from 1, over all boards. */
function sum(from: number, to: number, first: (n: number) => Int32Array): number {
  let total = 0;
  for (let n = from; n <= to; n++) {
    first(n).forEach((row, column) => {
      total += (column + 1) * (row + 1);
    });
  }
  return total;
}

/** The search that one writes first: rows in order, columns and diagonals as bits. */
function plain(n: number): Int32Array {
  let first = new Int32Array(0);
  queensAll(n, (rows) => {
    first = rows.slice();
    return false;
  });
  return first;
}

function bench(from: number, to: number): Bench {
  return functionBench(
    { work: `first placement of ${from === to ? from : `${from} to ${to}`} queens` },
    [
      ours("queensFirst", () => () => sum(from, to, (n) => queensFirst(n)!)),
      ...(to > 30
        ? []
        : [
            {
              role: "plain" as const,
              name: "bit masks in order",
              prepare: () => () => sum(from, to, plain),
            },
          ]),
      cpp("C++ bit masks", "queens/queens-first.cpp", `${from}`, `${to}`),
    ],
  );
}

// n = 34 takes ours 9 s and C++ 12 s: not here.
export const benches: readonly Bench[] = [bench(28, 30), bench(31, 33), bench(35, 35)];
