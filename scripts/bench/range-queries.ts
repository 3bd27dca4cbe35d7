import { Random } from "../../lib/sequence/random";

/** How many elements the ranges are of, and how many ranges there are: those of cpp/range/add-max-tree.cpp. */
export const RANGE_SIZE = 1 << 17;
const CALLS = 200_000;

/** Random ranges, each l, r and a number in [-1000, 1000]: in turn for a change and for a question. */
export function rangeQueries(seed: number): Int32Array {
  const random = new Random(seed);
  const queries = new Int32Array(3 * CALLS);
  for (let at = 0; at < queries.length; at += 3) {
    const [a, b] = [random.int(0, RANGE_SIZE - 1), random.int(0, RANGE_SIZE - 1)];
    queries.set([Math.min(a, b), Math.max(a, b) + 1, random.int(-1000, 1000)], at);
  }
  return queries;
}
