import type { Bench, Run } from "../../../scripts/bench/bench";
import { functionBench, ours, peer } from "../../../scripts/bench/contenders";
import { Mod50 } from "../mod50";

/** The largest prime below 2^50. */
const P = 2 ** 50 - 27;

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
