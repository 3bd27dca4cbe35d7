import type { Bench } from "../../../scripts/bench/bench";
import { functionBench, ours, plain } from "../../../scripts/bench/contenders";
import { isQueensPlacement } from "../queens-conflicts";
import { queensLocalSearch } from "../queens-local-search";
import { queensPlacement } from "../queens-placement";

const N = 10_000_000;

/** Three of the rows stand for all of them. */
function some(rows: Int32Array): number {
  return rows[0]! + rows[N / 2]! + rows[N - 1]!;
}

// The array that is filled exists already: what is timed is the rule. Beside it stands
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
  functionBench({ work: "explicit placement of 10^7 queens into an array" }, [
    ours("queensPlacement", () => {
      kept ??= new Int32Array(N).fill(1);
      const rows = kept;
      return () => some(queensPlacement(N, rows)!);
    }),
    plain("fill: one number", () => {
      kept ??= new Int32Array(N).fill(1);
      const rows = kept;
      return () => some(rows.fill(SUM / 3));
    }),
  ]),
  functionBench({ work: "explicit placement of 10^7 queens in new memory" }, [
    ours("queensPlacement", () => () => some(queensPlacement(N)!)),
    plain("fill: one number", () => () => some(new Int32Array(N).fill(SUM / 3))),
  ]),
  functionBench({ work: "verify a placement of 10^7 queens" }, [
    ours("isQueensPlacement", () => {
      const rows = queensPlacement(N)!;
      return () => Number(isQueensPlacement(rows));
    }),
  ]),
  functionBench({ work: "random local search, 10^7 queens", seed: 1 }, [
    ours(
      "queensLocalSearch",
      () => {
        verify();
        return () => {
          last = queensLocalSearch(N, 1);
          return N;
        };
      },
      { note: verify },
    ),
  ]),
];
