import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const LARGEST = 2n ** 64n - 1n;

/** Bit by bit in GF(2)[x] / (x^64 + x^4 + x^3 + x + 1). */
export function gf64Product(a: bigint, b: bigint): bigint {
  let product = 0n;
  for (let k = 63n; k >= 0n; k--) {
    product <<= 1n;
    if (product > LARGEST) product ^= (1n << 64n) | 0b11011n;
    if ((b >> k) & 1n) product ^= a;
  }
  return product;
}

function terms(random: Random, n: number, m: number, least = 0n): string {
  const row = (count: number) =>
    Array.from({ length: count }, () => random.bigint(least, LARGEST)).join(" ");
  return `${n} ${m}\n${row(n)}\n${row(m)}\n`;
}

export const twin: Twin = {
  problem: "convolution_F_2_64",
  timeLimitMs: 10_000,
  rounds: 20,
  generators: {
    small: (random) => terms(random, random.int(1, 5), random.int(1, 5)),
    middle: (random) => terms(random, random.int(1, 40), random.int(1, 40)),
    high: (random) => terms(random, 20, 13, LARGEST - 2n),
    /** Sums of 1, 2, 3 … and down again equal terms: every other one is 0. */
    "max-equal": (random) => {
      const [n, a, b] = [2 ** 19, random.bigint(0n, LARGEST), random.bigint(0n, LARGEST)];
      const row = (term: bigint) => new Array(n).fill(term).join(" ");
      const product = gf64Product(a, b);
      const sums = Array.from({ length: 2 * n - 1 }, (_, i) => (i % 2 === 0 ? product : 0n));
      return { input: `${n} ${n}\n${row(a)}\n${row(b)}\n`, output: `${sums.join(" ")}\n` };
    },
  },
  atBounds: {
    "max-random": (random) => terms(random, 2 ** 19, 2 ** 19),
    "max-thin": (random) => terms(random, 2 ** 19, 10),
    "max-one-term": (random) => terms(random, 1, 2 ** 19),
    "max-past-a-power": (random) => terms(random, 2 ** 18 + 1, 2 ** 18 + 1),
  },
  naive: (input) => {
    const [, first, second] = input.split("\n").map((line) => line.split(" ").map(BigInt));
    const sums = new Array<bigint>(first!.length + second!.length - 1).fill(0n);
    first!.forEach((x, i) => {
      second!.forEach((y, j) => {
        sums[i + j]! ^= gf64Product(x, y);
      });
    });
    return `${sums.join(" ")}\n`;
  },
};
