import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { naivePower } from "./naive-power";

function tests(random: Random, count: number, largest: number): string {
  const lines = Array.from({ length: count }, () => {
    const m = random.int(1, largest);
    return `${random.int(0, m - 1)} ${random.int(0, m - 1)} ${m}`;
  });
  return `${count}\n${lines.join("\n")}\n`;
}

const SAFE_PRIMES = [999_999_503, 999_998_687, 999_998_639, 999_998_459];

const lines = (count: number, line: () => string) =>
  `${count}\n${Array.from({ length: count }, line).join("\n")}\n`;

export const twin: Twin = {
  problem: "discrete_logarithm_mod",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => tests(random, 100, 30),
    middle: (random) => tests(random, 30, 3000),
    /** 5 is a primitive root of p = 10^9 + 7, so -1 is its power to (p - 1) / 2, and 0 is none. */
    "max-prime": () => ({
      input: `100\n${"5 1000000006 1000000007\n5 0 1000000007\n".repeat(50)}`,
      output: "500000003\n-1\n".repeat(50),
    }),
    "max-random": (random) => {
      const exponents = Array.from({ length: 100 }, () => random.int(0, 1_000_000_005));
      const lines = exponents.map((exponent) => `5 ${power(5n, exponent)} 1000000007\n`);
      return { input: `100\n${lines.join("")}`, output: `${exponents.join("\n")}\n` };
    },
  },
  atBounds: {
    "max-even": (random) =>
      lines(
        100,
        () => `${2 * random.int(1, 2 ** 28)} ${2 * random.int(0, 2 ** 28 - 1)} ${2 ** 29}`,
      ),
    // 3 makes a quarter of the units modulo a power of two.
    "max-odd": (random) => lines(100, () => `3 ${2 * random.int(0, 2 ** 28 - 1) + 1} ${2 ** 29}`),
    // p = 2 q + 1 with a prime q.
    "max-safe-prime": (random) =>
      lines(100, () => `${random.int(2, 1e8)} ${random.int(2, 1e8)} ${random.pick(SAFE_PRIMES)}`),
    "max-many-factors": (random) =>
      lines(100, () => `${random.int(0, 735134399)} ${random.int(0, 735134399)} 735134400`),
    "max-any": (random) => tests(random, 100, 1e9),
  },
  naive: (input) => {
    const lines = input.trimEnd().split("\n").slice(1);
    return lines
      .map((line) => {
        const [base, value, m] = line.split(" ").map(Number) as [number, number, number];
        let power = 1 % m;
        for (let k = 0; k <= m; k++, power = (power * base) % m)
          if (power === value) return `${k}\n`;
        return "-1\n";
      })
      .join("");
  },
};

const power = (base: bigint, exponent: number) =>
  naivePower(base, BigInt(exponent), 1_000_000_007n);
