/**
 * rollbackMo: Mo's algorithm for a structure that can add elements but not remove them, only take back
 * what was added last.
 *
 * Use     const sets = new RollbackSets(n); const join = (e: number) => sets.union(from[e]!, to[e]!);
 *         rollbackMo(2, [0, 1], [1, 2], sets, join, (query) => console.assert(sets.count === 2))
 * Time    O(n √q) calls of add, q of rollback and answer, for q ranges that are known beforehand
 * Space   12 bytes a range
 * Limits  n in [0, 2^30], q in [0, 2^26]; the order of adding must not matter. add and answer as in mo
 * Errors  RangeError for ends of different number and for a range outside
 * Source  folklore: right ends only grow behind a block of left ends, left ends are taken back; own code
 * Tested  programs.test.ts: against rollback-mo.twin.ts; rollback-mo.test.ts: the number of steps; verify:
 *         library-checker static_range_mode_query
 */
import { moOrder } from "./mo";
import type { Undoable } from "./over-time";

/** Calls answer(q) when exactly the elements of [lefts[q], rights[q]) are added; leaves the structure as it was. */
export function rollbackMo(
  n: number,
  lefts: ArrayLike<number>,
  rights: ArrayLike<number>,
  structure: Undoable,
  add: (i: number) => void,
  answer: (query: number) => void,
): void {
  const { order, width } = moOrder("rollbackMo", n, lefts, rights, false);
  const empty = structure.time;
  let blockEnd = 0;
  let r = 0; // [blockEnd, r) is added between the queries
  for (let step = 0; step < order.length; step++) {
    const query = order[step]!;
    const left = lefts[query]!;
    const right = rights[query]!;
    const end = (Math.floor(left / width) + 1) * width;
    if (end !== blockEnd) {
      structure.rollback(empty);
      blockEnd = r = end;
    }
    while (r < right) add(r++);
    const time = structure.time;
    for (let i = Math.min(blockEnd, right) - 1; i >= left; i--) add(i);
    answer(query);
    structure.rollback(time);
  }
  structure.rollback(empty);
}
