import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** Two factors with the given sizes. */
function pair(random: Random, p: number, sizes: readonly number[], low = 0): string {
  const n = sizes.reduce((product, size) => product * size, 1);
  const terms = () => Array.from({ length: n }, () => random.int(low, p - 1)).join(" ");
  return `${p} ${sizes.length}\n${sizes.join(" ")}\n${terms()}\n${terms()}\n`;
}

/** Of 999999000 = 2^3 · 3^3 · 5^3 · 7 · 11 · 13 · 37. */
const DIVISORS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export const twin: Twin = {
  problem: "multivariate_convolution_cyclic",
  timeLimitMs: 10_000,
  rounds: 5,
  generators: {
    small: (random) => {
      const sizes = Array.from({ length: random.int(0, 3) }, () => random.int(1, 2));
      return pair(random, random.pick([3, 5, 7]), sizes);
    },
    middle: (random) => {
      const sizes = Array.from({ length: random.int(0, 2) }, () => random.pick(DIVISORS));
      return pair(random, 999999001, sizes);
    },
    long: (random) => pair(random, 999999001, [random.pick([65, 74, 77, 91, 100]), 2]),
    extreme: (random) => pair(random, 999999001, [75, 3], 999998999),
    /** 1 at 3 alone: the terms move on by three. */
    "max-line": () => {
      const n = 2 ** 18;
      const terms = Array.from({ length: n }, (_, i) => i);
      const product = terms.map((i) => (i + n - 3) % n);
      return {
        input: `998244353 1\n${n}\n0 0 0 1${" 0".repeat(n - 4)}\n${terms.join(" ")}\n`,
        output: `${product.join(" ")}\n`,
      };
    },
  },
  atBounds: {
    "max-square": (random) => pair(random, 999999001, [500, 520]),
    "max-small": (random) => pair(random, 998244353, [64, 64, 64]),
    "max-middle": (random) => pair(random, 999999001, [65, 66, 60]),
    "max-twos": (random) => pair(random, 998244353, new Array(18).fill(2)),
    "max-odd": (random) => pair(random, 999999001, [259875]),
  },
  /** All pairs, power by power. */
  naive: (input) => {
    const [p, count, ...numbers] = input.trim().split(/\s+/).map(Number);
    const sizes = numbers.slice(0, count);
    const terms = numbers.slice(count).map(BigInt);
    const n = terms.length / 2;
    const sumOf = (i: number, j: number) => {
      let [restI, restJ, stride, sum] = [i, j, 1, 0];
      for (const size of sizes) {
        sum += (((restI % size) + (restJ % size)) % size) * stride;
        restI = Math.floor(restI / size);
        restJ = Math.floor(restJ / size);
        stride *= size;
      }
      return sum;
    };
    const sums = new Array<bigint>(n).fill(0n);
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) sums[sumOf(i, j)]! += terms[i]! * terms[n + j]!;
    }
    return `${sums.map((sum) => sum % BigInt(p!)).join(" ")}\n`;
  },
};
