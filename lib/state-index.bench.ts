import type { Bench, Run } from "../scripts/core/bench";
import { Random } from "./random";
import { StateIndex } from "./state-index";

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
  return () => {
    const set = make();
    for (let at = 0; at < COUNT; at++) set.add(low[at]!, high[at]!);
    let found = 0;
    for (let at = 0; at < 2 * COUNT; at++) if (set.has(low[at]!, high[at]!)) found++;
    return found;
  };
}

/** Both words in one double, which holds 53 bits. */
const key = (low: number, high: number) => high * 2 ** 32 + (low >>> 0);

const ours = (initialStates: number) => (): VisitedSet => {
  const index = new StateIndex(COUNT, initialStates);
  return {
    add: (low, high) => void index.add(low, high),
    has: (low, high) => index.find(low, high) >= 0,
  };
};

function native(): VisitedSet {
  const set = new Set<number>();
  return {
    add: (low, high) => void set.add(key(low, high)),
    has: (low, high) => set.has(key(low, high)),
  };
}

function bigints(): VisitedSet {
  const set = new Set<bigint>();
  const big = (low: number, high: number) => (BigInt(high) << 32n) | BigInt(low >>> 0);
  return {
    add: (low, high) => void set.add(big(low, high)),
    has: (low, high) => set.has(big(low, high)),
  };
}

interface MlTable {
  set(key: number, value: number): boolean;
  get(key: number): number;
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "visited set: 10^6 states added, 2·10^6 asked for",
    seed: SEED,
    contenders: [
      { role: "ours", name: "StateIndex, presized", prepare: () => visit(ours(COUNT)) },
      { role: "ours", name: "StateIndex, growing", prepare: () => visit(ours(1024)) },
      { role: "plain", name: "Set of numbers", prepare: () => visit(native) },
      { role: "plain", name: "Set of BigInt", prepare: () => visit(bigints) },
      {
        role: "peer",
        name: "ml-hash-table",
        prepare: ({
          default: Table,
        }: {
          default: new (options: { initialCapacity: number }) => MlTable;
        }) =>
          visit(() => {
            const table = new Table({ initialCapacity: 2 * COUNT });
            return {
              add: (low, high) => void table.set(key(low, high), 1),
              has: (low, high) => table.get(key(low, high)) === 1,
            };
          }),
      },
      { role: "cpp", name: "C++ unordered_set", source: "visited.cpp", args: ["std"] },
      {
        role: "cpp",
        name: "C++ unordered_set, reserved",
        source: "visited.cpp",
        args: ["reserved"],
      },
      { role: "cpp", name: "C++ open addressing", source: "visited.cpp", args: ["open"] },
    ],
  },
];
