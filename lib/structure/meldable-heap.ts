/**
 * MeldableHeap: many heaps over the nodes 0 … size - 1, any two of which can be melded.
 *
 * Use     const heaps = new MeldableHeap(n); let heap = heaps.push(-1, 0, 2.5); heap = heaps.push(heap, 1, 1);
 *         heap = heaps.pop(heap)
 * Time    O(log n) at worst for meld, push and pop; O(1) for keyOf the top and addToAll
 * Space   28 bytes a node
 * Limits  size in [0, 2^28]; keys are any numbers but NaN; a heap is named by its top node, the empty heap
 *         is -1. Not checked: that a heap given is a top, and that two heaps given differ; not checked to
 *         be numbers: MeldableHeap.addToAll(value)
 * Errors  RangeError for a bad size, a node outside, NaN, popping the empty heap
 * Source  leftist trees: Crane (1972), in Knuth, TAOCP 3, 5.2.3; additions wait at the top: folklore
 * Tested  programs.test.ts: against lists; meldable-heap.test.ts: sorts 10^5 keys, long chains; verify: Luogu
 *         P3377
 */
export class MeldableHeap {
  readonly size: number;
  private readonly keys: Float64Array;
  /** What is still to be added to all keys below a node; meld settles a node before it gives it children. */
  private readonly waiting: Float64Array;
  private readonly left: Int32Array;
  private readonly right: Int32Array;
  /** How many nodes the path down to the right has; a left child's is never shorter. */
  private readonly ranks: Int8Array;
  private readonly path = new Int32Array(64);

  constructor(size: number) {
    if (!Number.isInteger(size) || size < 0 || size > 2 ** 28) {
      throw new RangeError(`MeldableHeap: size must be an integer in [0, 2^28], got ${size}`);
    }
    this.size = size;
    this.keys = new Float64Array(size);
    this.waiting = new Float64Array(size);
    this.left = new Int32Array(size);
    this.right = new Int32Array(size);
    this.ranks = new Int8Array(size);
  }

  /** Puts a node that is in no heap into one; returns the heap, whose name may have changed. */
  push(heap: number, node: number, key: number): number {
    this.check("push", node);
    if (Number.isNaN(+key)) throw new RangeError("MeldableHeap.push: key is NaN");
    this.keys[node] = key;
    this.left[node] = -1;
    this.right[node] = -1;
    this.ranks[node] = 1;
    return this.meld(heap, node);
  }

  /** Joins two heaps; returns the new heap. */
  meld(heap: number, other: number): number {
    if (heap !== -1) this.check("meld", heap);
    if (other !== -1) this.check("meld", other);
    const { keys, left, right, ranks } = this;
    const path = this.path;
    let a = heap;
    let b = other;
    let depth = 0;
    while (a !== -1 && b !== -1) {
      if (keys[b]! < keys[a]!) {
        const least = b;
        b = a;
        a = least;
      }
      this.settle(a);
      path[depth++] = a;
      a = right[a]!;
    }
    let top = a === -1 ? b : a;
    while (depth > 0) {
      const node = path[--depth]!;
      const beside = left[node]!;
      const rank = top === -1 ? 0 : ranks[top]!;
      const besideRank = beside === -1 ? 0 : ranks[beside]!;
      left[node] = besideRank < rank ? top : beside;
      right[node] = besideRank < rank ? beside : top;
      ranks[node] = Math.min(rank, besideRank) + 1;
      top = node;
    }
    return top;
  }

  /** Key of a heap's top; after pop, of the node that was taken. */
  keyOf(node: number): number {
    this.check("keyOf", node);
    return this.keys[node]!;
  }

  /** Removes the top, the node `heap` itself; returns the rest of the heap, -1 where nothing is left. */
  pop(heap: number): number {
    if (heap === -1) throw new RangeError("MeldableHeap.pop: empty");
    this.check("pop", heap);
    this.settle(heap);
    return this.meld(this.left[heap]!, this.right[heap]!);
  }

  /** Adds to every key of a heap. */
  addToAll(heap: number, value: number): void {
    if (heap === -1) return;
    this.check("addToAll", heap);
    if (Number.isNaN(+value)) throw new RangeError("MeldableHeap.addToAll: value is NaN");
    this.keys[heap]! += value;
    this.waiting[heap]! += value;
  }

  /** Passes the waiting addition of the node on to its children. */
  private settle(node: number): void {
    const value = this.waiting[node]!;
    if (value === 0) return;
    this.waiting[node] = 0;
    this.addToAll(this.left[node]!, value);
    this.addToAll(this.right[node]!, value);
  }

  private check(method: string, node: number): void {
    if (node >>> 0 === node && node < this.size) return;
    throw new RangeError(`MeldableHeap.${method}: node must be in [0, ${this.size}), got ${node}`);
  }
}
