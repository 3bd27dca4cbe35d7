import type { Twin } from "../../scripts/verify/twin";
import type { Random } from "../sequence/random";

const P = 998244353;

function power(random: Random, n: number, exponent: bigint | number, zeros: number): string {
  const terms = Array.from({ length: n }, (_, i) => (i < zeros ? 0 : random.int(0, P - 1)));
  return `${n} ${exponent}\n${terms.join(" ")}\n`;
}

export const twin: Twin = {
  problem: "pow_of_formal_power_series",
  generators: {
    small: (random) => power(random, random.int(1, 9), random.int(0, 5), random.int(0, 3)),
    middle: (random) => power(random, random.int(10, 60), random.int(0, 40), random.int(0, 3)),
    "huge-exponent": (random) =>
      power(random, random.int(1, 40), random.bigint(0n, 10n ** 18n), random.int(0, 1)),
    /** (1 - x)^(P - 1) is (1 - x^P) / (1 - x). */
    "max-geometric": () => {
      const n = 500_000;
      const input = `${n} ${P - 1}\n1 ${P - 1}${" 0".repeat(n - 2)}\n`;
      return { input, output: `${"1 ".repeat(n)}\n` };
    },
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
