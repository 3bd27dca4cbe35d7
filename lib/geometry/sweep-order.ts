/**
 * SweepOrder: a sequence of places that hold one number each, with neighbours, insertion and search, as a
 * line that sweeps over segments needs it. Two places can exchange what they hold.
 *
 * Use     const order = new SweepOrder(capacity); order.insertAfter(-1, 3)
 * Time    O(log n) expected for insertAfter, delete and first; the neighbours of a place are fields
 * Space   28 bytes a place
 * Limits  at most `capacity` places at a time. Which places are in use is not checked; not checked to be
 *         numbers: SweepOrder.insertAfter(place, value), SweepOrder.delete(place)
 * Errors  RangeError: a capacity outside [0, 2^28]; one place too many
 * Source  treap: C. R. Aragon, R. G. Seidel, FOCS 1989, own code
 * Tested  sweep-order.test.ts: against an array; through crossingPairs
 */
export class SweepOrder {
  /** What a place holds. Place 0 stands before all others and after them, and holds -1. */
  readonly held: Int32Array;
  readonly next: Int32Array;
  readonly previous: Int32Array;
  private readonly left: Int32Array;
  private readonly right: Int32Array;
  /** Of the root the place 0, whose right child the root is. */
  private readonly parent: Int32Array;
  private readonly priority: Int32Array;
  /** Places that were deleted, linked by `next`. */
  private free = 0;
  private used = 0;
  private seed = 1;

  constructor(capacity: number) {
    if (!Number.isInteger(capacity) || capacity < 0 || capacity > 2 ** 28) {
      throw new RangeError(`SweepOrder: capacity must be an integer in [0, 2^28], got ${capacity}`);
    }
    const column = () => new Int32Array(capacity + 1);
    this.held = column().fill(-1);
    this.next = column();
    this.previous = column();
    this.left = column();
    this.right = column();
    this.parent = column();
    this.priority = column();
    this.priority[0] = 2 ** 31 - 1;
  }

  /** A new place that holds `value`, behind `place`; behind 0 it is the first one. */
  insertAfter(place: number, value: number): number {
    const { next, previous, left, right, priority } = this;
    const parent = this.parent;
    let node = this.free;
    if (node > 0) this.free = next[node]!;
    else if (this.used === this.held.length - 1) {
      throw new RangeError(`SweepOrder.insertAfter: full at capacity ${this.used}`);
    } else node = ++this.used;
    this.held[node] = value;
    const after = next[place]!;
    next[place] = previous[after] = node;
    previous[node] = place;
    next[node] = after;
    left[node] = right[node] = 0;
    this.seed = (Math.imul(this.seed, 1_664_525) + 1_013_904_223) | 0;
    priority[node] = this.seed >>> 2;
    // Between neighbours one of the two children is free. All stand in the right half of place 0.
    if (right[place] === 0) {
      right[place] = node;
      parent[node] = place;
    } else {
      left[after] = node;
      parent[node] = after;
    }
    while (priority[parent[node]!]! < priority[node]!) this.lift(node);
    return node;
  }

  /** Takes a place out. */
  delete(place: number): void {
    const { next, previous, left, right, parent, priority } = this;
    next[previous[place]!] = next[place]!;
    previous[next[place]!] = previous[place]!;
    while (left[place]! > 0 && right[place]! > 0) {
      const [l, r] = [left[place]!, right[place]!];
      this.lift(priority[l]! > priority[r]! ? l : r);
    }
    const child = left[place]! || right[place]!;
    const above = parent[place]!;
    if (right[above] === place) right[above] = child;
    else left[above] = child;
    parent[child] = above; // that of place 0 is never read
    next[place] = this.free;
    this.free = place;
  }

  /** The first place that `isReached` takes, 0 if it takes none; behind a place that it takes it takes all. */
  first(isReached: (value: number) => boolean): number {
    let place = 0;
    for (let node = this.right[0]!; node > 0; ) {
      const reached = isReached(this.held[node]!);
      if (reached) place = node;
      node = reached ? this.left[node]! : this.right[node]!;
    }
    return place;
  }

  /** Turns a node above its parent. */
  private lift(node: number): void {
    const { left, right, parent } = this;
    const down = parent[node]!;
    const up = parent[down]!;
    const isLeft = left[down] === node;
    const [near, far] = isLeft ? [left, right] : [right, left];
    const inner = far[node]!;
    near[down] = inner;
    parent[inner] = down;
    far[node] = down;
    parent[down] = node;
    parent[node] = up;
    if (right[up] === down) right[up] = node;
    else left[up] = node;
  }
}
