/**
 * SegmentTreeBeats: integers under min, max, addition and assignment on a range, and sums of a range.
 *
 * Use     const tree = new SegmentTreeBeats(values); tree.chmin(l, r, x); tree.chmax(l, r, x); tree.add(l, r, x);
 *         tree.assign(l, r, x); tree.sum(l, r)
 * Time    O(log² n) amortised for chmin, chmax and add (O(log n) without add), O(log n) for sum, max and
 *         min; O(n) to build
 * Space   128 to 256 bytes an element
 * Limits  n in [0, 2^21], integers that stay within ±2^41, up to 2^24 operations: then each sum is exact
 * Errors  RangeError for a bad size, a range outside, and a number that is no integer within ±2^42
 * Source  Ji Ruyi, "Segment tree beats" (2016); sums as a double beside the sum modulo 2^32, own work
 * Tested  segment-tree-beats.test.ts: against an array; verify: library-checker
 *         range_chmin_chmax_add_range_sum
 */
import { checkRange, checkSize } from "./check-range";

const CHMIN = 0;
const CHMAX = 1;
const ADD = 2;

// A node is one cache line: eight doubles, the last two of which are four 32-bit words.
const MAX = 0; // the largest number below the node
const MAX2 = 1; // the second largest
const MIN = 2;
const MIN2 = 3;
const SUM = 4; // the sum to some 50 bits; with its lower 32 bits it gives the exact sum
const PENDING = 5; // an addition that the children have not received
const LOW = 12; // the sum's lower 32 bits
const MAX_COUNT = 13; // how often the largest number occurs
const MIN_COUNT = 14;
const OPERAND = 0; // of the operation: node 0 is free

export class SegmentTreeBeats {
  readonly size: number;
  /** Node k starts at 8k and has the children 2k and 2k + 1; element i is node leaves + i. */
  private readonly nodes: Float64Array;
  /** The same memory: node k starts at 16k. */
  private readonly words: Int32Array;
  private readonly leaves: number;
  protected touched = 0; // keeps the reads of `touch` from being optimised away
  private l = 0;
  private r = 0;
  private total = 0;
  private totalLow = 0;
  private greatest = 0;
  private least = 0;

  constructor(values: ArrayLike<number>) {
    checkSize("SegmentTreeBeats", values.length, 2 ** 21);
    let leaves = 1;
    while (leaves < values.length) leaves *= 2;
    this.size = values.length;
    this.leaves = leaves;
    this.nodes = new Float64Array(16 * leaves);
    this.words = new Int32Array(this.nodes.buffer);
    for (let i = 0; i < leaves; i++) {
      this.setLeaf(leaves + i, i < values.length ? +values[i]! : undefined);
    }
    for (let k = leaves - 1; k > 0; k--) this.pull(k);
  }

  /** Every element a in [l, r) becomes min(a, x). */
  chmin(l: number, r: number, x: number): void {
    checkInteger("chmin", x);
    this.start("SegmentTreeBeats.chmin", l, r, x);
    if (l < r) this.update(CHMIN, 1, 0, this.leaves);
  }

  /** Every element a in [l, r) becomes max(a, x). */
  chmax(l: number, r: number, x: number): void {
    checkInteger("chmax", x);
    this.start("SegmentTreeBeats.chmax", l, r, x);
    if (l < r) this.update(CHMAX, 1, 0, this.leaves);
  }

  /** Adds x to every element in [l, r). */
  add(l: number, r: number, x: number): void {
    checkInteger("add", x);
    this.start("SegmentTreeBeats.add", l, r, x);
    if (l < r) this.update(ADD, 1, 0, this.leaves);
  }

  /** Every element in [l, r) becomes x. */
  assign(l: number, r: number, x: number): void {
    checkInteger("assign", x);
    this.start("SegmentTreeBeats.assign", l, r, x);
    if (l === r) return;
    this.update(CHMIN, 1, 0, this.leaves);
    this.update(CHMAX, 1, 0, this.leaves);
  }

  /** The sum of the elements in [l, r). */
  sum(l: number, r: number): bigint {
    this.fold("SegmentTreeBeats.sum", l, r);
    return BigInt(this.total) + BigInt((this.totalLow - (this.total | 0)) | 0);
  }

  /** The maximum of [l, r); -Infinity if there are no elements. */
  max(l: number, r: number): number {
    this.fold("SegmentTreeBeats.max", l, r);
    return this.greatest;
  }

  /** The minimum of [l, r); Infinity if there are no elements. */
  min(l: number, r: number): number {
    this.fold("SegmentTreeBeats.min", l, r);
    return this.least;
  }

  private setLeaf(k: number, x: number | undefined): void {
    const at = 8 * k;
    this.nodes[at + MAX2] = -Infinity;
    this.nodes[at + MIN2] = Infinity;
    if (x === undefined) {
      this.nodes[at + MAX] = -Infinity;
      this.nodes[at + MIN] = Infinity;
      return;
    }
    checkInteger("constructor", x);
    this.nodes[at + MAX] = this.nodes[at + MIN] = this.nodes[at + SUM] = x;
    this.words[2 * at + LOW] = x; // an Int32Array keeps the lower 32 bits
    this.words[2 * at + MAX_COUNT] = this.words[2 * at + MIN_COUNT] = 1;
  }

  private start(method: string, l: number, r: number, x: number): void {
    checkRange(method, l, r, this.size);
    this.l = l;
    this.r = r;
    this.nodes[OPERAND] = x;
    this.touched = this.touch(l, r);
  }

  /**
   * Reads the nodes on the paths to both ends, and their siblings: the processor loads independent cache
   * lines at once, while the descent would wait for each of them. This saves an eighth of the time.
   */
  private touch(l: number, r: number): number {
    const { words, leaves } = this;
    let any = 0;
    for (let a = (leaves + l) >> 1, b = (leaves + r - 1) >> 1; a > 0; a >>= 1, b >>= 1) {
      // The two children of a node: up to three lines, as they need not start where a line does.
      any |= words[32 * a]! | words[32 * a + 15]! | words[32 * a + 31]!;
      any |= words[32 * b]! | words[32 * b + 15]! | words[32 * b + 31]!;
    }
    return any;
  }

  private fold(method: string, l: number, r: number): void {
    this.start(method, l, r, 0);
    this.total = 0;
    this.totalLow = 0;
    this.greatest = -Infinity;
    this.least = Infinity;
    if (l < r) this.collect(1, 0, this.leaves);
  }

  /** The part of an operation at node k, below which are the elements first … first + width - 1. */
  private update(kind: number, k: number, first: number, width: number): void {
    const { nodes } = this;
    const l = this.l;
    const r = this.r;
    const at = 8 * k;
    const x = nodes[OPERAND]!;
    // Nothing below changes; only one number changes; or the children see to it.
    if (kind === CHMIN && x >= nodes[at + MAX]!) return;
    if (kind === CHMAX && x <= nodes[at + MIN]!) return;
    if (l <= first && first + width <= r) {
      if (kind === ADD) {
        this.addAll(k, OPERAND, width);
        return;
      }
      if (kind === CHMIN && x > nodes[at + MAX2]!) {
        this.lower(k, OPERAND);
        return;
      }
      if (kind === CHMAX && x < nodes[at + MIN2]!) {
        this.raise(k, OPERAND);
        return;
      }
    }
    const half = width >> 1;
    const middle = first + half;
    this.push(k, half);
    if (l < middle) this.update(kind, 2 * k, first, half);
    if (r > middle) this.update(kind, 2 * k + 1, middle, half);
    this.pull(k);
  }

  private collect(k: number, first: number, width: number): void {
    const { nodes } = this;
    const l = this.l;
    const r = this.r;
    if (l <= first && first + width <= r) {
      const at = 8 * k;
      this.total += nodes[at + SUM]!;
      this.totalLow = (this.totalLow + this.words[2 * at + LOW]!) | 0;
      if (nodes[at + MAX]! > this.greatest) this.greatest = nodes[at + MAX]!;
      if (nodes[at + MIN]! < this.least) this.least = nodes[at + MIN]!;
      return;
    }
    const half = width >> 1;
    const middle = first + half;
    this.push(k, half);
    if (l < middle) this.collect(2 * k, first, half);
    if (r > middle) this.collect(2 * k + 1, middle, half);
  }

  private pull(k: number): void {
    const { nodes, words } = this;
    const at = 8 * k;
    const a = 2 * at;
    const b = a + 8;
    const maxA = nodes[a + MAX]!;
    const maxB = nodes[b + MAX]!;
    const minA = nodes[a + MIN]!;
    const minB = nodes[b + MIN]!;
    const maxCountA = maxA >= maxB ? words[2 * a + MAX_COUNT]! : 0;
    const maxCountB = maxB >= maxA ? words[2 * b + MAX_COUNT]! : 0;
    const minCountA = minA <= minB ? words[2 * a + MIN_COUNT]! : 0;
    const minCountB = minB <= minA ? words[2 * b + MIN_COUNT]! : 0;
    const upperA = maxA < maxB ? maxA : nodes[a + MAX2]!;
    const upperB = maxB < maxA ? maxB : nodes[b + MAX2]!;
    const lowerA = minA > minB ? minA : nodes[a + MIN2]!;
    const lowerB = minB > minA ? minB : nodes[b + MIN2]!;
    nodes[at + MAX] = maxA > maxB ? maxA : maxB;
    nodes[at + MAX2] = upperA > upperB ? upperA : upperB;
    nodes[at + MIN] = minA < minB ? minA : minB;
    nodes[at + MIN2] = lowerA < lowerB ? lowerA : lowerB;
    nodes[at + SUM] = nodes[a + SUM]! + nodes[b + SUM]!;
    words[2 * at + LOW] = words[2 * a + LOW]! + words[2 * b + LOW]!;
    words[2 * at + MAX_COUNT] = maxCountA + maxCountB;
    words[2 * at + MIN_COUNT] = minCountA + minCountB;
  }

  /** Hands what node k knows and its children, of `width` elements each, do not know yet to them. */
  private push(k: number, width: number): void {
    const { nodes } = this;
    const at = 8 * k;
    if (nodes[at + PENDING] !== 0) {
      this.addAll(2 * k, at + PENDING, width);
      this.addAll(2 * k + 1, at + PENDING, width);
      nodes[at + PENDING] = 0;
    }
    const top = nodes[at + MAX]!;
    const bottom = nodes[at + MIN]!;
    if (top < nodes[2 * at + MAX]!) this.lower(2 * k, at + MAX);
    if (top < nodes[2 * at + 8 + MAX]!) this.lower(2 * k + 1, at + MAX);
    if (bottom > nodes[2 * at + MIN]!) this.raise(2 * k, at + MIN);
    if (bottom > nodes[2 * at + 8 + MIN]!) this.raise(2 * k + 1, at + MIN);
  }

  // The next three take the index of their operand in `nodes`: V8 would allocate a fraction for a call.

  private addAll(k: number, from: number, width: number): void {
    const { nodes } = this;
    const at = 8 * k;
    const x = nodes[from]!;
    nodes[at + MAX]! += x;
    nodes[at + MAX2]! += x;
    nodes[at + MIN]! += x;
    nodes[at + MIN2]! += x;
    nodes[at + SUM]! += x * width;
    nodes[at + PENDING]! += x;
    this.words[2 * at + LOW]! += Math.imul(x, width);
  }

  /** Sets the largest number below k to nodes[from], which is still larger than the second largest. */
  private lower(k: number, from: number): void {
    const { nodes, words } = this;
    const at = 8 * k;
    const x = nodes[from]!;
    const old = nodes[at + MAX]!;
    const count = words[2 * at + MAX_COUNT]!;
    nodes[at + SUM]! += (x - old) * count;
    words[2 * at + LOW]! += Math.imul(x - old, count);
    if (nodes[at + MIN] === old) nodes[at + MIN] = x;
    else if (nodes[at + MIN2] === old) nodes[at + MIN2] = x;
    nodes[at + MAX] = x;
  }

  /** Sets the smallest number below k to nodes[from], which is still smaller than the second smallest. */
  private raise(k: number, from: number): void {
    const { nodes, words } = this;
    const at = 8 * k;
    const x = nodes[from]!;
    const old = nodes[at + MIN]!;
    const count = words[2 * at + MIN_COUNT]!;
    nodes[at + SUM]! += (x - old) * count;
    words[2 * at + LOW]! += Math.imul(x - old, count);
    if (nodes[at + MAX] === old) nodes[at + MAX] = x;
    else if (nodes[at + MAX2] === old) nodes[at + MAX2] = x;
    nodes[at + MIN] = x;
  }
}

function checkInteger(method: string, x: number): void {
  if (!Number.isInteger(x) || x > 2 ** 42 || x < -(2 ** 42)) {
    throw new RangeError(`SegmentTreeBeats.${method}: expected an integer within ±2^42, got ${x}`);
  }
}
