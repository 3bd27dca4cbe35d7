import type { Bench, FunctionContender, Run } from "../../../scripts/bench/bench";
import { functionBench, ours, peer, plain } from "../../../scripts/bench/contenders";
import { argsort, radixSort } from "../radix-sort";
import { Random } from "../random";

const SEED = 1;
const COUNT = 1_000_000;

function ints(): Int32Array {
  const random = new Random(SEED);
  return Int32Array.from({ length: COUNT }, () => random.uint32() | 0);
}

function doubles(): Float64Array {
  const random = new Random(SEED);
  return Float64Array.from({ length: COUNT }, () => random.float() - 0.5);
}

/** Where the order is right, a sum that notes each place; else minus the first place that is wrong. */
function checksum(keys: Int32Array | Float64Array): number {
  let sum = 0;
  for (let index = 1; index < keys.length; index++) {
    if (keys[index - 1]! > keys[index]!) return -index;
    sum = (Math.imul(sum, 31) + ((keys[index]! * 1000) | 0)) | 0;
  }
  return sum;
}

function sorting<Keys extends Int32Array | Float64Array>(
  make: () => Keys,
  sort: (keys: Keys) => unknown,
): Run {
  const keys = make();
  return () => {
    sort(keys);
    return checksum(keys);
  };
}

function ordering(order: (keys: Int32Array) => ArrayLike<number>): Run {
  const keys = ints();
  return () => {
    return checksum(gathered(keys, order(keys)));
  };
}

function gathered(keys: Int32Array, indices: ArrayLike<number>): Int32Array {
  const sorted = new Int32Array(COUNT);
  for (let at = 0; at < COUNT; at++) sorted[at] = keys[indices[at]!]!;
  return sorted;
}

interface Sorter {
  sort(keys: Int32Array): ArrayLike<number>;
}

const cpp = (name: string, work: string): FunctionContender => ({
  role: "cpp",
  name,
  source: "sequence/sort.cpp",
  args: [work],
});

export const benches: readonly Bench[] = [
  functionBench({ work: "sort 10^6 Int32", seed: SEED }, [
    ours("radixSort", () => sorting(ints, radixSort)),
    plain("Int32Array.sort()", () => sorting(ints, (keys) => keys.sort())),
    cpp("C++ std::sort", "int"),
  ]),
  functionBench({ work: "sort 10^6 Float64", seed: SEED }, [
    ours("radixSort", () => sorting(doubles, radixSort)),
    plain("Float64Array.sort()", () => sorting(doubles, (keys) => keys.sort())),
    cpp("C++ std::sort", "double"),
  ]),
  functionBench({ work: "order of 10^6 Int32", seed: SEED }, [
    ours("argsort", () => ordering(argsort)),
    plain("indices sorted by comparison", () =>
      ordering((keys) =>
        Int32Array.from(keys, (_, index) => index).sort((a, b) => keys[a]! - keys[b]!),
      ),
    ),
    peer("radix-sorter", ({ default: Sorter }: { default: new () => Sorter }) => {
      const sorter = new Sorter();
      return ordering((keys) => sorter.sort(keys));
    }),
    cpp("C++ std::stable_sort of indices", "order"),
  ]),
];
