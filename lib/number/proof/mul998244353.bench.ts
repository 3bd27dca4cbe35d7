import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer, plain } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { MOD998244353, mul998244353 } from "../mul998244353";

const SEED = 1;

/** The sum of the products of two arrays, term by term, again and again, kept in 32 bits. */
function ofPairs(rounds: number, mul: (a: number, b: number) => number): Run {
  const [a, b] = pairs(1000);
  return () => {
    let sum = 0;
    for (let round = 0; round < rounds; round++) {
      for (let i = 0; i < 1000; i++) sum = (sum + mul(a[i]!, b[i]!)) | 0;
    }
    return sum;
  };
}

function pairs(length: number): [Int32Array, Int32Array] {
  const random = new Random(SEED);
  const residues = () => Int32Array.from({ length }, () => random.int(0, MOD998244353 - 1));
  return [residues(), residues()];
}

interface ModInt {
  mul(factor: ModInt): ModInt;
  val(): number;
}

function ofModInt({ modint998244353 }: { modint998244353: (value: number) => ModInt }): Run {
  const [a, b] = pairs(1000);
  return () => {
    let sum = 0;
    for (let i = 0; i < 100_000; i++) {
      const product = modint998244353(a[i % 1000]!).mul(modint998244353(b[i % 1000]!));
      sum = (sum + product.val()) | 0;
    }
    return sum;
  };
}

export const benches: readonly Bench[] = [
  functionBench({ work: "10^7 products modulo 998244353", seed: SEED }, [
    ours("mul998244353", () => ofPairs(10_000, mul998244353)),
    plain(
      "BigInt",
      () => {
        const p = BigInt(MOD998244353);
        return ofPairs(10_000, (a, b) => Number((BigInt(a) * BigInt(b)) % p));
      },
      { once: true },
    ),
    cpp("C++, modulus at run time", "number/products.cpp", "runtime"),
    cpp("C++, constant", "number/products.cpp", "constant"),
  ]),
  functionBench({ work: "10^5 products modulo 998244353", seed: SEED }, [
    ours("mul998244353", () => ofPairs(100, mul998244353)),
    peer("ac-library-js", ofModInt, { once: true }),
  ]),
];
