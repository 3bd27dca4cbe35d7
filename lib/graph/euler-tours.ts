/**
 * EulerTours: forests kept as tours around their trees ("Euler tour trees"), which are linked and cut, with
 * sums and marks. It serves DynamicConnectivity.
 *
 * Use     const tours = new EulerTours(); const a = tours.make(0, 0, 0), b = tours.make(1, 0, 0);
 *         const arc = tours.make(7, 0, 0); tours.make(7, 0, 0); tours.link(a, b, arc); tours.same(a, b); tours.cut(arc)
 * Time    O(log n) amortised for every method but make and free, which take O(1)
 * Space   48 bytes a node: one for each vertex, two for each edge
 * Limits  up to 2^24 nodes; sums are exact while integers below 2^53
 * Errors  RangeError for too many nodes; else nothing is checked: it is called by modules that have checked
 * Source  Henzinger and King, J. ACM 46 (1999), 502-516; splay trees: Sleator and Tarjan, J. ACM 32 (1985), 652
 * Tested  euler-tours.test.ts: against lists; verify, by DynamicConnectivity: Library Checker
 *         dynamic_graph_vertex_add_component_sum
 *
 * A tour visits each vertex once and each edge twice, by the nodes arc and arc + 1. It is a splay tree of these
 * nodes; 0 stands for none.
 */
const LEFT = 0;
const RIGHT = 1;
const PARENT = 2;
const SIZE = 3; // of nodes below it and itself
const OWN = 4; // marks, a bit each
const ALL = 5; // the marks below it and its own
const ITEM = 6;
const MORE = 7;

export class EulerTours {
  /** Node x starts at 8x. */
  private numbers = new Int32Array(8 * FIRST);
  /** Value and sum of node x: at 2x and 2x + 1. */
  private sums = new Float64Array(2 * FIRST);
  private nodes = 1;
  /** Pairs of nodes that are free, linked by their parents. */
  private free = 0;

  /** A node of a tour of its own, with two numbers of the caller's and marks. */
  make(item: number, more: number, marks: number): number {
    const x = this.nodes++;
    if (8 * x === this.numbers.length) this.grow();
    this.set(x, item, more, marks);
    return x;
  }

  /** Two nodes, x and x + 1, for an edge; the first has the numbers and the marks. */
  makePair(item: number, more: number, marks: number): number {
    let x = this.free;
    if (x === 0) {
      x = this.make(item, more, marks);
      this.make(item, 0, 0);
      return x;
    }
    this.free = this.numbers[8 * x + PARENT]!;
    this.set(x, item, more, marks);
    this.set(x + 1, item, 0, 0);
    return x;
  }

  item(x: number): number {
    return this.numbers[8 * x + ITEM]!;
  }

  more(x: number): number {
    return this.numbers[8 * x + MORE]!;
  }

  setMore(x: number, more: number): void {
    this.numbers[8 * x + MORE] = more;
  }

  /** Whether two nodes are in one tour. */
  same(x: number, y: number): boolean {
    if (x === y) return true;
    this.splay(x);
    this.splay(y);
    return this.numbers[8 * x + PARENT] !== 0;
  }

  /** How many nodes the tour of x has. */
  size(x: number): number {
    this.splay(x);
    return this.numbers[8 * x + SIZE]!;
  }

  /** The sum of the values in the tour of x. */
  sum(x: number): number {
    this.splay(x);
    return this.sums[2 * x + 1]!;
  }

  /** Adds to the value of x. */
  add(x: number, value: number): void {
    this.splay(x);
    this.sums[2 * x]! += value;
    this.pull(x);
  }

  /** Sets or clears a mark of x. */
  mark(x: number, mark: number, isSet: boolean): void {
    const marks = this.numbers[8 * x + OWN]!;
    if (((marks & mark) !== 0) === isSet) return;
    this.splay(x);
    this.numbers[8 * x + OWN] = marks ^ mark;
    this.pull(x);
  }

  /** A node with this mark in the tour of x, or 0. */
  marked(x: number, mark: number): number {
    this.splay(x);
    const { numbers } = this;
    if ((numbers[8 * x + ALL]! & mark) === 0) return 0;
    let at = x;
    while ((numbers[8 * at + OWN]! & mark) === 0) {
      const left = numbers[8 * at + LEFT]!;
      at = (numbers[8 * left + ALL]! & mark) !== 0 ? left : numbers[8 * at + RIGHT]!;
    }
    this.splay(at);
    return at;
  }

  /** Joins the tours of two vertices by an edge, whose nodes are arc and arc + 1. */
  link(u: number, v: number, arc: number): void {
    const { numbers } = this;
    // The tour of u, turned so that it begins there, comes behind v: … v, arc, u … , arc + 1, …
    this.splay(u);
    const before = this.detach(u, LEFT);
    this.pull(u);
    const inner = this.join(u, before);
    this.splay(v);
    const behind = this.detach(v, RIGHT);
    this.pull(v);
    this.attach(arc, LEFT, v);
    this.attach(arc, RIGHT, inner);
    this.pull(arc);
    this.attach(arc + 1, LEFT, arc);
    this.attach(arc + 1, RIGHT, behind);
    numbers[8 * arc + 8 + PARENT] = 0;
    this.pull(arc + 1);
  }

  /** Takes an edge out of its tour, which becomes two, and frees its nodes. */
  cut(arc: number): void {
    const { numbers } = this;
    const twin = arc + 1;
    this.splay(arc);
    const before = this.detach(arc, LEFT);
    const behind = this.detach(arc, RIGHT);
    this.splay(twin);
    const isBefore = before === twin || (before !== 0 && numbers[8 * before + PARENT] !== 0);
    const left = this.detach(twin, LEFT);
    const right = this.detach(twin, RIGHT);
    if (isBefore) this.join(left, behind);
    else this.join(before, right);
    numbers[8 * arc + PARENT] = this.free;
    this.free = arc;
  }

  /** Two tours one behind the other; returns the root. */
  private join(x: number, y: number): number {
    if (x === 0 || y === 0) return x + y;
    const { numbers } = this;
    let last = x;
    for (let right = x; right !== 0; right = numbers[8 * right + RIGHT]!) last = right;
    this.splay(last);
    this.attach(last, RIGHT, y);
    this.pull(last);
    return last;
  }

  private attach(x: number, side: number, child: number): void {
    this.numbers[8 * x + side] = child;
    if (child !== 0) this.numbers[8 * child + PARENT] = x;
  }

  private detach(x: number, side: number): number {
    const child = this.numbers[8 * x + side]!;
    this.numbers[8 * x + side] = 0;
    if (child !== 0) this.numbers[8 * child + PARENT] = 0;
    return child;
  }

  /** Makes x the root of its splay tree. */
  private splay(x: number): void {
    const { numbers } = this;
    let parent = numbers[8 * x + PARENT]!;
    if (parent === 0) return;
    do {
      const above = numbers[8 * parent + PARENT]!;
      if (above !== 0) {
        const isLeft = numbers[8 * parent + LEFT] === x;
        this.rotate(isLeft === (numbers[8 * above + LEFT] === parent) ? parent : x);
      }
      this.rotate(x);
      parent = numbers[8 * x + PARENT]!;
    } while (parent !== 0);
    this.pull(x);
  }

  /** x changes places with its parent; the sums of x itself are left to the caller. */
  private rotate(x: number): void {
    const { numbers } = this;
    const at = 8 * x;
    const parent = numbers[at + PARENT]!;
    const above = numbers[8 * parent + PARENT]!;
    const side = numbers[8 * parent + LEFT] === x ? LEFT : RIGHT;
    const middle = numbers[at + 1 - side]!;
    numbers[8 * parent + side] = middle;
    if (middle !== 0) numbers[8 * middle + PARENT] = parent;
    numbers[at + 1 - side] = parent;
    numbers[8 * parent + PARENT] = x;
    numbers[at + PARENT] = above;
    if (above !== 0) {
      if (numbers[8 * above + LEFT] === parent) numbers[8 * above + LEFT] = x;
      else numbers[8 * above + RIGHT] = x;
    }
    this.pull(parent);
  }

  private pull(x: number): void {
    const { numbers, sums } = this;
    const at = 8 * x;
    const left = numbers[at + LEFT]!;
    const right = numbers[at + RIGHT]!;
    numbers[at + SIZE] = numbers[8 * left + SIZE]! + numbers[8 * right + SIZE]! + 1;
    numbers[at + ALL] = numbers[at + OWN]! | numbers[8 * left + ALL]! | numbers[8 * right + ALL]!;
    sums[2 * x + 1] = sums[2 * x]! + sums[2 * left + 1]! + sums[2 * right + 1]!;
  }

  private set(x: number, item: number, more: number, marks: number): void {
    const { numbers } = this;
    numbers[8 * x + LEFT] = numbers[8 * x + RIGHT] = numbers[8 * x + PARENT] = 0;
    numbers[8 * x + SIZE] = 1;
    numbers[8 * x + OWN] = numbers[8 * x + ALL] = marks;
    numbers[8 * x + ITEM] = item;
    numbers[8 * x + MORE] = more;
  }

  private grow(): void {
    if (this.nodes > 2 ** 24) throw new RangeError("EulerTours: full at 2^24 nodes");
    const numbers = new Int32Array(2 * this.numbers.length);
    const sums = new Float64Array(2 * this.sums.length);
    numbers.set(this.numbers);
    sums.set(this.sums);
    this.numbers = numbers;
    this.sums = sums;
  }
}

const FIRST = 64;
