import type { FunctionContender, Run } from "./bench";
import { plain } from "./contenders";
import type { IdQueue, MakeQueue } from "./heap-peers";

// Binary and 4-ary heaps of the same packed doubles as QuickHeap, kept for comparison.

const SPAN = 2 ** 20; // above any id of the benches

abstract class PackedHeap implements IdQueue {
  length = 0;
  priority = 0;
  /** Infinity behind the last key, so that the code may read all children of a node. */
  protected readonly keys: Float64Array;
  private readonly shift: number;

  /** 2 ** shift children a node. */
  constructor(capacity: number, shift: number) {
    this.shift = shift;
    this.keys = new Float64Array(capacity + 5).fill(Number.POSITIVE_INFINITY);
  }

  protected abstract sink(key: number, length: number): void;

  push(id: number, priority: number): void {
    const { keys } = this;
    const key = priority * SPAN + id;
    let hole = this.length++;
    while (hole > 0) {
      const parent = (hole - 1) >> this.shift;
      if (keys[parent]! <= key) break;
      keys[hole] = keys[parent]!;
      hole = parent;
    }
    keys[hole] = key;
  }

  pop(): number {
    const { keys } = this;
    const length = --this.length;
    const top = keys[0]!;
    const key = keys[length]!;
    keys[length] = Number.POSITIVE_INFINITY;
    if (length > 0) this.sink(key, length);
    this.priority = Math.floor(top / SPAN);
    return top - this.priority * SPAN;
  }
}

class BinaryHeap extends PackedHeap {
  constructor(capacity: number) {
    super(capacity, 1);
  }

  protected sink(key: number, length: number): void {
    const { keys } = this;
    let hole = 0;
    for (let child = 1; child < length; child = 2 * hole + 1) {
      const least = keys[child + 1]! < keys[child]! ? child + 1 : child;
      if (keys[least]! >= key) break;
      keys[hole] = keys[least]!;
      hole = least;
    }
    keys[hole] = key;
  }
}

class QuaternaryHeap extends PackedHeap {
  constructor(capacity: number) {
    super(capacity, 2);
  }

  protected sink(key: number, length: number): void {
    const { keys } = this;
    let hole = 0;
    for (let child = 1; child < length; child = 4 * hole + 1) {
      // Sums instead of branches: no processor predicts which child is least.
      const left = child + +(keys[child + 1]! < keys[child]!);
      const right = child + 2 + +(keys[child + 3]! < keys[child + 2]!);
      const least = left + (right - left) * +(keys[right]! < keys[left]!);
      if (keys[least]! >= key) break;
      keys[hole] = keys[least]!;
      hole = least;
    }
    keys[hole] = key;
  }
}

export function packedHeaps(work: (make: MakeQueue) => Run): FunctionContender[] {
  return [
    plain("binary heap, packed", () => work((capacity) => new BinaryHeap(capacity))),
    plain("4-ary heap, packed", () => work((capacity) => new QuaternaryHeap(capacity))),
  ];
}
