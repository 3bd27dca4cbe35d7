/**
 * staticRangeModeByMo: a most frequent value in ranges of a fixed array, by Mo's algorithm.
 *
 * In      n q; n numbers; q lines "l r"
 * Out     for each line a mode of [l, r), and how often it is there
 * Source  Library Checker static_range_mode_query, https://judge.yosupo.jp/problem/static_range_mode_query
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { compress } from "../compress";
import { mo } from "../mo";

const MAX_SIZE = 100_000;
const MAX_VALUE = 1e9;

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, MAX_SIZE, "n");
  const q = scanner.intIn(0, MAX_SIZE, "q");
  const values = new Int32Array(n);
  intsIn(scanner, values, n, 0, MAX_VALUE, "a value");
  const ends = new Int32Array(2 * q);
  intsIn(scanner, ends, 2 * q, 0, n, "an end of a range");
  const lefts = ends.filter((_, at) => at % 2 === 0);
  const rights = ends.filter((_, at) => at % 2 === 1);
  const { values: distinct, ranks } = compress(values);
  const counts = new RankCounts(distinct.length);
  const modes = new Int32Array(q);
  const frequencies = new Int32Array(q);
  const add = (i: number) => counts.increase(ranks[i]!);
  const remove = (i: number) => counts.decrease(ranks[i]!);
  mo(n, lefts, rights, add, remove, (query) => {
    modes[query] = counts.mostFrequent();
    frequencies[query] = counts.frequency(modes[query]!);
  });
  const writer = new Writer();
  for (let query = 0; query < q; query++) {
    writer.int(distinct[modes[query]!]!).space().int(frequencies[query]!).newline();
  }
  return writer.result();
}

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
    this.ends = new Int32Array(MAX_SIZE + 2).fill(ranks);
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
