/**
 * PathComposite: linear functions at the vertices of a tree, applied one after the other along a path.
 *
 * Use     const maps = new PathComposite(paths, [1, 2, 3], [4, 5, 6]); maps.set(v, 3, 1); maps.apply(u, v, x)
 * Time    O(n) to build, O(log n) for set, O(log² n) for apply, often only a few log n
 * Space   16 bytes a vertex, rounded up to a power of two, and those of HeavyLight
 * Limits  coefficients and arguments are integers in [0, 998244353)
 * Errors  RangeError for a vertex outside, coefficients of the wrong count or range
 * Source  heavy-light decomposition over a segment tree: folklore, own code
 * Tested  path-composite.test.ts: against steps along paths, a path of 10^5;
 *         verify: Library Checker vertex_set_path_composite
 *
 * A node of the segment tree holds its range's functions composed both ways, upwards and downwards.
 * Both have the same slope: nodes[4 k] = slope, nodes[4 k + 1] and [4 k + 2] = what is added going down
 * and going up.
 */
import { MOD998244353, mul998244353 } from "../number/mul998244353";
import type { HeavyLight } from "./heavy-light";

export class PathComposite {
  private readonly paths: HeavyLight;
  private readonly size: number;
  protected readonly nodes: Int32Array;
  /** Scratch: the ranges of the way down. */
  protected readonly down = new Int32Array(64);

  /** The function of v is x → slopes[v] · x + offsets[v]. */
  constructor(paths: HeavyLight, slopes: ArrayLike<number>, offsets: ArrayLike<number>) {
    const { n } = paths.tree;
    if (slopes.length !== n || offsets.length !== n) {
      throw new RangeError(
        `PathComposite: expected ${n} slopes and offsets, got ${slopes.length} and ${offsets.length}`,
      );
    }
    const size = 2 ** Math.ceil(Math.log2(n));
    const nodes = new Int32Array(8 * size);
    this.paths = paths;
    this.size = size;
    this.nodes = nodes;
    for (let at = 0; at < size; at++) {
      const k = 4 * (size + at);
      nodes[k] = 1;
      if (at >= n) continue;
      const v = paths.order[at]!;
      checkResidue("PathComposite: slope", slopes[v]!);
      checkResidue("PathComposite: offset", offsets[v]!);
      nodes[k] = slopes[v]!;
      nodes[k + 1] = offsets[v]!;
      nodes[k + 2] = offsets[v]!;
    }
    for (let node = size - 1; node > 0; node--) this.pull(node);
  }

  /** Makes x → slope · x + offset the function of v. O(log n). */
  set(v: number, slope: number, offset: number): void {
    this.check("set", v);
    checkResidue("PathComposite.set: slope", slope);
    checkResidue("PathComposite.set: offset", offset);
    const { nodes } = this;
    let node = this.size + this.paths.place[v]!;
    nodes[4 * node] = slope;
    nodes[4 * node + 1] = offset;
    nodes[4 * node + 2] = offset;
    for (node >>= 1; node > 0; node >>= 1) this.pull(node);
  }

  /** x after the functions of all vertices from u to v, that of u first. */
  apply(u: number, v: number, x: number): number {
    this.check("apply", u);
    this.check("apply", v);
    checkResidue("PathComposite.apply: x", x);
    const { place, chains } = this.paths;
    const { down } = this;
    let one = place[u]!;
    let other = place[v]!;
    let count = 0;
    let value = x;
    for (;;) {
      if (one > other) {
        const from = chains[2 * one]!;
        value = this.applyUp(Math.max(from, other), one + 1, value);
        if (from <= other) break;
        one = chains[2 * one + 1]!;
      } else {
        const from = chains[2 * other]!;
        if (from <= one) {
          value = this.applyDown(one, other + 1, value);
          break;
        }
        down[count++] = from;
        down[count++] = other + 1;
        other = chains[2 * other + 1]!;
      }
    }
    while (count > 0) {
      const r = down[--count]!;
      value = this.applyDown(down[--count]!, r, value);
    }
    return value;
  }

  // Both walks jump from bit to bit as in SegmentTree.fold: a 0 in `before` stands for a node to its
  // right, a 1 in `behind` for one to its left, up to the level where the ways up from both meet.

  private applyDown(l: number, r: number, x: number): number {
    const { nodes } = this;
    let value = x;
    const before = this.size + l - 1;
    const behind = this.size + r;
    const mask = (1 << (31 - Math.clz32(before ^ behind))) - 1;
    for (let bits = ~before & mask; bits !== 0; bits &= bits - 1) {
      const k = 4 * ((before >> (31 - Math.clz32(bits & -bits))) ^ 1);
      value = add(mul998244353(nodes[k]!, value), nodes[k + 1]!);
    }
    for (let bits = behind & mask; bits !== 0; ) {
      const level = 31 - Math.clz32(bits);
      const k = 4 * ((behind >> level) ^ 1);
      value = add(mul998244353(nodes[k]!, value), nodes[k + 1]!);
      bits ^= 1 << level;
    }
    return value;
  }

  private applyUp(l: number, r: number, x: number): number {
    const { nodes } = this;
    let value = x;
    const before = this.size + l - 1;
    const behind = this.size + r;
    const mask = (1 << (31 - Math.clz32(before ^ behind))) - 1;
    for (let bits = behind & mask; bits !== 0; bits &= bits - 1) {
      const k = 4 * ((behind >> (31 - Math.clz32(bits & -bits))) ^ 1);
      value = add(mul998244353(nodes[k]!, value), nodes[k + 2]!);
    }
    for (let bits = ~before & mask; bits !== 0; ) {
      const level = 31 - Math.clz32(bits);
      const k = 4 * ((before >> level) ^ 1);
      value = add(mul998244353(nodes[k]!, value), nodes[k + 2]!);
      bits ^= 1 << level;
    }
    return value;
  }

  private pull(node: number): void {
    const { nodes } = this;
    const k = 4 * node;
    const left = 2 * k;
    const right = left + 4;
    const slope = nodes[left]!;
    const rightSlope = nodes[right]!;
    nodes[k] = mul998244353(slope, rightSlope);
    nodes[k + 1] = add(mul998244353(rightSlope, nodes[left + 1]!), nodes[right + 1]!);
    nodes[k + 2] = add(mul998244353(slope, nodes[right + 2]!), nodes[left + 2]!);
  }

  private check(method: string, v: number): void {
    const { n } = this.paths.tree;
    if (v >>> 0 !== v || v >= n) {
      throw new RangeError(`PathComposite.${method}: vertices must be in [0, ${n}), got ${v}`);
    }
  }
}

function add(a: number, b: number): number {
  const sum = (a + b - MOD998244353) | 0;
  return sum + (MOD998244353 & (sum >> 31));
}

function checkResidue(what: string, value: number): void {
  if (value >>> 0 !== value || value >= MOD998244353) {
    throw new RangeError(`${what} must be an integer in [0, 998244353), got ${value}`);
  }
}
