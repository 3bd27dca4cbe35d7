import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer, plain } from "../../../scripts/bench/contenders";
import { Mod50 } from "../mod50";

/** The largest prime below 2^50. */
const P = 2 ** 50 - 27;

/** (2^49)^(2^i) for i up to 10^6: each square waits for the one before. */
function ofOurs(): Run {
  const mod = new Mod50(P);
  return () => {
    let x = 2 ** 49;
    for (let i = 0; i < 1_000_000; i++) x = mod.mul(x, x);
    return x;
  };
}

function ofPlain(): Run {
  const p = BigInt(P);
  return () => {
    let x = BigInt(2 ** 49);
    for (let i = 0; i < 1_000_000; i++) x = (x * x) % p;
    return Number(x);
  };
}

const EXPONENT = 123_456_789_012_345;

/** The sum of 2,000 powers, each modulo 10^6. */
const powers = (pow: (base: number) => number) => (): Run => () => {
  let sum = 0;
  for (let base = P - 2000; base < P; base++) sum += pow(base) % 1e6;
  return sum;
};

interface Peer {
  modPow(base: number, exponent: number, modulus: number): bigint;
}

export const benches: readonly Bench[] = [
  functionBench({ work: "10^6 squares modulo a prime of 50 bits" }, [
    ours("Mod50", ofOurs),
    plain("BigInt", ofPlain),
    cpp("C++ __int128", "number/products.cpp", "squares"),
  ]),
  functionBench({ work: "2,000 powers modulo a prime of 50 bits" }, [
    ours("Mod50", () => {
      const mod = new Mod50(P);
      return powers((base) => mod.pow(base, EXPONENT))();
    }),
    peer("bigint-mod-arith", ({ modPow }: Peer) =>
      powers((base) => Number(modPow(base, EXPONENT, P)))(),
    ),
  ]),
];
