import type { Bench, Run } from "../../../scripts/bench/bench";
import { primesBelow } from "../primes-below";
import { sqrtMod } from "../sqrt-mod";

/** The sum of the lesser square roots of 4 … 400 modulo each of the last primes below 10^6. */
const ofPrimes = (rootsModulo: (p: number) => (a: number) => number) => (): Run => {
  const primes = primesBelow(1e6).slice(-2000);
  return () => {
    let sum = 0;
    for (const p of primes) {
      const root = rootsModulo(p);
      for (let k = 2; k <= 20; k++) {
        const one = root(k * k);
        sum += Math.min(one, p - one);
      }
    }
    return sum;
  };
};

interface PeerNumber {
  toRed(field: unknown): PeerNumber;
  redSqrt(): PeerNumber;
  fromRed(): PeerNumber;
  toNumber(): number;
}

interface Peer {
  readonly default: (new (value: number) => PeerNumber) & { red(p: PeerNumber): unknown };
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "38,000 square roots modulo primes near 10^6",
    contenders: [
      { role: "ours", name: "sqrtMod", prepare: ofPrimes((p) => (a) => sqrtMod(a, p)) },
      {
        role: "peer",
        name: "bn.js",
        prepare: ({ default: BigNumber }: Peer) =>
          ofPrimes((p) => {
            const field = BigNumber.red(new BigNumber(p));
            return (a) => new BigNumber(a).toRed(field).redSqrt().fromRed().toNumber();
          })(),
      },
    ],
  },
];
