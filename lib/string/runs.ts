/**
 * runs: the maximal repetitions of a text: ranges that repeat with a period at most half their length and
 * cannot be made longer; runStarts: the ranges of equal items (run-length encoding).
 *
 * Use     const { period, start, end } = runs(text); const starts = runStarts("aabccc") // 0, 2, 3, 6
 * Time    O(n log n), of runStarts O(n)
 * Space   about 100 + 8 log n bytes a symbol; there are fewer than n runs
 * Limits  n in [0, 2^24]; symbols are integers in [0, 2^24]
 * Errors  RangeError for a symbol that is no integer in [0, 2^24]
 * Source  Bannai, I, Inenaga, Nakashima, Takeda, Tsuruta, "The runs theorem", SIAM J. Comput. 46 (2017)
 * Tested  programs.test.ts: against all ranges and periods; runs.test.ts: equal symbols, runStarts; verify:
 *         library-checker runenumerate
 */
import { argsort } from "../sequence/radix-sort";
import { CommonPrefix } from "./common-prefix";

export interface Repetitions {
  /** The smallest period of each run, and its range [start, end), by period and then by start. */
  readonly period: Int32Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
}

export function runs(text: ArrayLike<number>): Repetitions {
  const n = text.length;
  const forward = new CommonPrefix(text);
  const mirrored = new Int32Array(n);
  for (let i = 0; i < n; i++) mirrored[n - 1 - i] = text[i]!;
  const backward = new CommonPrefix(mirrored);
  const keys: number[] = [];
  const ends: number[] = [];
  // Each run has a period that is a longest Lyndon word in the symbols' order or in the reverse order.
  for (const sign of [1, -1]) {
    const lyndonEnd = lyndonEnds(text, forward, sign);
    for (let i = 0; i < n; i++) {
      const j = lyndonEnd[i]!;
      const period = j - i;
      const start = i - backward.length(n - i, n - j);
      const end = j + forward.length(i, j);
      if (end - start < 2 * period) continue;
      keys.push(period * n + start);
      ends.push(end);
    }
  }
  return withoutDoubles(n, Float64Array.from(keys), ends);
}

/** Where the items, of a text or array, become others (by ===), and their number: run i is [starts[i], starts[i + 1]). */
export function runStarts(items: ArrayLike<unknown>): Int32Array {
  const starts = new Int32Array(items.length + 1);
  let count = 0;
  for (let i = 0; i < items.length; i++) {
    if (i === 0 || items[i] !== items[i - 1]) starts[count++] = i;
  }
  starts[count++] = items.length;
  return starts.slice(0, count);
}

/** For each i, the end of the longest Lyndon word that begins at i. */
function lyndonEnds(text: ArrayLike<number>, prefixes: CommonPrefix, sign: number): Int32Array {
  const n = text.length;
  const ends = new Int32Array(n);
  for (let i = n - 1; i >= 0; i--) {
    let end = i + 1;
    // The word grows by the next one as long as it is smaller.
    while (end < n) {
      const common = prefixes.length(i, end);
      if (end + common === n || sign * (text[i + common]! - text[end + common]!) > 0) break;
      end = ends[end]!;
    }
    ends[i] = end;
  }
  return ends;
}

function withoutDoubles(n: number, keys: Float64Array, ends: number[]): Repetitions {
  const order = argsort(keys).filter((at, k, all) => k === 0 || keys[at] !== keys[all[k - 1]!]);
  return {
    period: order.map((at) => Math.floor(keys[at]! / n)),
    start: order.map((at) => keys[at]! % n),
    end: order.map((at) => ends[at]!),
  };
}
