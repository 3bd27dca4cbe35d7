/**
 * RollbackSegmentTree: a SegmentTree whose last assignments can be taken back.
 *
 * Use     const tree = new RollbackSegmentTree(values, Math.min, Infinity); const time = tree.time;
 *         tree.set(i, x); tree.fold(l, r); tree.rollback(time)
 * Time    that of SegmentTree; rollback that of set for each assignment
 * Space   that of SegmentTree, and 16 bytes for each assignment that is not taken back
 * Limits  those of SegmentTree; any version at any time is PersistentSegmentTree
 * Errors  those of SegmentTree; RangeError for a time that is not in the past
 * Source  the old values in a list, own code
 * Tested  programs.test.ts: against rollback-segment-tree.twin.ts; verify: AtCoder ABC 165 F
 */
import { SegmentTree } from "./segment-tree";

export class RollbackSegmentTree<T = number> extends SegmentTree<T> {
  private readonly places: number[] = [];
  private readonly before: T[] = [];

  constructor(
    values: number | ArrayLike<T>,
    op: (a: T, b: T) => T,
    identity: T,
    title = "RollbackSegmentTree",
  ) {
    super(values, op, identity, title);
  }

  /** How many assignments were made and not taken back: what rollback takes. */
  get time(): number {
    return this.places.length;
  }

  override set(i: number, x: T): void {
    const before = this.nodes[this.leaves + i]!;
    super.set(i, x);
    this.places.push(i);
    this.before.push(before);
  }

  /** Takes back all assignments since `time`, the last one first. */
  rollback(time: number): void {
    if (time >>> 0 !== time || time > this.time) {
      throw new RangeError(
        `RollbackSegmentTree.rollback: time must be in [0, ${this.time}], got ${time}`,
      );
    }
    while (this.time > time) super.set(this.places.pop()!, this.before.pop()!);
  }
}
