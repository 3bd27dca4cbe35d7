import type { Bench, Run } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { SortedMap } from "../sorted-map";

const SEED = 1;
const KEYS = 200_000;
const STEPS = 500_000;

interface Counts {
  get(key: number): number | undefined;
  set(key: number, value: number): unknown;
  delete(key: number): unknown;
  ceil(key: number): number | undefined;
}

/** Counts random keys; each step looks for the next key from another one and removes it where its count is even. */
function count(make: () => Counts): Run {
  const random = new Random(SEED);
  const names = Int32Array.from({ length: KEYS }, () => random.int(0, 1e9));
  const keys = Int32Array.from({ length: STEPS }, () => names[random.int(0, KEYS - 1)]!);
  const bounds = Int32Array.from({ length: STEPS }, () => random.int(0, 1e9));
  return (keep) => {
    const map = make();
    keep(map);
    return countUp(map, keys, bounds);
  };
}

function countUp(map: Counts, keys: Int32Array, bounds: Int32Array): number {
  let sum = 0;
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at]!;
    map.set(key, (map.get(key) ?? 0) + 1);
    const above = map.ceil(bounds[at]!);
    if (above === undefined) continue;
    sum += above;
    if (map.get(above)! % 2 === 0) map.delete(above);
  }
  return sum;
}

interface Btree {
  get(key: number): number | undefined;
  set(key: number, value: number): boolean;
  delete(key: number): boolean;
  getPairOrNextHigher(key: number): [number, number] | undefined;
}

class OfBtree implements Counts {
  private readonly tree: Btree;
  constructor(tree: Btree) {
    this.tree = tree;
  }
  get(key: number) {
    return this.tree.get(key);
  }
  set(key: number, value: number) {
    return this.tree.set(key, value);
  }
  delete(key: number) {
    return this.tree.delete(key);
  }
  ceil(key: number) {
    return this.tree.getPairOrNextHigher(key)?.[0];
  }
}

export const benches: readonly Bench[] = [
  functionBench({ work: "ordered map: 5·10^5 × (get, set, ceil, get; delete)", seed: SEED }, [
    ours("SortedMap", () => count(() => new SortedMap())),
    peer(
      "sorted-btree",
      ({ default: { default: Tree } }: { default: { default: new () => Btree } }) =>
        count(() => new OfBtree(new Tree())),
    ),
  ]),
];
