import type { Bench, Run } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";
import { seriesPow } from "../series-pow";

const SEED = 1;

function prepared(): Run {
  const f = terms(new Random(SEED), 500_000);
  f[0] = 1;
  return () => checksum(seriesPow(f, 123_456_789));
}

function terms(random: Random, length: number, most = 998_244_352): Int32Array {
  return Int32Array.from({ length }, () => random.int(0, most));
}

function checksum(values: Int32Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]! * ((i % 7) + 1);
  return sum;
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "power of a series of 5·10^5 terms modulo 998244353",
    seed: SEED,
    contenders: [
      { role: "ours", name: "seriesPow", prepare: prepared },
      { role: "cpp", name: "C++ Newton", source: "polynomial/polynomial.cpp", args: ["pow"] },
    ],
  },
];
