import type { Bench } from "../../../scripts/bench/bench";
import { isQueensPlacement } from "../queens-conflicts";
import { queensLocalSearch } from "../queens-local-search";
import { queensPlacement } from "../queens-placement";

const N = 10_000_000;
const source = "queens/queens-large.cpp";

/** Three of the rows stand for all of them. */
function some(rows: Int32Array): number {
  return rows[0]! + rows[N / 2]! + rows[N - 1]!;
}

// The array that is filled exists already, on both sides: what is timed is the rule. Beside it stands
// the same in new memory, whose first touch costs more than the rule.
let kept: Int32Array | undefined;
const SUM = N - 1; // of the three rows

// Different searches end on different rows: each run is verified after its time.
let last: Int32Array | undefined;

function verify(): string {
  if (last && !isQueensPlacement(last)) throw new Error("queensLocalSearch: no placement");
  last = undefined;
  return "every run verified";
}

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
      {
        role: "plain",
        name: "fill: one number",
        prepare: () => {
          kept ??= new Int32Array(N).fill(1);
          const rows = kept;
          return () => some(rows.fill(SUM / 3));
        },
      },
      { role: "cpp", name: "C++ explicit", source, args: ["explicit"] },
    ],
  },
  {
    kind: "function",
    work: "explicit placement of 10^7 queens in new memory",
    contenders: [
      {
        role: "ours",
        name: "queensPlacement",
        prepare: () => () => some(queensPlacement(N)!),
      },
      {
        role: "plain",
        name: "fill: one number",
        prepare: () => () => some(new Int32Array(N).fill(SUM / 3)),
      },
      { role: "cpp", name: "C++ explicit", source, args: ["explicit-new"] },
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
        prepare: () => {
          verify();
          return () => {
            last = queensLocalSearch(N, 1);
            return N;
          };
        },
        note: verify,
      },
      { role: "cpp", name: "C++ QS4, rows drawn", source, args: ["local"] },
      { role: "cpp", name: "C++ rows tried in order", source, args: ["local-in-order"] },
    ],
  },
];
