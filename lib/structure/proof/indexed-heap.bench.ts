import type { Bench, Run } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { IndexedHeap } from "../indexed-heap";

const SEED = 1;
const IDS = 200_000;
const CHANGES = 1_000_000;

interface Heap {
  push(id: number, key: number): unknown;
  decrease(id: number, key: number): void;
  pop(): number;
}

/** Pushes all ids, lowers keys at random, then takes all ids out; all keys differ. */
function lowers(make: () => Heap): Run {
  const random = new Random(SEED);
  const keys = Float64Array.from({ length: IDS }, (_, id) => 1e9 * IDS + id);
  const ids = Int32Array.from({ length: CHANGES }, () => random.int(0, IDS - 1));
  const steps = Int32Array.from({ length: CHANGES }, () => random.int(1, 1e8));
  return (keep) => {
    const heap = make();
    keep(heap);
    return run(heap, keys.slice(), ids, steps);
  };
}

function run(heap: Heap, keys: Float64Array, ids: Int32Array, steps: Int32Array): number {
  for (let id = 0; id < IDS; id++) heap.push(id, keys[id]!);
  for (let at = 0; at < CHANGES; at++) {
    const id = ids[at]!;
    keys[id]! -= steps[at]! * IDS;
    heap.decrease(id, keys[id]!);
  }
  let sum = 0;
  for (let place = 0; place < IDS; place++) sum += heap.pop() * (place % 1000);
  return sum;
}

interface FibonacciNode {
  readonly value?: number;
}

interface Fibonacci {
  insert(key: number, value: number): FibonacciNode;
  decreaseKey(node: FibonacciNode, key: number): void;
  extractMinimum(): FibonacciNode | null;
}

class OfFibonacci implements Heap {
  private readonly heap: Fibonacci;
  private readonly nodes: FibonacciNode[] = [];
  constructor(heap: Fibonacci) {
    this.heap = heap;
  }
  push(id: number, key: number) {
    this.nodes[id] = this.heap.insert(key, id);
  }
  decrease(id: number, key: number) {
    this.heap.decreaseKey(this.nodes[id]!, key);
  }
  pop() {
    return this.heap.extractMinimum()!.value!;
  }
}

export const benches: readonly Bench[] = [
  functionBench({ work: "heap of 2·10^5 ids, 10^6 keys lowered, all popped", seed: SEED }, [
    ours("IndexedHeap", () => lowers(() => new IndexedHeap(IDS))),
    peer("@tyriar/fibonacci-heap", ({ FibonacciHeap }: { FibonacciHeap: new () => Fibonacci }) =>
      lowers(() => new OfFibonacci(new FibonacciHeap())),
    ),
  ]),
];
