import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { IntervalSet } from "../interval-set";

const SEED = 1;
const STEPS = 50_000;
const LARGEST = 1_000_000;

interface Intervals {
  readonly total: number;
  add(l: number, r: number): unknown;
  delete(l: number, r: number): unknown;
}

/** Two of three steps put a range in, the third takes one out; each adds up how many integers are there. */
function paint(make: () => Intervals): Run {
  const random = new Random(SEED);
  const words = Int32Array.from({ length: 3 * STEPS }, (_, at) =>
    at % 3 === 0 ? random.int(0, LARGEST) : at % 3 === 1 ? random.int(1, 100) : random.int(0, 2),
  );
  return (keep) => {
    const set = make();
    keep(set);
    let sum = 0;
    for (let at = 0; at < 3 * STEPS; at += 3) {
      const l = words[at]!;
      const r = l + words[at + 1]!;
      if (words[at + 2] === 2) set.delete(l, r);
      else set.add(l, r);
      sum += set.total;
    }
    return sum;
  };
}

interface DRange {
  readonly length: number;
  add(low: number, high: number): unknown;
  subtract(low: number, high: number): unknown;
}

class Discrete implements Intervals {
  private readonly ranges: DRange;
  constructor(ranges: DRange) {
    this.ranges = ranges;
  }
  get total() {
    return this.ranges.length;
  }
  add(l: number, r: number) {
    return this.ranges.add(l, r - 1);
  }
  delete(l: number, r: number) {
    return this.ranges.subtract(l, r - 1);
  }
}

export const benches: readonly Bench[] = [
  functionBench(
    { work: "5·10^4 ranges of up to 100 integers below 10^6 put in or taken out", seed: SEED },
    [
      ours("IntervalSet", () => paint(() => new IntervalSet())),
      peer("drange", ({ default: DRange }: { default: new () => DRange }) =>
        paint(() => new Discrete(new DRange())),
      ),
      cpp("C++ std::map", "structure/interval-set.cpp"),
    ],
  ),
];
