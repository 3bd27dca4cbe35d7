import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { naivePower } from "./naive-power";

/** Primes and a primitive root of each. */
const SMALL: readonly (readonly [p: number, root: number])[] = [
  [2, 1],
  [3, 2],
  [5, 3],
  [7, 3],
  [11, 8],
  [23, 5],
  [101, 2],
  [10007, 5],
  [65537, 3],
];

function tests(random: Random, [p, root]: readonly [number, number], count: number): string {
  const values = Array.from({ length: count }, () => random.int(1, p - 1));
  return `${p} ${root} ${count}\n${values.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "discrete_logarithm_fixed_mod",
  timeLimitMs: 10_000,
  rounds: 5,
  generators: {
    small: (random) => tests(random, random.pick(SMALL.slice(0, 6)), 20),
    middle: (random) => tests(random, random.pick(SMALL.slice(6)), 20),
    /** 11 is a primitive root of 999,999,937; its powers have known logarithms. */
    "max-powers": (random) => {
      const [p, root, count] = [999_999_937, 11, 1_000_000];
      const exponents = Array.from({ length: 1000 }, () => random.int(0, p - 2));
      const values = exponents.map((exponent) =>
        naivePower(BigInt(root), BigInt(exponent), BigInt(p)),
      );
      return {
        input: `${p} ${root} ${count}\n${`${values.join("\n")}\n`.repeat(1000)}`,
        output: `${exponents.join("\n")}\n`.repeat(1000),
      };
    },
  },
  atBounds: {
    "max-random": (random) => tests(random, [998244353, 3], 1_000_000),
  },
  naive: (input) => {
    const [p, root, , ...values] = input.trim().split(/\s+/).map(Number);
    const logs = new Map<number, number>();
    for (let e = 0, power = 1; e < p! - 1; e++, power = (power * root!) % p!) logs.set(power, e);
    return `${values.map((value) => logs.get(value)).join("\n")}\n`;
  },
};
