import { mul998244353 as mul } from "../../lib/number/mul998244353";
import { SlotTree } from "../../lib/range/slot-tree";

// Three ways to tell a segment tree how values in columns combine: the method combine(into, left, right)
// of SlotTree, the methods pull(k) and take(k), and a function that the constructor receives.

/** A tree of values with several numbers: writes a leaf, and returns the slot of a fold. */
export interface Way {
  readonly leaves: number;
  readonly columns: Columns;
  update(i: number): void;
  fold(l: number, r: number): number;
}

class Columns {
  readonly a: Float64Array;
  readonly b: Float64Array;
  constructor(slots: number, a: number, b: number) {
    this.a = new Float64Array(slots).fill(a);
    this.b = new Float64Array(slots).fill(b);
  }
}

type Operator = (columns: Columns, into: number, left: number, right: number) => void;

const affine: Operator = ({ a, b }, into, left, right) => {
  const factor = a[right]!;
  a[into] = mul(factor, a[left]!);
  b[into] = (mul(factor, b[left]!) + b[right]!) % 998244353;
};
const countAndSum: Operator = ({ a, b }, into, left, right) => {
  a[into] = a[left]! + a[right]!;
  b[into] = b[left]! + b[right]!;
};
const leastAndPlace: Operator = ({ a, b }, into, left, right) => {
  const which = a[left]! <= a[right]! ? left : right;
  a[into] = a[which]!;
  b[into] = b[which]!;
};
const bestPrefix: Operator = ({ a, b }, into, left, right) => {
  a[into] = a[left]! + a[right]!;
  b[into] = Math.max(b[left]!, a[left]! + b[right]!);
};

class Affine extends SlotTree implements Way {
  readonly columns = new Columns(this.slots, 1, 0);
  protected combine(into: number, left: number, right: number): void {
    affine(this.columns, into, left, right);
  }
}
class CountAndSum extends SlotTree implements Way {
  readonly columns = new Columns(this.slots, 0, 0);
  protected combine(into: number, left: number, right: number): void {
    countAndSum(this.columns, into, left, right);
  }
}
class LeastAndPlace extends SlotTree implements Way {
  readonly columns = new Columns(this.slots, Infinity, -1);
  protected combine(into: number, left: number, right: number): void {
    leastAndPlace(this.columns, into, left, right);
  }
}
class BestPrefix extends SlotTree implements Way {
  readonly columns = new Columns(this.slots, 0, 0);
  protected combine(into: number, left: number, right: number): void {
    bestPrefix(this.columns, into, left, right);
  }
}

/** How the tree walks, once for the two other ways: what combines there is the only difference. */
abstract class PullTree {
  readonly leaves: number;
  readonly slots: number;
  answer = 0;
  to = 0;
  constructor(size: number) {
    this.leaves = 2 ** Math.ceil(Math.log2(size));
    this.slots = 2 * this.leaves + 2;
  }
  abstract pull(k: number): void;
  abstract take(k: number): void;
  update(i: number): void {
    for (let k = (this.leaves + i) >> 1; k > 0; k >>= 1) this.pull(k);
  }
  fold(l: number, r: number): number {
    const before = this.leaves + l - 1;
    const behind = this.leaves + r;
    const mask = (1 << (31 - Math.clz32(before ^ behind))) - 1;
    this.answer = 0;
    this.to = 2 * this.leaves;
    for (let bits = ~before & mask; bits !== 0; bits &= bits - 1) {
      this.take((before >> (31 - Math.clz32(bits & -bits))) ^ 1);
      this.answer = this.to;
      this.to ^= 1;
    }
    for (let bits = behind & mask; bits !== 0; ) {
      const level = 31 - Math.clz32(bits);
      this.take((behind >> level) ^ 1);
      this.answer = this.to;
      this.to ^= 1;
      bits ^= 1 << level;
    }
    return this.answer;
  }
}
class PulledAffine extends PullTree implements Way {
  readonly columns = new Columns(this.slots, 1, 0);
  pull(k: number): void {
    affine(this.columns, k, 2 * k, 2 * k + 1);
  }
  take(k: number): void {
    affine(this.columns, this.to, this.answer, k);
  }
}
class PulledCountAndSum extends PullTree implements Way {
  readonly columns = new Columns(this.slots, 0, 0);
  pull(k: number): void {
    countAndSum(this.columns, k, 2 * k, 2 * k + 1);
  }
  take(k: number): void {
    countAndSum(this.columns, this.to, this.answer, k);
  }
}
class PulledLeastAndPlace extends PullTree implements Way {
  readonly columns = new Columns(this.slots, Infinity, -1);
  pull(k: number): void {
    leastAndPlace(this.columns, k, 2 * k, 2 * k + 1);
  }
  take(k: number): void {
    leastAndPlace(this.columns, this.to, this.answer, k);
  }
}
class PulledBestPrefix extends PullTree implements Way {
  readonly columns = new Columns(this.slots, 0, 0);
  pull(k: number): void {
    bestPrefix(this.columns, k, 2 * k, 2 * k + 1);
  }
  take(k: number): void {
    bestPrefix(this.columns, this.to, this.answer, k);
  }
}

class FunctionTree extends SlotTree implements Way {
  readonly columns: Columns;
  private readonly operator: Operator;
  constructor(size: number, operator: Operator, a: number, b: number) {
    super(size);
    this.operator = operator;
    this.columns = new Columns(this.slots, a, b);
  }
  protected combine(into: number, left: number, right: number): void {
    this.operator(this.columns, into, left, right);
  }
}

type Makers = readonly ((n: number) => Way)[];

/** By way the trees of four operators: affine maps, counts with sums, minima with places, best prefixes. */
export const SLOT_WAYS: Readonly<Record<"combine" | "pull" | "function", Makers>> = {
  combine: [
    (n) => new Affine(n),
    (n) => new CountAndSum(n),
    (n) => new LeastAndPlace(n),
    (n) => new BestPrefix(n),
  ],
  pull: [
    (n) => new PulledAffine(n),
    (n) => new PulledCountAndSum(n),
    (n) => new PulledLeastAndPlace(n),
    (n) => new PulledBestPrefix(n),
  ],
  function: [
    (n) => new FunctionTree(n, affine, 1, 0),
    (n) => new FunctionTree(n, countAndSum, 0, 0),
    (n) => new FunctionTree(n, leastAndPlace, Infinity, -1),
    (n) => new FunctionTree(n, bestPrefix, 0, 0),
  ],
};
