/**
 * ExactCover: sets of which some cover each item exactly once: Knuth's Algorithm X with dancing links.
 *
 * Use     const cover = new ExactCover(3); cover.add([0, 2]); cover.add([1]); cover.solve(); cover.count(2)
 * Time    exponential at worst, as the question is NP-complete; each step takes the item with the fewest
 *         sets left: all 14,200 ways of 12 queens in about 0.1 s
 * Space   24 bytes an item of a set
 * Limits  up to 2^26 items of all sets together; items from `needed` on may be covered once or not at
 *         all (as the diagonals of queens); a set without a needed item is part of no solution
 * Errors  RangeError: a bad number of items, an item outside or twice in a set, too many
 * Source  D. E. Knuth, "Dancing links" (2000); own code, without recursion
 * Tested  exact-cover.test.ts: all choices of sets, queens; verify: Luogu P4929
 */
export class ExactCover {
  readonly items: number;
  /** How many sets were added. */
  size = 0;
  // Node 0 is the head of the list of items, node i + 1 the top of item i, then a node for each member.
  private nodes: number;
  private left: Int32Array;
  private right: Int32Array;
  private up: Int32Array;
  private down: Int32Array;
  /** The top of a node's item; of a top itself. */
  private top: Int32Array;
  private setOf: Int32Array;
  private readonly counts: Int32Array;

  constructor(items: number, needed = items) {
    if (items >>> 0 !== items || items > 2 ** 24) {
      throw new RangeError(`ExactCover: items must be an integer in [0, 2^24], got ${items}`);
    }
    if (needed >>> 0 !== needed || needed > items) {
      throw new RangeError(`ExactCover: needed must be an integer in [0, ${items}], got ${needed}`);
    }
    const first = Int32Array.from({ length: items + 1 }, (_, node) => node);
    this.items = items;
    this.nodes = items + 1;
    this.counts = new Int32Array(items + 1);
    // Items that need not be covered are in no list, so that none is chosen for its own sake.
    this.left = first.slice();
    this.right = first.slice();
    for (let node = 0; node <= needed; node++) {
      this.right[node] = node === needed ? 0 : node + 1;
      this.left[node] = node === 0 ? needed : node - 1;
    }
    this.up = first.slice();
    this.down = first.slice();
    this.top = first.slice();
    this.setOf = new Int32Array(items + 1);
  }

  /** Adds a set and returns its number, from 0 on; the empty set is part of no solution. */
  add(set: ArrayLike<number>): number {
    this.reserve(this.nodes + set.length);
    const { left, right, up, down, top, counts } = this;
    const first = this.nodes;
    for (let k = 0; k < set.length; k++) {
      const item = set[k]!;
      if (item >>> 0 !== item || item >= this.items) {
        throw new RangeError(`ExactCover.add: items lie in [0, ${this.items}), got ${item}`);
      }
    }
    if (new Set(Array.from(set)).size < set.length) {
      throw new RangeError(`ExactCover.add: an item is there twice: ${Array.from(set).join(", ")}`);
    }
    for (let k = 0; k < set.length; k++) {
      const head = set[k]! + 1;
      const node = first + k;
      top[node] = head;
      this.setOf[node] = this.size;
      up[node] = up[head]!;
      down[node] = head;
      down[up[head]!] = node;
      up[head] = node;
      counts[head]!++;
      left[node] = k === 0 ? first + set.length - 1 : node - 1;
      right[node] = k === set.length - 1 ? first : node + 1;
    }
    this.nodes += set.length;
    return this.size++;
  }

  /** The numbers of the sets of some solution, in ascending order; undefined if there is none. */
  solve(): number[] | undefined {
    let solution: number[] | undefined;
    this.search((nodes) => {
      solution = nodes.map((node) => this.setOf[node]!).sort((a, b) => a - b);
      return false;
    });
    return solution;
  }

  /** How many solutions there are, but no more than `limit`. */
  count(limit = Infinity): number {
    let solutions = 0;
    if (limit > 0) this.search(() => ++solutions < limit);
    return solutions;
  }

  /** Calls `onSolution` with a node of each set of every solution, while it returns true. */
  private search(onSolution: (nodes: readonly number[]) => boolean): void {
    const { down, top } = this;
    const chosen: number[] = [];
    let goesOn = this.right[0] === 0 ? onSolution(chosen) : true;
    if (this.right[0] === 0) return;
    let node = this.open();
    // `node` is the next to try below its top; where none is left, the item is opened up again.
    for (;;) {
      if (!goesOn || node === top[node]) {
        this.uncover(top[node]!);
        if (chosen.length === 0) return;
        node = chosen.pop()!;
        this.uncoverRest(node);
        node = goesOn ? down[node]! : top[node]!;
        continue;
      }
      chosen.push(node);
      this.coverRest(node);
      if (this.right[0] === 0) {
        goesOn = onSolution(chosen);
        chosen.pop();
        this.uncoverRest(node);
        node = goesOn ? down[node]! : top[node]!;
      } else node = this.open();
    }
  }

  /** Covers the item with the fewest sets left, and returns the first node below it. */
  private open(): number {
    const { right } = this;
    const counts = this.counts;
    let best = right[0]!;
    for (let head = best; head !== 0; head = right[head]!) {
      if (counts[head]! < counts[best]!) best = head;
    }
    this.cover(best);
    return this.down[best]!;
  }

  private coverRest(node: number): void {
    for (let at = this.right[node]!; at !== node; at = this.right[at]!) this.cover(this.top[at]!);
  }

  private uncoverRest(node: number): void {
    for (let at = this.left[node]!; at !== node; at = this.left[at]!) this.uncover(this.top[at]!);
  }

  /** Takes an item out of the list, and its sets out of the other items. */
  private cover(head: number): void {
    const { left, right, up, down, top, counts } = this;
    right[left[head]!] = right[head]!;
    left[right[head]!] = left[head]!;
    for (let row = down[head]!; row !== head; row = down[row]!) {
      for (let at = right[row]!; at !== row; at = right[at]!) {
        down[up[at]!] = down[at]!;
        up[down[at]!] = up[at]!;
        counts[top[at]!]!--;
      }
    }
  }

  private uncover(head: number): void {
    const { left, right, up, down, top, counts } = this;
    for (let row = up[head]!; row !== head; row = up[row]!) {
      for (let at = left[row]!; at !== row; at = left[at]!) {
        counts[top[at]!]!++;
        down[up[at]!] = at;
        up[down[at]!] = at;
      }
    }
    right[left[head]!] = head;
    left[right[head]!] = head;
  }

  private reserve(nodes: number): void {
    if (nodes > 2 ** 26) throw new RangeError("ExactCover.add: full at 2^26 items of all sets");
    if (nodes <= this.left.length) return;
    const length = Math.max(nodes, 2 * this.left.length);
    this.left = grown(this.left, length);
    this.right = grown(this.right, length);
    this.up = grown(this.up, length);
    this.down = grown(this.down, length);
    this.top = grown(this.top, length);
    this.setOf = grown(this.setOf, length);
  }
}

function grown(array: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(length);
  copy.set(array);
  return copy;
}
