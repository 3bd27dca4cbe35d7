/**
 * SplaySequence: base of sequences that change in the middle: insert, delete, reverse a range, act on a
 * range, fold a range. A subclass owns typed columns, one slot a node, and says how they are joined.
 *
 * Time    O(log n) amortised for every method; n steps to build
 * Space   13 bytes a node and the columns of the subclass
 * Limits  capacity in [0, 2^28] nodes at once; slot 0 is the empty tree
 * Errors  RangeError for a bad capacity, a place or range outside, or a node too many
 * Source  Sleator and Tarjan, J. ACM 32 (1985), 652-686: bottom-up splaying; the path is kept in an
 *         array, so a node has no parent and nothing recurses
 * Tested  splay-sequence.test.ts: a subclass with affine maps and an ordered fold against an array;
 *         verify: library-checker dynamic_sequence_range_affine_range_sum
 */
export abstract class SplaySequence {
  readonly capacity: number;
  protected readonly left: Int32Array;
  protected readonly right: Int32Array;
  /** Nodes in the tree below a node, itself too. */
  protected readonly sizes: Int32Array;
  /** 1 where the children of a node's children are still to be exchanged, and so on below. */
  private readonly flips: Uint8Array;
  private readonly path: Int32Array;
  private root = 0;
  private used = 0; // nodes 1 … used are or were in the tree
  private free = 0; // the first free one of these; left[] leads to the next
  /** The nodes above the range of the last query. */
  private outer = 0;
  private inner = 0;

  constructor(capacity: number) {
    if (!Number.isInteger(capacity) || capacity < 0 || capacity > 2 ** 28) {
      throw new RangeError(
        `SplaySequence: capacity must be an integer in [0, 2^28], got ${capacity}`,
      );
    }
    this.capacity = capacity;
    this.left = new Int32Array(capacity + 1);
    this.right = new Int32Array(capacity + 1);
    this.sizes = new Int32Array(capacity + 1);
    this.flips = new Uint8Array(capacity + 1);
    this.path = new Int32Array(capacity + 1);
  }

  /** The columns of a node from its own value and those of its children, of which either may be 0. */
  protected abstract pull(node: number, left: number, right: number): void;

  /** Passes what waits at the node on to its children; it may write to slot 0, which must not matter. */
  protected abstract push(node: number, left: number, right: number): void;

  get length(): number {
    return this.sizes[this.root]!;
  }

  /** Turns the places l … r - 1 round. */
  reverse(l: number, r: number): void {
    const node = this.range(l, r);
    if (node === 0) return;
    this.flip(node);
    this.changed();
  }

  /** Takes the element at the place out. */
  delete(place: number): void {
    const node = this.at(place);
    const before = this.left[node]!;
    let after = this.right[node]!;
    if (before !== 0 && after !== 0) {
      after = this.splay(after, 0);
      this.left[after] = before;
      this.update(after);
    }
    this.root = after === 0 ? before : after;
    this.left[node] = this.free;
    this.free = node;
  }

  /** A balanced tree of the nodes 1 … length, whose values are in the columns; for constructors. */
  protected build(length: number): void {
    if (length > this.capacity) {
      throw new RangeError(`SplaySequence: ${length} elements, the capacity is ${this.capacity}`);
    }
    this.used = length;
    this.root = this.balanced(1, length + 1);
  }

  /** A node that is in no tree; the caller sets its columns anew and gives it to insertNode. */
  protected newNode(): number {
    if (this.free === 0) {
      if (this.used === this.capacity) {
        throw new RangeError(`SplaySequence: full at capacity ${this.capacity}`);
      }
      return ++this.used;
    }
    const node = this.free;
    this.free = this.left[node]!;
    return node;
  }

  /** Puts a new node in before the element at the place, or at the end. */
  protected insertNode(place: number, node: number): void {
    const { left, right, length } = this;
    if (place >>> 0 !== place || place > length) {
      left[node] = this.free;
      this.free = node;
      throw new RangeError(`SplaySequence: place must be in [0, ${length}], got ${place}`);
    }
    let before = this.root;
    let after = 0;
    if (place !== length) {
      after = this.at(place);
      before = left[after]!;
      left[after] = 0;
      this.update(after);
    }
    left[node] = before;
    right[node] = after;
    this.flips[node] = 0;
    this.root = node;
    this.update(node);
  }

  /** The node at the place, which is now the root; nothing waits at it. */
  protected at(place: number): number {
    if (place >>> 0 !== place || place >= this.length) {
      throw new RangeError(`SplaySequence: place must be in [0, ${this.length}), got ${place}`);
    }
    this.root = this.splay(this.root, place);
    this.outer = this.root;
    this.inner = 0;
    return this.root;
  }

  /** The root of a tree of the places l … r - 1 alone, 0 where there are none: its columns are the fold. */
  protected range(l: number, r: number): number {
    const { length, left } = this;
    if (l >>> 0 !== l || r >>> 0 !== r || l > r || r > length) {
      throw new RangeError(`SplaySequence: range must lie in [0, ${length}), got [${l}, ${r})`);
    }
    this.outer = 0;
    this.inner = 0;
    if (l === r) return 0;
    let tree = this.root;
    if (r < length) {
      this.outer = this.root = this.splay(tree, r);
      tree = left[this.outer]!;
    }
    if (l === 0) return tree;
    this.inner = this.splay(tree, l - 1);
    if (this.outer === 0) this.root = this.inner;
    else left[this.outer] = this.inner;
    return this.right[this.inner]!;
  }

  /** Call it after changing the columns of a node that range or at returned. */
  protected changed(): void {
    if (this.inner !== 0) this.update(this.inner);
    if (this.outer !== 0) this.update(this.outer);
  }

  /** Turns a tree round; a subclass whose fold depends on the order exchanges its two folds too. */
  protected flip(node: number): void {
    const child = this.left[node]!;
    this.left[node] = this.right[node]!;
    this.right[node] = child;
    this.flips[node]! ^= 1;
  }

  private update(node: number): void {
    const left = this.left[node]!;
    const right = this.right[node]!;
    this.sizes[node] = this.sizes[left]! + this.sizes[right]! + 1;
    this.pull(node, left, right);
  }

  /** Brings the node at the place within a tree to its top; what waits on the way is passed on. */
  private splay(tree: number, place: number): number {
    const { left, right, sizes, flips } = this;
    const path = this.path;
    let node = tree;
    let depth = 0;
    for (let rest = place; ; depth++) {
      if (flips[node] === 1) {
        flips[node] = 0;
        if (left[node] !== 0) this.flip(left[node]!);
        if (right[node] !== 0) this.flip(right[node]!);
      }
      this.push(node, left[node]!, right[node]!);
      const before = sizes[left[node]!]!;
      if (rest === before) break;
      path[depth] = node;
      if (rest < before) {
        node = left[node]!;
      } else {
        rest -= before + 1;
        node = right[node]!;
      }
    }
    if (depth === 0) return node;
    let child = node; // what the next node above has as its child
    while (depth > 0) {
      const parent = path[--depth]!;
      const isLeft = left[parent] === child;
      if (depth > 0) {
        const grand = path[--depth]!;
        const isParentLeft = left[grand] === parent;
        child = grand;
        if (isLeft === isParentLeft) {
          this.hang(grand, isParentLeft, isLeft ? right[parent]! : left[parent]!);
          if (isLeft) right[parent] = grand;
          else left[parent] = grand;
          this.hang(parent, isLeft, isLeft ? right[node]! : left[node]!);
          if (isLeft) right[node] = parent;
          else left[node] = parent;
        } else {
          this.hang(grand, isParentLeft, isParentLeft ? right[node]! : left[node]!);
          this.hang(parent, isLeft, isLeft ? right[node]! : left[node]!);
          left[node] = isParentLeft ? parent : grand;
          right[node] = isParentLeft ? grand : parent;
        }
      } else {
        child = parent;
        this.hang(parent, isLeft, isLeft ? right[node]! : left[node]!);
        if (isLeft) right[node] = parent;
        else left[node] = parent;
      }
    }
    this.update(node);
    return node;
  }

  /** Gives a node another child; its columns follow. */
  private hang(node: number, asLeft: boolean, child: number): void {
    if (asLeft) this.left[node] = child;
    else this.right[node] = child;
    this.update(node);
  }

  /** Recurses to the depth of a balanced tree, 28 at most. */
  private balanced(from: number, to: number): number {
    if (from >= to) return 0;
    const node = (from + to) >>> 1;
    this.left[node] = this.balanced(from, node);
    this.right[node] = this.balanced(node + 1, to);
    this.update(node);
    return node;
  }
}
