/**
 * staticRangeModeByRollback: a most frequent value in ranges of a fixed array, by adding alone.
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
import type { Undoable } from "../over-time";
import { rollbackMo } from "../rollback-mo";

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
  const counts = new Counts(n, distinct.length);
  const modes = new Int32Array(q);
  const frequencies = new Int32Array(q);
  const add = (i: number) => counts.add(ranks[i]!);
  rollbackMo(n, lefts, rights, counts, add, (query) => {
    modes[query] = counts.mode;
    frequencies[query] = counts.most;
  });
  const writer = new Writer();
  for (let query = 0; query < q; query++) {
    writer.int(distinct[modes[query]!]!).space().int(frequencies[query]!).newline();
  }
  return writer.result();
}

/** How often each rank was added, and the one added most; the history keeps rank and old mode. */
class Counts implements Undoable {
  time = 0;
  mode = 0;
  private readonly counts: Int32Array;
  private readonly added: Int32Array;
  private readonly modes: Int32Array;

  constructor(n: number, ranks: number) {
    this.counts = new Int32Array(ranks);
    this.added = new Int32Array(n);
    this.modes = new Int32Array(n);
  }

  get most(): number {
    return this.counts[this.mode]!;
  }

  add(rank: number): void {
    this.added[this.time] = rank;
    this.modes[this.time++] = this.mode;
    if (++this.counts[rank]! > this.counts[this.mode]!) this.mode = rank;
  }

  rollback(time: number): void {
    while (this.time > time) this.counts[this.added[--this.time]!]!--;
    if (this.time < this.modes.length) this.mode = this.modes[this.time]!;
  }
}

if (require.main === module) runProgram(solve);
