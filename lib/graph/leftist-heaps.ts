/**
 * LeftistHeaps: persistent heaps that share nodes; inserting leaves the old heap unchanged.
 *
 * Use     const heaps = new LeftistHeaps(); const heap = heaps.insert(0, 5, 1); heaps.key(heap)
 * Time    O(log size) for insert
 * Space   24 bytes a node, at most log2(size + 1) + 1 new ones an insert
 * Limits  2^30 nodes; keys are any numbers but NaN; a heap is named by its root, -1 when empty; not checked
 *         to be numbers: LeftistHeaps.insert(root, key, item), LeftistHeaps.key(node),
 *         LeftistHeaps.item(node), LeftistHeaps.left(node), LeftistHeaps.right(node)
 * Errors  none: k-shortest-walks.ts, which it is made for, checks its input
 * Source  C. A. Crane (1972); Knuth, TAOCP 3, 5.2.3; path copying; own code
 * Tested  leftist-heaps.test.ts: against sorted arrays, all versions; verify: library-checker
 *         k_shortest_walk
 */
export class LeftistHeaps {
  private size = 0;
  private keys = new Float64Array(1 << 10);
  /** Four words a node: left, right, item, rank: vertices on the way down the right side. */
  private words = new Int32Array(1 << 12);
  private readonly spine = new Int32Array(64);

  /** The heap with the item added, the least key at its root. */
  insert(root: number, key: number, item: number): number {
    const spine = this.spine;
    let depth = 0;
    let at = root;
    // The right side is copied down to where the key belongs.
    while (at >= 0 && this.keys[at]! <= key) {
      const copy = this.add(this.keys[at]!, this.item(at));
      this.words[4 * copy] = this.left(at);
      spine[depth++] = copy;
      at = this.right(at);
    }
    let child = this.add(key, item);
    this.words[4 * child] = at;
    while (depth > 0) {
      const above = spine[--depth]!;
      const left = this.left(above);
      if (this.rank(left) < this.rank(child)) {
        this.words[4 * above] = child;
        this.words[4 * above + 1] = left;
      } else {
        this.words[4 * above + 1] = child;
      }
      this.words[4 * above + 3] = this.rank(this.right(above)) + 1;
      child = above;
    }
    return child;
  }

  key(node: number): number {
    return this.keys[node]!;
  }

  item(node: number): number {
    return this.words[4 * node + 2]!;
  }

  /** Roots of the heaps below the node; -1 where there is none. */
  left(node: number): number {
    return this.words[4 * node]!;
  }

  right(node: number): number {
    return this.words[4 * node + 1]!;
  }

  private rank(node: number): number {
    return node < 0 ? 0 : this.words[4 * node + 3]!;
  }

  /** A node without a right side; the caller sets its left one. */
  private add(key: number, item: number): number {
    if (this.size === this.keys.length) {
      const keys = new Float64Array(2 * this.size);
      const words = new Int32Array(8 * this.size);
      keys.set(this.keys);
      words.set(this.words);
      this.keys = keys;
      this.words = words;
    }
    const node = this.size++;
    this.keys[node] = key;
    this.words[4 * node + 1] = -1;
    this.words[4 * node + 2] = item;
    this.words[4 * node + 3] = 1;
    return node;
  }
}
