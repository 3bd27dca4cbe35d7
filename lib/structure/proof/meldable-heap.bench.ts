import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { MeldableHeap } from "../meldable-heap";

const SEED = 1;
const NODES = 200_000;
const PRIME = 1_000_000_007;

/** Heaps 0 … NODES - 1, of one node each at first. */
interface Heaps {
  meld(heap: number, other: number): void;
  /** The least key of the heap, which is taken out. */
  pop(heap: number): number;
}

/** Melds two heaps at random until one is left and takes a node out of each fourth; then empties it. */
function join(make: (keys: Int32Array) => Heaps): Run {
  const random = new Random(SEED);
  const keys = Int32Array.from({ length: NODES }, () => random.int(0, 1e9));
  const picks = Int32Array.from({ length: NODES }, () => random.int(0, 1e9));
  return (keep) => {
    const heaps = make(keys);
    keep(heaps);
    let held = NODES;
    let sum = 0;
    for (let count = NODES; count > 1; count--) {
      const heap = picks[count - 1]! % (count - 1);
      heaps.meld(heap, count - 1);
      if (count % 4 > 0) continue;
      sum = (31 * sum + heaps.pop(heap)) % PRIME;
      held--;
    }
    for (; held > 0; held--) sum = (31 * sum + heaps.pop(0)) % PRIME;
    return sum;
  };
}

class Ours implements Heaps {
  private readonly heap = new MeldableHeap(NODES);
  private readonly tops = new Int32Array(NODES);
  constructor(keys: Int32Array) {
    for (let at = 0; at < NODES; at++) this.tops[at] = this.heap.push(-1, at, keys[at]!);
  }
  meld(heap: number, other: number) {
    this.tops[heap] = this.heap.meld(this.tops[heap]!, this.tops[other]!);
  }
  pop(heap: number) {
    const top = this.tops[heap]!;
    this.tops[heap] = this.heap.pop(top);
    return this.heap.keyOf(top);
  }
}

interface Fibonacci {
  insert(key: number): unknown;
  union(other: Fibonacci): void;
  extractMinimum(): { key: number } | null;
}

class Tyriar implements Heaps {
  private readonly heaps: Fibonacci[];
  constructor(make: new () => Fibonacci, keys: Int32Array) {
    this.heaps = Array.from(keys, (key) => {
      const heap = new make();
      heap.insert(key);
      return heap;
    });
  }
  meld(heap: number, other: number) {
    this.heaps[heap]!.union(this.heaps[other]!);
  }
  pop(heap: number) {
    return this.heaps[heap]!.extractMinimum()!.key;
  }
}

// @heap-data-structure/pairing-heap 4.0.0 is no contender: its pop calls itself for each of the node's children, and overflows
// the stack after 20,000 pushes of rising keys.
export const benches: readonly Bench[] = [
  functionBench({ work: "2·10^5 heaps melded into one, its nodes taken out", seed: SEED }, [
    ours("MeldableHeap", () => join((keys) => new Ours(keys))),
    peer("@tyriar/fibonacci-heap", ({ FibonacciHeap }: { FibonacciHeap: new () => Fibonacci }) =>
      join((keys) => new Tyriar(FibonacciHeap, keys)),
    ),
    cpp("C++ pb_ds pairing heap", "structure/meldable-heap.cpp"),
  ]),
];
