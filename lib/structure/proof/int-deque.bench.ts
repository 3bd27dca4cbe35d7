import type { Bench, Keep } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer } from "../../../scripts/bench/contenders";
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

export const benches: readonly Bench[] = [
  functionBench({ work: "deque of 1000: 10^7 operations at both ends" }, [
    ours("IntDeque", () => (keep) => swing(new IntDeque(LENGTH), keep)),
    peer(
      "denque",
      ({ default: Denque }: { default: new () => Deque }) =>
        (keep: Keep) =>
          swing(new Denque(), keep),
    ),
    cpp("C++ std::deque", "structure/deque.cpp"),
  ]),
];
