/**
 * overTime: a divide and conquer over time: items that come and go in any order, for a structure that can
 * only take back what was added last ("segment tree over time", "offline deletion").
 *
 * Use     const sets = new RollbackSets(n);
 *         overTime(2, [0, 1], [1, 2], sets, (e) => sets.union(from[e]!, to[e]!), (moment) => console.assert(sets.count === 2))
 * Time    O(n log m) calls of add, O(m) of answer and rollback for n items and m moments
 * Space   8 log m bytes an item at most, 8 bytes a moment
 * Limits  up to 2^28 moments; every item's first and last moment are known beforehand
 * Errors  RangeError for lists of different length, a number of moments or a range outside
 * Source  a segment tree over time: folklore, own code
 * Tested  programs.test.ts: against over-time.twin.ts; verify: Codeforces 813 F
 */
import { checkRange, checkSize } from "./check-range";

/** A structure with a history: RollbackSets, RollbackSegmentTree, or your own with a list of old values. */
export interface Undoable {
  /** Where the history is now. */
  readonly time: number;
  /** Takes back all that was done since. */
  rollback(time: number): void;
}

/**
 * Calls answer(moment) for the moments 0 … count - 1 in order, each while exactly the items with
 * froms[item] <= moment < tos[item] are added. Leaves the structure as it was.
 */
export function overTime(
  count: number,
  froms: ArrayLike<number>,
  tos: ArrayLike<number>,
  structure: Undoable,
  add: (item: number) => void,
  answer: (moment: number) => void,
): void {
  checkSize("overTime", count, 2 ** 28);
  if (froms.length !== tos.length) {
    throw new RangeError(`overTime: ${froms.length} first moments, but ${tos.length} last ones`);
  }
  let leaves = 1;
  while (leaves < count) leaves *= 2;
  // Slot k of the tree over time has the items ids[starts[k]] … ids[starts[k + 1] - 1].
  const starts = new Int32Array(2 * leaves + 1);
  for (let item = 0; item < froms.length; item++) {
    checkRange("overTime", froms[item]!, tos[item]!, count);
    let low = leaves + froms[item]!;
    let high = leaves + tos[item]!;
    for (; low < high; low >>= 1, high >>= 1) {
      if (low & 1) starts[low++]!++;
      if (high & 1) starts[--high]!++;
    }
  }
  for (let k = 0; k < 2 * leaves; k++) starts[k + 1]! += starts[k]!;
  const ids = new Int32Array(starts[2 * leaves]!);
  for (let item = froms.length - 1; item >= 0; item--) {
    let low = leaves + froms[item]!;
    let high = leaves + tos[item]!;
    for (; low < high; low >>= 1, high >>= 1) {
      if (low & 1) ids[--starts[low++]!] = item;
      if (high & 1) ids[--starts[--high]!] = item;
    }
  }
  // Depth first; times[d] is that of the slot at depth d on the way to the moment.
  const times: number[] = [];
  let depth = 0;
  for (let moment = 0; moment < count; moment++) {
    // The slots above this moment, but not above the last one, from the top down.
    const last = leaves + moment;
    for (let up = moment === 0 ? 31 - Math.clz32(leaves) : 31 - Math.clz32(moment & -moment); ; ) {
      const k = last >> up;
      times[depth++] = structure.time;
      for (let at = starts[k]!; at < starts[k + 1]!; at++) add(ids[at]!);
      if (--up < 0) break;
    }
    answer(moment);
    // As many slots end here as the next moment has zeros behind its last one, and this one's own.
    const ending = moment + 1 === count ? depth : 32 - Math.clz32((moment + 1) & -(moment + 1));
    depth -= ending;
    structure.rollback(times[depth]!);
  }
}
