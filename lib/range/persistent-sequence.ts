/**
 * PersistentSequence: sequences that share their parts: every change makes another sequence and leaves the old
 * one as it was. Slices, paste, reversal, actions on a range and folds ("persistent treap", "rope").
 *
 * Use     const lists = new PersistentSequence((a, b) => a + b, 0); const a = lists.of([3, 1, 2]);
 *         const b = lists.paste(a, 1, lists.slice(a, 0, 2)); const c = lists.reverse(lists.insert(b, 0, 7), 0, 3);
 *         const d = lists.delete(lists.set(c, 0, 5), 1); lists.sizeOf(d); lists.get(d, 0); lists.fold(a, 0, 3)
 * Time    O(log n) expected for every method, n steps for `of`
 * Space   up to 4 log2 n new nodes for each change, of 37 bytes, 45 with actions, and what the functions allocate;
 *         fold and get need none
 * Limits  2^27 nodes, below 2^31 elements in a sequence; functions as in LazySegmentTree. A sequence is a
 *         number, 0 the empty one; of an array whose places stay, PersistentSegmentTree needs less
 * Errors  RangeError for a sequence, place or range outside, and for too many nodes or elements; TypeError
 *         without op or identity, and for actions without mapping, composition and id
 * Source  Martínez and Roura, J. ACM 45 (1998), 288-323: which root becomes the upper one is drawn by the sizes;
 *         copied paths, without copies of what this very change made: own code
 * Tested  persistent-sequence.test.ts: against arrays, texts and maps; verify: Luogu P5055
 */
// Long: what changes, reads and copies a node shares the pool of nodes.
import { checkIdentity, checkOp } from "./check-range";
import { grown, type Row, rowOf } from "./segment-tree";

export class PersistentSequence<S = number, F = number> {
  private readonly op: (a: S, b: S) => S;
  private readonly identity: S;
  private readonly actions: Actions<S, F> | undefined;
  private lefts = new Int32Array(16);
  private rights = new Int32Array(16);
  private sizes = new Int32Array(16);
  /** 1 where the children of a node's children are still to be exchanged. */
  private flips = new Uint8Array(16);
  private values: Row<S>;
  /** Of a node's tree, from left to right and from right to left. */
  private folds: Row<S>;
  private backs: Row<S>;
  private pending: Row<F> | undefined;
  private nodes = 1;
  /** Nodes from here on belong to the change at hand and need no copies. */
  private fresh = 1;
  private high = 0;
  private word = 0x2545f491;

  constructor(
    op: (a: S, b: S) => S,
    identity: S,
    mapping?: (f: F, x: S) => S,
    composition?: (f: F, g: F) => F,
    id?: F,
  ) {
    checkOp("PersistentSequence", op);
    checkIdentity("PersistentSequence", identity);
    this.op = op;
    this.identity = identity;
    this.values = rowOf(identity, 16);
    this.folds = rowOf(identity, 16);
    this.backs = rowOf(identity, 16);
    if (mapping === undefined) return;
    checkOp("PersistentSequence", mapping, "mapping");
    checkOp("PersistentSequence", composition, "composition");
    checkIdentity("PersistentSequence", id, "id");
    this.actions = { mapping, composition: composition!, id: id! };
    this.pending = rowOf(id!, 16);
  }

  /** A sequence of these elements. */
  of(values: ArrayLike<S>): number {
    return this.balanced(values, 0, values.length);
  }

  sizeOf(list: number): number {
    this.check("sizeOf", list, 0, 0);
    return this.sizes[list]!;
  }

  get(list: number, place: number): S {
    this.check("get", list, place, place + 1);
    return this.folded(list, place, place + 1, 0);
  }

  /** The fold of the places l … r - 1, from left to right; the identity if there are none. */
  fold(list: number, l: number, r: number): S {
    this.check("fold", list, l, r);
    return l < r ? this.folded(list, l, r, 0) : this.identity;
  }

  /** The places l … r - 1 as a sequence. */
  slice(list: number, l: number, r: number): number {
    this.check("slice", list, l, r);
    this.split(this.split(list, r), l);
    return this.high;
  }

  /** The sequence with all of `other` before the element at the place, or at the end. */
  paste(list: number, place: number, other: number): number {
    this.check("paste", list, place, place);
    this.check("paste", other, 0, 0);
    if (this.sizes[list]! + this.sizes[other]! >= 2 ** 31) {
      throw new RangeError("PersistentSequence.paste: more than 2^31 - 1 elements");
    }
    const before = this.split(list, place);
    const after = this.high;
    return this.merged(this.merged(before, other), after);
  }

  insert(list: number, place: number, x: S): number {
    this.check("insert", list, place, place);
    const before = this.split(list, place);
    const after = this.high;
    return this.merged(this.merged(before, this.newNode(x)), after);
  }

  set(list: number, place: number, x: S): number {
    this.check("set", list, place, place + 1);
    return this.replaced(list, place, place + 1, () => this.newNode(x));
  }

  /** The sequence without the element at the place. */
  delete(list: number, place: number): number {
    this.check("delete", list, place, place + 1);
    return this.replaced(list, place, place + 1, () => 0);
  }

  /** The sequence with the places l … r - 1 turned round. */
  reverse(list: number, l: number, r: number): number {
    this.check("reverse", list, l, r);
    return this.replaced(list, l, r, (part) => this.flipped(part));
  }

  /** The sequence with mapping(f, x) for every element x at the places l … r - 1. */
  apply(list: number, l: number, r: number, f: F): number {
    this.check("apply", list, l, r);
    if (this.actions === undefined) {
      throw new TypeError("PersistentSequence.apply: needs mapping, composition and id");
    }
    return this.replaced(list, l, r, (part) => this.acted(part, f));
  }

  private replaced(list: number, l: number, r: number, change: (part: number) => number): number {
    if (l === r) return list;
    const front = this.split(list, r);
    const behind = this.high;
    const before = this.split(front, l);
    const part = change(this.high);
    return this.merged(this.merged(before, part), behind);
  }

  /** Refuses what is outside; what exists now is shared from here on. */
  private check(method: string, list: number, l: number, r: number): void {
    this.fresh = this.nodes;
    if (list >>> 0 !== list || list >= this.nodes) {
      throw new RangeError(`PersistentSequence.${method}: no sequence ${list}`);
    }
    const size = this.sizes[list]!;
    if (l >>> 0 !== l || r >>> 0 !== r || l > r || r > size) {
      throw new RangeError(
        `PersistentSequence.${method}: expected 0 <= l <= r <= ${size}, got l = ${l}, r = ${r}`,
      );
    }
  }

  /** The first `count` elements; the others are in this.high. It and others recurse O(log n) deep. */
  private split(tree: number, count: number): number {
    if (count === 0 || tree === 0) {
      this.high = tree;
      return 0;
    }
    if (count === this.sizes[tree]) {
      this.high = 0;
      return tree;
    }
    const node = this.pushed(tree);
    const before = this.sizes[this.lefts[node]!]!;
    if (count <= before) {
      const low = this.split(this.lefts[node]!, count);
      this.lefts[node] = this.high;
      this.high = this.pulled(node);
      return low;
    }
    const low = this.split(this.rights[node]!, count - before - 1);
    this.rights[node] = low; // the column may be a new one by now
    return this.pulled(node);
  }

  private merged(a: number, b: number): number {
    if (a === 0 || b === 0) return a + b;
    const [before, behind] = [this.sizes[a]!, this.sizes[b]!];
    this.word ^= this.word << 13;
    this.word ^= this.word >>> 17;
    this.word ^= this.word << 5;
    const isA = (this.word >>> 0) * (before + behind) < before * 2 ** 32;
    const node = this.pushed(isA ? a : b);
    if (isA) {
      const right = this.merged(this.rights[node]!, b);
      this.rights[node] = right;
    } else {
      const left = this.merged(a, this.lefts[node]!);
      this.lefts[node] = left;
    }
    return this.pulled(node);
  }

  /** Reads through what waits: `flip` where the tree is to be read backwards. */
  private folded(tree: number, l: number, r: number, flip: number): S {
    if (l <= 0 && r >= this.sizes[tree]!) return (flip ? this.backs : this.folds)[tree]!;
    const left = flip ? this.rights[tree]! : this.lefts[tree]!;
    const right = flip ? this.lefts[tree]! : this.rights[tree]!;
    const before = this.sizes[left]!;
    const below = flip ^ this.flips[tree]!;
    let fold = this.identity;
    if (l < before) fold = this.mapped(tree, this.folded(left, l, Math.min(r, before), below));
    if (l <= before && before < r) fold = this.op(fold, this.values[tree]!);
    if (r > before + 1) {
      const rest = this.folded(right, Math.max(0, l - before - 1), r - before - 1, below);
      fold = this.op(fold, this.mapped(tree, rest));
    }
    return fold;
  }

  private mapped(tree: number, x: S): S {
    if (this.pending === undefined) return x;
    const { mapping, id } = this.actions!;
    const f = this.pending[tree]!;
    return f === id ? x : mapping(f, x);
  }

  /** The node, or a copy of it, with nothing waiting at it. */
  private pushed(tree: number): number {
    const node = this.owned(tree);
    const flip = this.flips[node]!;
    const f = this.pending?.[node];
    const waits = f !== undefined && f !== this.actions!.id;
    if (!flip && !waits) return node;
    let [left, right] = [this.lefts[node]!, this.rights[node]!];
    if (flip) [left, right] = [this.flipped(left), this.flipped(right)];
    if (waits) [left, right] = [this.acted(left, f), this.acted(right, f)];
    this.lefts[node] = left;
    this.rights[node] = right;
    this.flips[node] = 0;
    if (waits) this.pending![node] = this.actions!.id;
    return node;
  }

  private flipped(tree: number): number {
    if (tree === 0) return 0;
    const node = this.owned(tree);
    [this.lefts[node], this.rights[node]] = [this.rights[node]!, this.lefts[node]!];
    [this.folds[node], this.backs[node]] = [this.backs[node]!, this.folds[node]!];
    this.flips[node]! ^= 1;
    return node;
  }

  private acted(tree: number, f: F): number {
    if (tree === 0) return 0;
    const node = this.owned(tree);
    const { mapping, composition, id } = this.actions!;
    for (const row of [this.values, this.folds, this.backs]) row[node] = mapping(f, row[node]!);
    const before = this.pending![node]!;
    this.pending![node] = before === id ? f : composition(f, before);
    return node;
  }

  private pulled(node: number): number {
    const { op, folds, backs } = this;
    const [left, right, x] = [this.lefts[node]!, this.rights[node]!, this.values[node]!];
    this.sizes[node] = this.sizes[left]! + this.sizes[right]! + 1;
    folds[node] = op(op(folds[left]!, x), folds[right]!);
    backs[node] = op(op(backs[right]!, x), backs[left]!);
    return node;
  }

  private owned(tree: number): number {
    if (tree >= this.fresh) return tree;
    const node = this.newNode(this.values[tree]!);
    this.lefts[node] = this.lefts[tree]!;
    this.rights[node] = this.rights[tree]!;
    this.sizes[node] = this.sizes[tree]!;
    this.flips[node] = this.flips[tree]!;
    this.folds[node] = this.folds[tree]!;
    this.backs[node] = this.backs[tree]!;
    if (this.pending !== undefined) this.pending[node] = this.pending[tree]!;
    return node;
  }

  private newNode(x: S): number {
    if (this.nodes === this.lefts.length) this.grow();
    const node = this.nodes++;
    this.values[node] = x;
    this.folds[node] = this.backs[node] = x;
    this.sizes[node] = 1;
    return node;
  }

  private balanced(values: ArrayLike<S>, from: number, to: number): number {
    if (from === to) return 0;
    const middle = (from + to) >>> 1;
    const node = this.newNode(values[middle]!);
    const left = this.balanced(values, from, middle);
    const right = this.balanced(values, middle + 1, to);
    this.lefts[node] = left;
    this.rights[node] = right;
    return this.pulled(node);
  }

  private grow(): void {
    if (this.nodes >= 2 ** 27) throw new RangeError("PersistentSequence: more than 2^27 nodes");
    const room = 2 * this.nodes;
    const { lefts, rights, sizes, flips } = this;
    this.lefts = new Int32Array(room);
    this.lefts.set(lefts);
    this.rights = new Int32Array(room);
    this.rights.set(rights);
    this.sizes = new Int32Array(room);
    this.sizes.set(sizes);
    this.flips = new Uint8Array(room);
    this.flips.set(flips);
    this.values = grown(this.values, this.identity, room);
    this.folds = grown(this.folds, this.identity, room);
    this.backs = grown(this.backs, this.identity, room);
    if (this.pending !== undefined) this.pending = grown(this.pending, this.actions!.id, room);
  }
}

interface Actions<S, F> {
  readonly mapping: (f: F, x: S) => S;
  readonly composition: (f: F, g: F) => F;
  readonly id: F;
}
