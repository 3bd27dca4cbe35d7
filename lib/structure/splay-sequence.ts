/**
 * SplaySequence: base of sequences that change in the middle: insert, delete, cut and paste, reverse a range,
 * act on a range, fold a range. A subclass owns typed columns of capacity + 1 places and says how they are joined.
 *
 * Use     class Sums extends SplaySequence { x = new Float64Array(this.capacity + 1);
 *         sum = new Float64Array(this.capacity + 1);
 *           pull(k: number, a: number, b: number) { this.sum[k] = this.sum[a]! + this.x[k]! + this.sum[b]!;
 *         } push() {}
 *           insert(at: number, x: number) { const k = this.newNode(); this.x[k] = x; this.insertNode(at, k); }
 *           total(l: number, r: number) { return this.sum[this.range(l, r)]!; } }
 *         const list = new Sums(capacity); list.insert(0, 5); list.insert(1, 7); list.reverse(0, 2); list.total(0, 2);
 *         list.paste(1, list.cut(0, 1))
 * Time    O(log n) amortised for every method; n steps to build
 * Space   20 bytes a node and the columns of the subclass
 * Limits  capacity in [0, 2^28] nodes at once; slot 0 of each column is the empty tree
 * Errors  RangeError for a bad capacity, a place or range outside, a node too many, or a piece that is not cut out
 * Source  Sleator and Tarjan, J. ACM 32 (1985), 652-686: bottom-up splaying; the path is kept in an
 *         array, so a node has no parent and nothing recurses
 * Tested  programs.test.ts: against an array; splay-sequence.test.ts: the number of changes, and a full
 *         sequence; verify: library-checker dynamic_sequence_range_affine_range_sum
 */
export abstract class SplaySequence {
  readonly capacity: number;
  /** Four words a node, so that a visit costs one line of cache: LEFT, RIGHT, SIZE and FLIP. */
  private readonly links: Int32Array;
  private readonly path: Int32Array;
  private readonly title: string;
  private root = 0;
  private used = 0; // nodes 1 … used are or were in the tree
  private free = 0; // the first free one of these; their LEFT leads to the next
  /** The nodes above the range of the last query. */
  private outer = 0;
  private inner = 0;
  /** The pieces that are cut out: their roots. */
  private readonly pieces = new Set<number>();

  /** `title`: the class that errors name. */
  constructor(capacity: number, title = "SplaySequence") {
    if (!Number.isInteger(capacity) || capacity < 0 || capacity > 2 ** 28) {
      throw new RangeError(`${title}: capacity must be an integer in [0, 2^28], got ${capacity}`);
    }
    this.capacity = capacity;
    this.title = title;
    this.links = new Int32Array(4 * capacity + 4);
    this.path = new Int32Array(capacity + 1);
  }

  /** The columns of a node from its own value and those of its children, of which either may be 0. */
  protected abstract pull(node: number, left: number, right: number): void;

  /** Passes what waits at the node on to its children; it may write to slot 0, which must not matter. */
  protected abstract push(node: number, left: number, right: number): void;

  get size(): number {
    return this.sizeOf(this.root);
  }

  /** Turns the places l … r - 1 round. */
  reverse(l: number, r: number): void {
    const node = this.range(l, r);
    if (node === 0) return;
    this.flip(node);
    this.changed();
  }

  /** Takes the places l … r - 1 out as a piece, which paste puts in again; it still counts for the capacity. */
  cut(l: number, r: number): number {
    const piece = this.range(l, r);
    if (piece === 0) return 0;
    this.hangBetween(0);
    this.pieces.add(piece);
    return piece;
  }

  /** Puts a piece, once, in before the element at the place, or at the end. */
  paste(place: number, piece: number): void {
    const { size: length } = this;
    if (place >>> 0 !== place || place > length) {
      throw new RangeError(`${this.title}: place must be in [0, ${length}], got ${place}`);
    }
    if (piece !== 0 && !this.pieces.delete(piece)) {
      throw new RangeError(`${this.title}: ${piece} is no piece that is cut out`);
    }
    this.between(place, place);
    this.hangBetween(piece);
  }

  /** Takes the element at the place out. */
  delete(place: number): void {
    const node = this.at(place);
    const { links } = this;
    const before = links[4 * node + LEFT]!;
    let after = links[4 * node + RIGHT]!;
    if (before !== 0 && after !== 0) {
      after = this.splay(after, 0);
      links[4 * after + LEFT] = before;
      this.update(after);
    }
    this.root = after === 0 ? before : after;
    links[4 * node + LEFT] = this.free;
    this.free = node;
  }

  /** A balanced tree of the nodes 1 … length, whose values are in the columns; for constructors. */
  protected build(length: number): void {
    if (length > this.capacity) {
      throw new RangeError(`${this.title}: ${length} elements, the capacity is ${this.capacity}`);
    }
    this.used = length;
    this.root = this.balanced(1, length + 1);
  }

  /** A node that is in no tree; the caller sets its columns anew and gives it to insertNode. */
  protected newNode(): number {
    if (this.free === 0) {
      if (this.used === this.capacity) {
        throw new RangeError(`${this.title}: full at capacity ${this.capacity}`);
      }
      return ++this.used;
    }
    const node = this.free;
    this.free = this.links[4 * node + LEFT]!;
    return node;
  }

  /** Puts a new node in before the element at the place, or at the end. */
  protected insertNode(place: number, node: number): void {
    const { links, size: length } = this;
    if (place >>> 0 !== place || place > length) {
      this.free = node; // its LEFT still leads to the next free one
      throw new RangeError(`${this.title}: place must be in [0, ${length}], got ${place}`);
    }
    let before = this.root;
    let after = 0;
    if (place !== length) {
      after = this.at(place);
      before = links[4 * after + LEFT]!;
      links[4 * after + LEFT] = 0;
      this.update(after);
    }
    links[4 * node + LEFT] = before;
    links[4 * node + RIGHT] = after;
    links[4 * node + FLIP] = 0;
    this.root = node;
    this.update(node);
  }

  /** The node at the place, which is now the root; nothing waits at it. */
  protected at(place: number): number {
    if (place >>> 0 !== place || place >= this.size) {
      throw new RangeError(`${this.title}: place must be in [0, ${this.size}), got ${place}`);
    }
    this.root = this.splay(this.root, place);
    this.outer = this.root;
    this.inner = 0;
    return this.root;
  }

  /** The root of a tree of the places l … r - 1 alone, 0 where there are none: its columns are the fold. */
  protected range(l: number, r: number): number {
    const { size: length } = this;
    if (l >>> 0 !== l || r >>> 0 !== r || l > r || r > length) {
      throw new RangeError(`${this.title}: range must lie in [0, ${length}), got [${l}, ${r})`);
    }
    if (l < r) return this.between(l, r);
    this.outer = 0;
    this.inner = 0;
    return 0;
  }

  private between(l: number, r: number): number {
    const { links } = this;
    this.outer = 0;
    this.inner = 0;
    let tree = this.root;
    if (r < this.size) {
      this.outer = this.root = this.splay(tree, r);
      tree = links[4 * this.outer + LEFT]!;
    }
    if (l === 0) return tree;
    this.inner = this.splay(tree, l - 1);
    if (this.outer === 0) this.root = this.inner;
    else links[4 * this.outer + LEFT] = this.inner;
    return links[4 * this.inner + RIGHT]!;
  }

  /** Makes a tree the one between the two nodes that `between` found. */
  private hangBetween(tree: number): void {
    const { links, inner, outer } = this;
    if (inner !== 0) links[4 * inner + RIGHT] = tree;
    else if (outer !== 0) links[4 * outer + LEFT] = tree;
    else this.root = tree;
    this.changed();
  }

  /** Call it after changing the columns of a node that range or at returned. */
  protected changed(): void {
    if (this.inner !== 0) this.update(this.inner);
    if (this.outer !== 0) this.update(this.outer);
  }

  /** Turns a tree round; a subclass whose fold depends on the order exchanges its two folds too. */
  protected flip(node: number): void {
    const { links } = this;
    const child = links[4 * node + LEFT]!;
    links[4 * node + LEFT] = links[4 * node + RIGHT]!;
    links[4 * node + RIGHT] = child;
    links[4 * node + FLIP]! ^= 1;
  }

  /** How many nodes the tree below a node has, itself counted. */
  protected sizeOf(node: number): number {
    return this.links[4 * node + SIZE]!;
  }

  private update(node: number): void {
    const { links } = this;
    const left = links[4 * node + LEFT]!;
    const right = links[4 * node + RIGHT]!;
    links[4 * node + SIZE] = links[4 * left + SIZE]! + links[4 * right + SIZE]! + 1;
    this.pull(node, left, right);
  }

  /** Brings the node at the place within a tree to its top; what waits on the way is passed on. */
  private splay(tree: number, place: number): number {
    const { links } = this;
    const path = this.path;
    let node = tree;
    let depth = 0;
    for (let rest = place; ; depth++) {
      const at = 4 * node;
      if (links[at + FLIP] === 1) {
        links[at + FLIP] = 0;
        if (links[at + LEFT] !== 0) this.flip(links[at + LEFT]!);
        if (links[at + RIGHT] !== 0) this.flip(links[at + RIGHT]!);
      }
      const left = links[at + LEFT]!;
      const right = links[at + RIGHT]!;
      this.push(node, left, right);
      const before = links[4 * left + SIZE]!;
      if (rest === before) break;
      path[depth] = node;
      if (rest < before) {
        node = left;
      } else {
        rest -= before + 1;
        node = right;
      }
    }
    if (depth === 0) return node;
    const top = 4 * node;
    let child = node; // what the next node above has as its child
    while (depth > 0) {
      const parent = path[--depth]!;
      const side = links[4 * parent + LEFT] === child ? LEFT : RIGHT;
      const other = side ^ 1;
      child = parent;
      if (depth > 0) {
        const grand = path[--depth]!;
        const above = links[4 * grand + LEFT] === parent ? LEFT : RIGHT;
        child = grand;
        if (side === above) {
          this.hang(grand, side, links[4 * parent + other]!);
          links[4 * parent + other] = grand;
        } else {
          this.hang(grand, above, links[top + side]!);
          links[top + side] = grand;
        }
      }
      this.hang(parent, side, links[top + other]!);
      links[top + other] = parent;
    }
    this.update(node);
    return node;
  }

  /** Gives a node another child; its columns follow. */
  private hang(node: number, side: number, child: number): void {
    this.links[4 * node + side] = child;
    this.update(node);
  }

  /** Recurses to the depth of a balanced tree, 28 at most. */
  private balanced(from: number, to: number): number {
    if (from >= to) return 0;
    const node = (from + to) >>> 1;
    this.links[4 * node + LEFT] = this.balanced(from, node);
    this.links[4 * node + RIGHT] = this.balanced(node + 1, to);
    this.update(node);
    return node;
  }
}

// The words of a node. A side of a node is LEFT or RIGHT; the other side is side ^ 1.
const LEFT = 0;
const RIGHT = 1;
/** Nodes in the tree below a node, itself too. */
const SIZE = 2;
/** 1 where the children of a node's children are still to be exchanged, and so on below. */
const FLIP = 3;
