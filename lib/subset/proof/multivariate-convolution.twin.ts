import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353;

/** Two factors with the given sizes. */
function pair(random: Random, sizes: readonly number[], low = 0): string {
  const n = sizes.reduce((product, size) => product * size, 1);
  const terms = () => Array.from({ length: n }, () => random.int(low, P - 1)).join(" ");
  return `${sizes.length}\n${sizes.join(" ")}\n${terms()}\n${terms()}\n`;
}

const sizesUpTo = (random: Random, count: number, most: number) =>
  Array.from({ length: random.int(0, count) }, () => random.int(1, most));

export const twin: Twin = {
  problem: "multivariate_convolution",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => pair(random, sizesUpTo(random, 3, 4)),
    twos: (random) => pair(random, new Array(random.int(0, 7)).fill(2)),
    middle: (random) => pair(random, sizesUpTo(random, 2, 12)),
    extreme: (random) => pair(random, sizesUpTo(random, 4, 3), P - 2),
    /** 1 at 2^17 + 1 alone: the term of a set goes to the set with these two elements more. */
    "max-twos": () => {
      const n = 2 ** 18;
      const first = 2 ** 17 + 1;
      const a = Array.from({ length: n }, (_, i) => (i === first ? 1 : 0));
      const b = a.map((_, i) => i);
      const product = b.map((i) => ((i & first) === first ? i - first : 0));
      const sizes = new Array(18).fill(2).join(" ");
      return {
        input: `18\n${sizes}\n${a.join(" ")}\n${b.join(" ")}\n`,
        output: `${product.join(" ")}\n`,
      };
    },
  },
  atBounds: {
    "max-line": (random) => pair(random, [2 ** 18]),
    "max-square": (random) => pair(random, [512, 512]),
    "max-random": (random) => pair(random, new Array(18).fill(2)),
  },
  /** All pairs, whose powers are compared one by one. */
  naive: (input) => {
    const numbers = input.trim().split(/\s+/).map(Number);
    const sizes = numbers.slice(1, 1 + numbers[0]!);
    const n = (numbers.length - 1 - sizes.length) / 2;
    const terms = numbers.slice(1 + sizes.length).map(BigInt);
    const powersOf = (index: number) => {
      let rest = index;
      return sizes.map((size) => {
        const power = rest % size;
        rest = (rest - power) / size;
        return power;
      });
    };
    const powers = Array.from({ length: n }, (_, i) => powersOf(i));
    const sums = new Array<bigint>(n).fill(0n);
    for (let i = 0; i < n; i++) {
      for (let j = 0; i + j < n; j++) {
        if (sizes.some((size, at) => powers[i]![at]! + powers[j]![at]! >= size)) continue;
        sums[i + j]! += terms[i]! * terms[n + j]!;
      }
    }
    return `${sums.map((sum) => sum % BigInt(P)).join(" ")}\n`;
  },
};
