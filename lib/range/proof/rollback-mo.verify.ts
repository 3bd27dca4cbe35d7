/**
 * staticRangeModeByRollback: a most frequent value in ranges of a fixed array, by adding alone.
 *
 * In      n q; n numbers; q lines "l r"
 * Out     for each line a mode of [l, r), and how often it is there
 * Source  Library Checker static_range_mode_query, https://judge.yosupo.jp/problem/static_range_mode_query
 */
import { runProgram } from "../../io/run-program";
import type { Undoable } from "../over-time";
import { rollbackMo } from "../rollback-mo";
import { ofRangeModes } from "./of-ranges";

export const solve = ofRangeModes((ranks, distinct, lefts, rights, answer) => {
  const counts = new Counts(ranks.length, distinct);
  const add = (i: number) => counts.add(ranks[i]!);
  rollbackMo(ranks.length, lefts, rights, counts, add, (query) => {
    answer(query, counts.mode, counts.most);
  });
});

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
