import type { Bench, Run } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";
import { LeftistHeaps } from "../leftist-heaps";

const SEED = 1;
const COUNT = 300_000;
/** A step inserts into one of the heaps that the last steps made: one of this many. */
const RECENT = 1000;

/** Returns the least key of the heap that insert(heap, key) makes; heaps are numbered as they are made. */
interface Versions {
  insert(heap: number, key: number): number;
}

/** Each step makes another heap from an earlier one; heap 0 is empty. */
function steps(make: () => Versions): Run {
  const random = new Random(SEED);
  const keys = Int32Array.from({ length: COUNT }, () => random.int(0, 1e9));
  return (keep) => {
    const versions = make();
    keep(versions);
    let sum = 0;
    for (let step = 0; step < COUNT; step++) {
      sum += versions.insert(step - (keys[step]! % Math.min(RECENT, step + 1)), keys[step]!);
    }
    return sum;
  };
}

class Ours implements Versions {
  private readonly heaps = new LeftistHeaps();
  private readonly roots = new Int32Array(COUNT + 1).fill(-1);
  private count = 1;
  insert(heap: number, key: number) {
    const root = this.heaps.insert(this.roots[heap]!, key, this.count);
    this.roots[this.count++] = root;
    return this.heaps.key(root);
  }
}

interface Node {
  readonly key: number;
  readonly rank: number;
  readonly left: Node | undefined;
  readonly right: Node | undefined;
}

/** The textbook's: two heaps are melded along their right sides, with objects. */
function meld(a: Node | undefined, b: Node | undefined): Node | undefined {
  if (a === undefined) return b;
  if (b === undefined) return a;
  if (b.key < a.key) return meld(b, a);
  const below = meld(a.right, b)!;
  const { key, left } = a;
  return left !== undefined && left.rank >= below.rank
    ? { key, rank: below.rank + 1, left, right: below }
    : { key, rank: (left?.rank ?? 0) + 1, left: below, right: left };
}

class Plain implements Versions {
  private readonly roots: (Node | undefined)[] = [undefined];
  insert(heap: number, key: number) {
    const single = { key, rank: 1, left: undefined, right: undefined };
    const root = meld(this.roots[heap], single)!;
    this.roots.push(root);
    return root.key;
  }
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "3·10^5 persistent heaps, each an earlier one and a key",
    seed: SEED,
    contenders: [
      { role: "ours", name: "LeftistHeaps", prepare: () => steps(() => new Ours()) },
      { role: "plain", name: "objects, recursive", prepare: () => steps(() => new Plain()) },
    ],
  },
];
