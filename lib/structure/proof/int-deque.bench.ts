import type { Bench, Keep } from "../../../scripts/bench/bench";
import { IntDeque } from "../int-deque";

const LENGTH = 1000;
const STEPS = 2_500_000;

interface Deque {
  push(value: number): unknown;
  unshift(value: number): unknown;
  shift(): number | undefined;
  pop(): number | undefined;
}

/** Takes at one end and puts at the other, to and fro. */
function swing(deque: Deque, keep: Keep): number {
  keep(deque);
  for (let value = 0; value < LENGTH; value++) deque.push(value);
  let sum = 0;
  for (let step = 0; step < STEPS; step++) {
    const first = deque.shift()!;
    deque.push((first + step) & 0xffff);
    const last = deque.pop()!;
    deque.unshift((last ^ step) & 0xffff);
    sum = (sum + first + last) | 0;
  }
  return sum;
}

interface Ends {
  pushBack(value: number): unknown;
  pushFront(value: number): unknown;
  popFront(): number;
  popBack(): number;
}

class OfEnds implements Deque {
  private readonly deque: Ends;
  constructor(deque: Ends) {
    this.deque = deque;
  }
  push(value: number) {
    this.deque.pushBack(value);
  }
  unshift(value: number) {
    this.deque.pushFront(value);
  }
  shift() {
    return this.deque.popFront();
  }
  pop() {
    return this.deque.popBack();
  }
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "deque of 1000: 10^7 operations at both ends",
    contenders: [
      {
        role: "ours",
        name: "IntDeque",
        prepare: () => (keep) => swing(new IntDeque(LENGTH), keep),
      },
      {
        role: "peer",
        name: "mnemonist",
        variant: "FixedDeque",
        prepare:
          ({ FixedDeque }: { FixedDeque: new (kind: unknown, capacity: number) => Deque }) =>
          (keep: Keep) =>
            swing(new FixedDeque(Int32Array, LENGTH), keep),
      },
      {
        role: "peer",
        name: "denque",
        prepare:
          ({ default: Denque }: { default: new () => Deque }) =>
          (keep: Keep) =>
            swing(new Denque(), keep),
      },
      {
        role: "peer",
        name: "data-structure-typed",
        variant: "Deque",
        prepare:
          ({ Deque: Typed }: { Deque: new () => Deque }) =>
          (keep: Keep) =>
            swing(new Typed(), keep),
      },
      {
        role: "peer",
        name: "double-ended-queue",
        prepare:
          ({ default: Queue }: { default: new () => Deque }) =>
          (keep: Keep) =>
            swing(new Queue(), keep),
      },
      {
        role: "peer",
        name: "@datastructures-js/deque",
        prepare:
          ({ Deque: Linear }: { Deque: new () => Ends }) =>
          (keep: Keep) =>
            swing(new OfEnds(new Linear()), keep),
      },
      { role: "cpp", name: "C++ std::deque", source: "structure/deque.cpp" },
    ],
  },
];
