import type { Bench } from "../scripts/core/bench";
import { isQueensPlacement } from "./queens-conflicts";
import { queensLocalSearch } from "./queens-local-search";
import { queensPlacement } from "./queens-placement";

const N = 10_000_000;
const source = "queens-large.cpp";

/** Three of the rows stand for all of them. */
function some(rows: Int32Array): number {
  return rows[0]! + rows[N / 2]! + rows[N - 1]!;
}

// The array that is filled exists already, on both sides: what is timed is the rule, not new memory.
let kept: Int32Array | undefined;

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "explicit placement of 10^7 queens into an array",
    contenders: [
      {
        role: "ours",
        name: "queensPlacement",
        prepare: () => {
          kept ??= new Int32Array(N).fill(1);
          const rows = kept;
          return () => some(queensPlacement(N, rows)!);
        },
      },
      { role: "cpp", name: "C++ explicit", source, args: ["explicit"] },
    ],
  },
  {
    kind: "function",
    work: "verify a placement of 10^7 queens",
    contenders: [
      {
        role: "ours",
        name: "isQueensPlacement",
        prepare: () => {
          const rows = queensPlacement(N)!;
          return () => Number(isQueensPlacement(rows));
        },
      },
      { role: "cpp", name: "C++ verify", source, args: ["verify"] },
    ],
  },
  {
    kind: "function",
    work: "random local search, 10^7 queens",
    seed: 1,
    contenders: [
      {
        role: "ours",
        name: "queensLocalSearch",
        prepare: () => () => some(queensLocalSearch(N, 1)!),
      },
      { role: "cpp", name: "C++ local search", source, args: ["local"] },
    ],
  },
];
