import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { bySize, P, setTerms } from "./set-exp.twin";

function polynomial(random: Random, length: number): number[] {
  return Array.from({ length }, () => random.int(0, Number(P) - 1));
}

function sized(random: Random, length: number, elements: number, low = 0): string {
  const terms = polynomial(random, length).join(" ");
  return `${length} ${elements}\n${terms}\n${setTerms(random, elements, low)}`;
}

/** The sums over disjoint pairs of sets. */
export function setProduct(a: readonly bigint[], b: readonly bigint[]): bigint[] {
  return a.map((_, set) => {
    let sum = a[0]! * b[set]!;
    for (let part = set; part > 0; part = (part - 1) & set) sum += a[part]! * b[set ^ part]!;
    return sum % P;
  });
}

export const twin: Twin = {
  problem: "polynomial_composite_set_power_series",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => sized(random, random.int(0, 5), random.int(0, 4)),
    long: (random) => sized(random, random.int(6, 30), random.int(0, 5)),
    middle: (random) => sized(random, random.int(1, 6), 7),
    extreme: (random) => sized(random, random.int(0, 9), 6, Number(P) - 2),
    /** c + the sum of all elements: a set of s elements has the s-th derivative at c. */
    "max-elements": (random) => {
      const p = polynomial(random, 100_000);
      const c = BigInt(random.int(0, 999_999));
      let terms = p.map(BigInt);
      const derivatives = Array.from({ length: 21 }, () => {
        const value = terms.reduceRight((sum, term) => (sum * c + term) % P, 0n);
        terms = terms.slice(1).map((term, k) => (term * BigInt(k + 1)) % P);
        return value;
      });
      const series = bySize(20, (size) => [c, 1][size] ?? 0);
      return {
        input: `100000 20\n${p.join(" ")}\n${series}`,
        output: bySize(20, (size) => derivatives[size]!),
      };
    },
  },
  atBounds: {
    "max-random": (random) => sized(random, 100_000, 20),
  },
  /** Horner's rule. */
  naive: (input) => {
    const [, p, f] = input.split("\n").map((line) => line.split(" ").filter(Boolean).map(BigInt));
    let series = f!.map(() => 0n);
    for (const term of p!.reverse()) {
      series = setProduct(series, f!);
      series[0] = (series[0]! + term) % P;
    }
    return `${series.join(" ")}\n`;
  },
};
