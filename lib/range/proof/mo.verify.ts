/**
 * staticRangeModeByMo: a most frequent value in ranges of a fixed array, by Mo's algorithm.
 *
 * In      n q; n numbers; q lines "l r"
 * Out     for each line a mode of [l, r), and how often it is there
 * Source  Library Checker static_range_mode_query, https://judge.yosupo.jp/problem/static_range_mode_query
 */
import { runProgram } from "../../io/run-program";
import { mo } from "../mo";
import { ofRangeModes } from "./of-ranges";

export const solve = ofRangeModes((ranks, distinct, lefts, rights, answer) => {
  const counts = new RankCounts(distinct);
  const add = (i: number) => counts.increase(ranks[i]!);
  const remove = (i: number) => counts.decrease(ranks[i]!);
  mo(ranks.length, lefts, rights, add, remove, (query) => {
    const mode = counts.mostFrequent();
    answer(query, mode, counts.frequency(mode));
  });
});

/** Ranks in ascending order of their counts: a change by one swaps two of them. */
class RankCounts {
  private readonly counts: Int32Array;
  private readonly order: Int32Array;
  private readonly place: Int32Array;
  /** ends[c]: how many ranks have a count of at most c. */
  private readonly ends: Int32Array;

  constructor(ranks: number) {
    this.counts = new Int32Array(ranks);
    this.order = Int32Array.from({ length: ranks }, (_, rank) => rank);
    this.place = this.order.slice();
    this.ends = new Int32Array(100_002).fill(ranks);
  }

  increase(rank: number): void {
    const last = --this.ends[this.counts[rank]!]!;
    this.swap(rank, last);
    this.counts[rank]!++;
  }

  decrease(rank: number): void {
    const first = this.ends[--this.counts[rank]!]!++;
    this.swap(rank, first);
  }

  mostFrequent(): number {
    return this.order[this.order.length - 1]!;
  }

  frequency(rank: number): number {
    return this.counts[rank]!;
  }

  private swap(rank: number, to: number): void {
    const from = this.place[rank]!;
    const other = this.order[to]!;
    this.order[from] = other;
    this.place[other] = from;
    this.order[to] = rank;
    this.place[rank] = to;
  }
}

if (require.main === module) runProgram(solve);
