import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer, plain } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { StateIndex } from "../state-index";

const SEED = 1;
const COUNT = 1_000_000;

interface VisitedSet {
  add(low: number, high: number): void;
  has(low: number, high: number): boolean;
}

/** Adds 10^6 states of 52 bits, then asks for them and for as many others. */
function visit(make: () => VisitedSet): Run {
  const random = new Random(SEED);
  const low = Int32Array.from({ length: 2 * COUNT }, () => random.uint32());
  const high = Int32Array.from({ length: 2 * COUNT }, () => random.int(0, 2 ** 20 - 1));
  return (keep) => {
    const set = make();
    keep(set);
    addHalf(set, low, high);
    return countMembers(set, low, high);
  };
}

function addHalf(set: VisitedSet, low: Int32Array, high: Int32Array): void {
  for (let at = 0; at < COUNT; at++) set.add(low[at]!, high[at]!);
}

function countMembers(set: VisitedSet, low: Int32Array, high: Int32Array): number {
  let count = 0;
  for (let at = 0; at < low.length; at++) count += Number(set.has(low[at]!, high[at]!));
  return count;
}

/** Both words in one double, which holds 53 bits. */
const key = (low: number, high: number) => high * 2 ** 32 + (low >>> 0);

// Classes, so that every contender is called in the way that the compiler can see through.

class OfIndex implements VisitedSet {
  private readonly index: StateIndex;
  constructor(initialStates: number) {
    this.index = new StateIndex(COUNT, initialStates);
  }
  add(low: number, high: number): void {
    this.index.add(low, high);
  }
  has(low: number, high: number): boolean {
    return this.index.find(low, high) >= 0;
  }
}

class OfNumbers implements VisitedSet {
  private readonly set = new Set<number>();
  add(low: number, high: number): void {
    this.set.add(key(low, high));
  }
  has(low: number, high: number): boolean {
    return this.set.has(key(low, high));
  }
}

const big = (low: number, high: number) => (BigInt(high) << 32n) | BigInt(low >>> 0);

class OfBigints implements VisitedSet {
  private readonly set = new Set<bigint>();
  add(low: number, high: number): void {
    this.set.add(big(low, high));
  }
  has(low: number, high: number): boolean {
    return this.set.has(big(low, high));
  }
}

class OfMlTable implements VisitedSet {
  private readonly table: MlTable;
  constructor(table: MlTable) {
    this.table = table;
  }
  add(low: number, high: number): void {
    this.table.set(key(low, high), 1);
  }
  has(low: number, high: number): boolean {
    return this.table.get(key(low, high)) === 1;
  }
}

interface MlTable {
  set(key: number, value: number): boolean;
  get(key: number): number;
}

export const benches: readonly Bench[] = [
  functionBench({ work: "visited set: 10^6 states added, 2·10^6 asked for", seed: SEED }, [
    ours("StateIndex, presized", () => visit(() => new OfIndex(COUNT))),
    ours("StateIndex, growing", () => visit(() => new OfIndex(1024))),
    plain("Set of numbers", () => visit(() => new OfNumbers())),
    plain("Set of BigInt", () => visit(() => new OfBigints())),
    peer(
      "ml-hash-table",
      ({ default: Table }: { default: new (options: { initialCapacity: number }) => MlTable }) =>
        visit(() => new OfMlTable(new Table({ initialCapacity: 2 * COUNT }))),
    ),
    cpp("C++ unordered_set", "structure/visited.cpp", "std"),
    cpp("C++ unordered_set, reserved", "structure/visited.cpp", "reserved"),
    cpp("C++ open addressing", "structure/visited.cpp", "open"),
  ]),
];
