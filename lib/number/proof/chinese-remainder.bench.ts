import type { Bench, Run } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";
import { chineseRemainder } from "../chinese-remainder";

const SEED = 1;
const COUNT = 20_000;

/** Three moduli of 20 bits each: most pairs have common factors. Therefore a large part of the systems has no answer. */
function systems(): { remainders: number[]; moduli: number[] }[] {
  const random = new Random(SEED);
  return Array.from({ length: COUNT }, () => {
    const moduli = [0, 1, 2].map(() => random.int(1, 1_000_000));
    const x = random.int(0, 1_000_000_000);
    const remainders = moduli.map((m) => x % m);
    if (random.int(0, 3) === 0) remainders[2] = random.int(0, moduli[2]! - 1);
    return { remainders, moduli };
  });
}

/** Remainders modulo 10^6 count, -1 for no answer. */
function ours(): Run {
  const all = systems();
  return () => {
    let sum = 0;
    for (const { remainders, moduli } of all) {
      const answer = chineseRemainder(remainders, moduli);
      sum += answer === undefined ? -1 : Number(answer.remainder % BigInt(1_000_000));
    }
    return sum;
  };
}

type Crt = (remainders: bigint[], moduli: bigint[]) => readonly [bigint, bigint];

function ofPeer({ crt }: { crt: Crt }): Run {
  const all = systems();
  return () => {
    let sum = 0;
    for (const { remainders, moduli } of all) {
      const [remainder, modulus] = crt(remainders.map(BigInt), moduli.map(BigInt));
      sum += modulus === BigInt(0) ? -1 : Number(remainder % BigInt(1_000_000));
    }
    return sum;
  };
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "20,000 systems of three congruences",
    seed: SEED,
    contenders: [
      { role: "ours", name: "chineseRemainder", prepare: ours },
      { role: "peer", name: "ac-library-js", prepare: ofPeer },
      { role: "cpp", name: "C++", source: "number/products.cpp", args: ["congruences"] },
    ],
  },
];
