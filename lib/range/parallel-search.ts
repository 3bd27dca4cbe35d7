/**
 * parallelSearch: for each of many queries the least number of steps after which it holds, all queries
 * together ("parallel binary search").
 *
 * Use     let sets = new DisjointSets(n);
 *         parallelSearch(1, 2, () => { sets = new DisjointSets(n); }, (step) => sets.union(from[step]!, to[step]!),
 *           (query) => sets.same(u, v))
 * Time    log2(steps) + 1 passes: reset, then at most all steps, and each query once
 * Space   16 bytes a query, 4 bytes a step
 * Limits  up to 2^28 queries and steps; a query that holds after some steps must hold after more
 * Errors  RangeError for a bad number of queries or steps
 * Source  folklore, own code
 * Tested  parallel-search.test.ts: against a scan; verify: AtCoder AGC 002 D
 */
import { checkSize } from "./check-range";

/**
 * Calls reset(), then step(0), step(1), … in order, and holds(query) in between. Returns the number of
 * steps for each query: 0 if it holds at once, steps + 1 if never.
 */
export function parallelSearch(
  queries: number,
  steps: number,
  reset: () => void,
  step: (step: number) => void,
  holds: (query: number) => boolean,
): Int32Array {
  checkSize("parallelSearch: queries", queries, 2 ** 28);
  checkSize("parallelSearch: steps", steps, 2 ** 28);
  const low = new Int32Array(queries); // the answer is in [low, high]
  const high = new Int32Array(queries).fill(steps + 1);
  // A list for each number of steps: its first query, and of each query the next in the same list.
  const first = new Int32Array(steps + 1);
  const next = new Int32Array(queries);
  for (;;) {
    first.fill(-1);
    let last = -1;
    for (let query = queries - 1; query >= 0; query--) {
      if (low[query] === high[query]) continue;
      const middle = (low[query]! + high[query]!) >> 1;
      next[query] = first[middle]!;
      first[middle] = query;
      if (middle > last) last = middle;
    }
    if (last < 0) return low;
    reset();
    for (let done = 0; ; done++) {
      for (let query = first[done]!; query >= 0; query = next[query]!) {
        if (holds(query)) high[query] = done;
        else low[query] = done + 1;
      }
      if (done === last) break;
      step(done);
    }
  }
}
