import type { Bench, Run } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { PersistentQueue } from "../persistent-queue";

const SEED = 1;
const STEPS = 300_000;
/** A step starts from one of the versions that the last steps made: one of this many. */
const RECENT = 100;

/** Versions are numbered in the order in which they are made; 0 is the empty queue. */
interface Queues {
  push(version: number, x: number): unknown;
  pop(version: number): unknown;
  front(version: number): number;
  lengthOf(version: number): number;
}

/** Two of three steps push, the third takes the first value out. */
function steps(make: () => Queues): Run {
  const random = new Random(SEED);
  const words = Int32Array.from({ length: STEPS }, () => random.int(0, 1e9));
  return (keep) => {
    const queues = make();
    keep(queues);
    let sum = 0;
    for (let step = 0; step < STEPS; step++) {
      const version = step - (words[step]! % Math.min(RECENT, step + 1));
      if (words[step]! % 3 === 0 && queues.lengthOf(version) > 0) {
        sum += queues.front(version);
        queues.pop(version);
      } else queues.push(version, words[step]!);
    }
    return sum;
  };
}

interface List {
  readonly size: number;
  push(x: number): List;
  shift(): List;
  first(): number;
}

class OfLists implements Queues {
  private readonly versions: List[];
  constructor(empty: List) {
    this.versions = [empty];
  }
  push(version: number, x: number) {
    this.versions.push(this.versions[version]!.push(x));
  }
  pop(version: number) {
    this.versions.push(this.versions[version]!.shift());
  }
  front(version: number) {
    return this.versions[version]!.first();
  }
  lengthOf(version: number) {
    return this.versions[version]!.size;
  }
}

export const benches: readonly Bench[] = [
  functionBench({ work: "persistent queue: 3·10^5 versions", seed: SEED }, [
    ours("PersistentQueue", () => steps(() => new PersistentQueue(STEPS))),
    peer("immutable", ({ List }: { List: () => List }) => steps(() => new OfLists(List())), {
      variant: "List",
    }),
  ]),
];
