import type { Bench, FunctionContender, Run } from "../scripts/core/bench";
import { argsort, radixSort } from "./radix-sort";
import { Random } from "./random";

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

/** The signs of neighbours told apart: 0 where the order is right, and a sum that notes each place. */
function checksum(value: (index: number) => number): number {
  let sum = 0;
  for (let index = 1; index < COUNT; index++) {
    if (value(index - 1) > value(index)) return -index;
    sum = (Math.imul(sum, 31) + Math.floor(value(index) * 1000)) | 0;
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
    return checksum((index) => keys[index]!);
  };
}

function ordering(order: (keys: Int32Array) => ArrayLike<number>): Run {
  const keys = ints();
  return () => {
    const indices = order(keys);
    return checksum((index) => keys[indices[index]!]!);
  };
}

const cpp = (name: string, work: string): FunctionContender => ({
  role: "cpp",
  name,
  source: "sort.cpp",
  args: [work],
});

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "sort 10^6 Int32",
    seed: SEED,
    contenders: [
      { role: "ours", name: "radixSort", prepare: () => sorting(ints, radixSort) },
      {
        role: "plain",
        name: "Int32Array.sort()",
        prepare: () => sorting(ints, (keys) => keys.sort()),
      },
      cpp("C++ std::sort", "int"),
    ],
  },
  {
    kind: "function",
    work: "sort 10^6 Float64",
    seed: SEED,
    contenders: [
      { role: "ours", name: "radixSort", prepare: () => sorting(doubles, radixSort) },
      {
        role: "plain",
        name: "Float64Array.sort()",
        prepare: () => sorting(doubles, (keys) => keys.sort()),
      },
      cpp("C++ std::sort", "double"),
    ],
  },
  {
    kind: "function",
    work: "order of 10^6 Int32",
    seed: SEED,
    contenders: [
      { role: "ours", name: "argsort", prepare: () => ordering(argsort) },
      {
        role: "plain",
        name: "indices sorted by comparison",
        prepare: () =>
          ordering((keys) =>
            Int32Array.from(keys, (_, index) => index).sort((a, b) => keys[a]! - keys[b]!),
          ),
      },
      cpp("C++ std::stable_sort of indices", "order"),
    ],
  },
];
