import type { Bench } from "../scripts/core/bench";
import { queensAll } from "./queens-all";
import { queensFirst } from "./queens-first";

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

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "first placement of 28, 29 and 30 queens",
    contenders: [
      {
        role: "ours",
        name: "queensFirst",
        prepare: () => () => sum(28, 30, (n) => queensFirst(n)!),
      },
      { role: "plain", name: "bit masks in order", prepare: () => () => sum(28, 30, plain) },
      { role: "cpp", name: "C++ bit masks", source: "queens-first.cpp", args: ["28", "30"] },
    ],
  },
  {
    kind: "function",
    work: "first placement of 31, 32 and 33 queens",
    contenders: [
      {
        role: "ours",
        name: "queensFirst",
        prepare: () => () => sum(31, 33, (n) => queensFirst(n)!),
      },
      { role: "cpp", name: "C++ bit masks", source: "queens-first.cpp", args: ["31", "33"] },
    ],
  },
];
