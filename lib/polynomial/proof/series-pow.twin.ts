import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const P = 998244353;

function power(random: Random, n: number, exponent: bigint | number, zeros: number): string {
  const terms = Array.from({ length: n }, (_, i) => (i < zeros ? 0 : random.int(0, P - 1)));
  return `${n} ${exponent}\n${terms.join(" ")}\n`;
}

export const twin: Twin = {
  problem: "pow_of_formal_power_series",
  timeLimitMs: 10_000,
  rounds: 80,
  generators: {
    small: (random) => power(random, random.int(1, 9), random.int(0, 5), random.int(0, 3)),
    middle: (random) => power(random, random.int(10, 60), random.int(0, 40), random.int(0, 3)),
    "huge-exponent": (random) =>
      power(random, random.int(1, 40), random.bigint(0n, 10n ** 18n), random.int(0, 1)),
    // Powers 0 and 1, also of nothing, and multiples of the modulus.
    ends: (random) => {
      const n = random.int(1, 12);
      const exponent = random.pick([0, 1, 2, P - 1, P, P + 1, 2 * P, 10n ** 18n]);
      return power(random, n, exponent, random.pick([0, 1, n >> 1, n - 1, n]));
    },
    /** (1 - x)^(P - 1) is (1 - x^P) / (1 - x). */
    "max-geometric": () => {
      const n = 500_000;
      const input = `${n} ${P - 1}\n1 ${P - 1}${" 0".repeat(n - 2)}\n`;
      return { input, output: `${"1 ".repeat(n)}\n` };
    },
  },
  atBounds: {
    "max-random": (random) => power(random, 500_000, random.bigint(0n, 10n ** 18n), 0),
    "max-square": (random) => power(random, 500_000, 2, 0),
    "max-first-power": (random) => power(random, 500_000, 1, 7),
    "max-none": (random) => power(random, 500_000, 0, 500_000),
    "max-modulus": (random) => power(random, 500_000, P, 0),
    "max-shifted": (random) => power(random, 500_000, 1000, 400),
    "max-late": (random) => power(random, 500_000, 2, 249_999),
    "max-beyond": (random) => power(random, 500_000, 10n ** 18n, 1),
  },
  /** Repeated squares, term by term. */
  naive: (input) => {
    const [head, line] = input.split("\n");
    const f = line!.split(" ").map(BigInt);
    const product = (a: bigint[], b: bigint[]) =>
      a.map((_, n) => {
        let sum = 0n;
        for (let i = 0; i <= n; i++) sum += a[i]! * b[n - i]!;
        return sum % BigInt(P);
      });
    let result: bigint[] = f.map((_, i) => (i === 0 ? 1n : 0n));
    for (const bit of BigInt(head!.split(" ")[1]!).toString(2)) {
      result = product(result, result);
      if (bit === "1") result = product(result, f);
    }
    return `${result.join(" ")}\n`;
  },
};
