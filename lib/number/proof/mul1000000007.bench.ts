import type { Bench, Run } from "../../../scripts/bench/bench";
import { MOD1000000007, mul1000000007 } from "../mul1000000007";

/** 10^7!, each product waiting for the one before. */
function prepared(mul: (a: number, b: number) => number): Run {
  return () => {
    let product = 1;
    for (let i = 2; i <= 10_000_000; i++) product = mul(product, i);
    return product;
  };
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "10^7! modulo 10^9 + 7",
    contenders: [
      { role: "ours", name: "mul1000000007", prepare: () => prepared(mul1000000007) },
      {
        role: "plain",
        name: "BigInt",
        prepare: () => {
          const p = BigInt(MOD1000000007);
          return prepared((a, b) => Number((BigInt(a) * BigInt(b)) % p));
        },
        once: true,
      },
      {
        role: "cpp",
        name: "C++, modulus at run time",
        source: "number/products.cpp",
        args: ["factorial"],
      },
    ],
  },
];
