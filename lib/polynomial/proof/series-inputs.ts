import type { Random } from "../../sequence/random";

const P = 998244353;

/** n terms, of which the first ones are given: "n" and the terms. */
export function series(
  random: Random,
  n: number,
  first: (random: Random) => number[],
  low = 0,
): string {
  const terms = Array.from({ length: n }, () => random.int(low, P - 1));
  first(random).forEach((term, i) => {
    terms[i] = term;
  });
  return `${n}\n${terms.join(" ")}\n`;
}

/** The inputs of a problem about one power series with this constant term. */
export function seriesInputs(
  first: (random: Random) => number[],
): Record<"generators" | "atBounds", Record<string, (random: Random) => string>> {
  return {
    generators: {
      small: (random) => series(random, random.int(1, 9), first),
      middle: (random) => series(random, random.int(10, 150), first),
      extreme: (random) => series(random, random.int(60, 70), first, P - 2),
    },
    atBounds: {
      "max-random": (random) => series(random, 500_000, first),
      "max-high": (random) => series(random, 500_000, first, P - 2),
      "max-power-of-two": (random) => series(random, 2 ** 18, first),
      "max-past-a-power": (random) => series(random, 2 ** 18 + 1, first),
    },
  };
}

/** 0 and the inverses of 1 to n - 1. */
export function inverses(n: number): number[] {
  const list = [0, 1];
  for (let i = 2; i < n; i++) {
    list.push(Number((BigInt(P - Math.floor(P / i)) * BigInt(list[P % i]!)) % BigInt(P)));
  }
  return list;
}
