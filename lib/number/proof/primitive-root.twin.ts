import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { factorize } from "../factorize";
import { naivePower } from "./naive-power";
import { primeUpTo } from "./naive-prime";

const primesAtRandom = (random: Random, count: number, most: number) =>
  `${count}\n${Array.from({ length: count }, () => primeUpTo(random, most)).join("\n")}\n`;

export const twin: Twin = {
  problem: "primitive_root",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => primesAtRandom(random, 20, 100),
    middle: (random) => primesAtRandom(random, 5, 3000),
    first: () => "5\n2\n3\n5\n7\n2\n",
    /** 10^18 - 11, the largest prime below 10^18. The check names no root: any that passes is right. */
    "max-prime": () => `100\n${"999999999999999989\n".repeat(100)}`,
    /** Each is 1 + 2 a b with primes a and b above 7 · 10^8: the hardest to factorize. */
    "max-semiprimes": () =>
      `100\n${"994002743261864927\n994004899626026147\n994005888348719327\n994006488830589203\n".repeat(25)}`,
  },
  atBounds: {
    // p - 1 is a multiple of 2 · 3 · 5 · … · 29, or twice a prime.
    "max-many-factors": () =>
      `100\n${"999999941285094751\n999999857179082761\n999999811891230151\n999999753663991081\n".repeat(25)}`,
    "max-safe-prime": () =>
      `100\n${"999999999999999863\n999999999999999359\n999999999999996383\n999999999999994727\n".repeat(25)}`,
  },
  naive: (input) =>
    input
      .trimEnd()
      .split("\n")
      .slice(1)
      .map((line) => {
        const p = Number(line);
        for (let root = 1; ; root++) {
          let [power, order] = [root % p, 1];
          while (power > 1) [power, order] = [(power * root) % p, order + 1];
          if (order === p - 1) return `${root}\n`;
        }
      })
      .join(""),
  /**
   * A root is right where none of its powers to (p - 1) / q is 1. The prime factors q come from
   * factorize, which has a twin of its own.
   */
  check: (input, output) => {
    const primes = input.trim().split(/\s+/).slice(1).map(BigInt);
    const roots = output.trim().split(/\s+/).map(BigInt);
    if (roots.length !== primes.length) throw new Error(`expected ${primes.length} roots`);
    const passed = new Set<string>();
    primes.forEach((p, i) => {
      const root = roots[i]!;
      if (passed.has(`${root} ${p}`)) return;
      passed.add(`${root} ${p}`);
      if (root < 0n || root >= p) throw new Error(`${root} is no residue modulo ${p}`);
      if (naivePower(root, p - 1n, p) !== 1n % p) throw new Error(`${root} is no unit modulo ${p}`);
      for (const q of p === 2n ? [] : factorize(p - 1n)) {
        if (naivePower(root, (p - 1n) / q, p) === 1n) {
          throw new Error(`${root} to the power ${(p - 1n) / q} is 1 modulo ${p}`);
        }
      }
    });
  },
};
