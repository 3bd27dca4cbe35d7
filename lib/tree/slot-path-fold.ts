/**
 * SlotPathFold: values of several numbers at the vertices of a tree, kept by a subclass in typed columns,
 * folded along paths and over subtrees.
 *
 * Use     class Sums extends SlotPathFold { x = new Float64Array(this.slots);
 *           combine(into: number, a: number, b: number) { this.x[into] = this.x[a]! + this.x[b]!; } }
 *         const fold = new Sums(paths); fold.x[fold.leaf(v)] = 5; fold.build(); fold.x[fold.path(u, v)]
 * Time    O(n) calls of combine for build, O(log n) for update and subtree, O(log² n) for path
 * Space   none beside HeavyLight and the subclass's columns: 3 to 6 slots a vertex
 * Limits  combine must be associative and need not commute; README.md of lib/range says what several
 *         subclasses in one program cost. PathFold takes numbers
 * Errors  RangeError for a vertex outside
 * Source  heavy-light decomposition over a segment tree: folklore; the interface on slots is own work
 * Tested  slot-path-fold.test.ts: against steps along paths; verify: Library Checker
 *         vertex_set_path_composite
 *
 * A subclass declares its columns full of the identity (`a = new Int32Array(this.slots).fill(1)`), and
 * combine. Write the value of v into slot leaf(v) and call build(); after a change of v call update(v).
 * path and subtree return the slot with the answer. Slot k folds a range of places downwards, slot
 * k + rise the same range upwards, from its last place to its first; a leaf is both.
 */
import type { HeavyLight } from "./heavy-light";

export abstract class SlotPathFold {
  readonly paths: HeavyLight;
  /** How long the columns must be. */
  readonly slots: number;
  /** The slot of the identity. */
  readonly none = 0;
  private readonly leaves: number;
  private readonly rise: number;
  private answer = 0;
  private to = 0;
  private readonly visit: (l: number, r: number, isUp: boolean) => void;

  constructor(paths: HeavyLight) {
    let leaves = 1;
    while (leaves < paths.tree.n) leaves *= 2;
    this.paths = paths;
    this.leaves = leaves;
    this.rise = 2 * leaves;
    this.slots = 3 * leaves + 2 + (leaves & 1);
    this.visit = (l, r, isUp) => {
      if (isUp) this.appendUp(l, r);
      else this.appendDown(l, r);
    };
  }

  /** Sets slot `into` to the value of left followed by right; `into` is neither of them. */
  protected abstract combine(into: number, left: number, right: number): void;

  /** The slot of the value of v. */
  leaf(v: number): number {
    this.check("leaf", v);
    return this.leaves + this.paths.place[v]!;
  }

  /** Sets all inner slots from the values. */
  build(): void {
    for (let k = this.leaves - 1; k > 0; k--) this.pull(k);
  }

  /** Sets the slots above vertex v, after a change of its value. */
  update(v: number): void {
    this.check("update", v);
    for (let k = (this.leaves + this.paths.place[v]!) >> 1; k > 0; k >>= 1) this.pull(k);
  }

  /**
   * The slot of the fold from u to v in this order, without the lowest common ancestor if `isEdges`.
   * Valid until the next path or subtree; `none` if there are no vertices.
   */
  path(u: number, v: number, isEdges = false): number {
    this.clear();
    this.paths.path(u, v, this.visit, isEdges);
    return this.answer;
  }

  /** The slot of the fold of the subtree of v, in the order of HeavyLight's places. */
  subtree(v: number): number {
    const end = this.paths.subtreeEnd(v);
    this.clear();
    this.appendDown(this.paths.place[v]!, end);
    return this.answer;
  }

  private clear(): void {
    this.answer = this.none;
    this.to = (3 * this.leaves + 1) & -2;
  }

  private append(k: number): void {
    this.combine(this.to, this.answer, k);
    this.answer = this.to;
    this.to ^= 1;
  }

  // Both walks jump from bit to bit as in SegmentTree.fold: a 0 in `before` stands for a node to its
  // right, a 1 in `behind` for one to its left, up to the level where the ways up from both meet.

  private appendDown(l: number, r: number): void {
    const before = this.leaves + l - 1;
    const behind = this.leaves + r;
    const mask = (1 << (31 - Math.clz32(before ^ behind))) - 1;
    for (let bits = ~before & mask; bits !== 0; bits &= bits - 1) {
      this.append((before >> (31 - Math.clz32(bits & -bits))) ^ 1);
    }
    for (let bits = behind & mask; bits !== 0; ) {
      const level = 31 - Math.clz32(bits);
      this.append((behind >> level) ^ 1);
      bits ^= 1 << level;
    }
  }

  private appendUp(l: number, r: number): void {
    const before = this.leaves + l - 1;
    const behind = this.leaves + r;
    const mask = (1 << (31 - Math.clz32(before ^ behind))) - 1;
    for (let bits = behind & mask; bits !== 0; bits &= bits - 1) {
      this.append(this.upward((behind >> (31 - Math.clz32(bits & -bits))) ^ 1));
    }
    for (let bits = ~before & mask; bits !== 0; ) {
      const level = 31 - Math.clz32(bits);
      this.append(this.upward((before >> level) ^ 1));
      bits ^= 1 << level;
    }
  }

  private pull(k: number): void {
    this.combine(k, 2 * k, 2 * k + 1);
    this.combine(this.upward(k), this.upward(2 * k + 1), this.upward(2 * k));
  }

  private upward(k: number): number {
    return k < this.leaves ? k + this.rise : k;
  }

  private check(method: string, v: number): void {
    const { n } = this.paths.tree;
    if (v >>> 0 !== v || v >= n) {
      throw new RangeError(`SlotPathFold.${method}: vertices must be in [0, ${n}), got ${v}`);
    }
  }
}
