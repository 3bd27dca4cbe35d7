import { described } from "../../../scripts/verify/shape";
import { naiveInverse } from "../../number/proof/naive-power";
import type { Random } from "../../sequence/random";

const P = 998_244_353;

function division(random: Random, n: number, m: number): string {
  const terms = (count: number) => Array.from({ length: count }, () => random.int(1, P - 1));
  return `${n} ${m}\n${terms(n).join(" ")}\n${terms(m).join(" ")}\n`;
}

export const twin = described({
  problem: "division_of_polynomials",
  timeLimitMs: 10_000,
  rounds: 50,
  middle: 200,
  shape: (s) => {
    const [n, m] = [s.size(1, 500_000), s.size(1, 500_000)];
    const terms = (count: number) =>
      s.list(count, (i) => BigInt(s.int(i < count - 1 ? 0 : 1, P - 1)));
    return [terms(n), terms(m)] as const;
  },
  naive: ([rest, divisor]) => {
    const p = BigInt(P);
    const inverse = naiveInverse(divisor.at(-1)!, p);
    const quotient: bigint[] = [];
    for (let at = rest.length - divisor.length; at >= 0; at--) {
      const factor = (rest[at + divisor.length - 1]! * inverse) % p;
      quotient.unshift(factor);
      for (const [i, term] of divisor.entries()) {
        rest[at + i] = (((rest[at + i]! - factor * term) % p) + p) % p;
      }
    }
    while (rest.at(-1) === 0n) rest.pop();
    return [[quotient.length, rest.length], quotient, rest];
  },
  // Quotients that are longer than the divisor, both beyond the schoolbook's lengths.
  generators: { long: (random) => division(random, 270, random.int(70, 130)) },
  atBounds: { "max-half": (random) => division(random, 500_000, 250_000) },
});
