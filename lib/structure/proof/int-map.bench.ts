import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer, plain } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { IntMap } from "../int-map";

const SEED = 1;
const KEYS = 300_000;
const STEPS = 1_000_000;

interface Counter {
  add(key: number, value: number): unknown;
  get(key: number): number | undefined;
  delete(key: number): boolean;
}

/** Counts keys beyond 32 bits; every eighth step takes one out, every other one looks one up. */
function count(make: () => Counter): Run {
  const random = new Random(SEED);
  const keys = Float64Array.from({ length: KEYS }, () => random.int(0, 1e9) * 1_000_003);
  const picks = Int32Array.from({ length: 2 * STEPS }, () => random.int(0, KEYS - 1));
  return (keep) => {
    const map = make();
    keep(map);
    let sum = 0;
    for (let step = 0; step < STEPS; step++) {
      map.add(keys[picks[2 * step]!]!, step);
      const other = keys[picks[2 * step + 1]!]!;
      if (step % 8 === 7) sum += map.delete(other) ? 1 : 0;
      else sum += map.get(other) ?? 0;
    }
    return sum;
  };
}

class Builtin implements Counter {
  private readonly map = new Map<number, number>();
  add(key: number, value: number) {
    return this.map.set(key, (this.map.get(key) ?? 0) + value);
  }
  get(key: number) {
    return this.map.get(key);
  }
  delete(key: number) {
    return this.map.delete(key);
  }
}

interface SetMap {
  set(key: number, value: number): unknown;
  get(key: number): number | undefined;
  has(key: number): boolean;
  delete(key: number): unknown;
}

class OfSet implements Counter {
  private readonly map: SetMap;
  constructor(map: SetMap) {
    this.map = map;
  }
  add(key: number, value: number) {
    return this.map.set(key, (this.map.get(key) ?? 0) + value);
  }
  get(key: number) {
    return this.map.get(key);
  }
  delete(key: number) {
    const isThere = this.map.has(key);
    this.map.delete(key);
    return isThere;
  }
}

export const benches: readonly Bench[] = [
  functionBench({ work: "3·10^5 keys beyond 2^32: 10^6 × (add, get or delete)", seed: SEED }, [
    ours("IntMap", () => count(() => new IntMap())),
    plain("Map", () => count(() => new Builtin())),
    peer(
      "hashmap",
      ({ HashMap }: { HashMap: new () => SetMap }) => count(() => new OfSet(new HashMap())),
      { once: true },
    ),
    cpp("C++ std::unordered_map", "structure/int-map.cpp"),
  ]),
];
