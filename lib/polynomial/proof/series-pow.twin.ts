import { described } from "../../../scripts/verify/shape";
import { P } from "./series-inverse.twin";

/** Exponents at which the method changes: 0, 1, and multiples of the modulus. */
export const EXPONENTS = [0n, 1n, 2n, P - 1n, P, P + 1n, 2n * P, 10n ** 18n];

export const twin = described({
  problem: "pow_of_formal_power_series",
  timeLimitMs: 10_000,
  rounds: 80,
  middle: 50,
  shape: (s) => {
    const [n, exponent] = [s.size(1, 500_000), s.bigint(0n, 10n ** 18n)];
    const f = s.numbers(n, 0, Number(P) - 1, (random) => {
      const zeros = random.pick([0, 0, 1, 2, random.int(0, n)]);
      return Array.from({ length: n }, (_, i) => (i < zeros ? 0 : random.int(0, Number(P) - 1)));
    });
    return { exponent, f: f.map(BigInt) };
  },
  naive: ({ exponent, f }) => [naivePow(f, exponent)],
  generators: {
    ends: (random) => {
      const n = random.int(1, 12);
      const zeros = random.pick([0, 1, n >> 1, n - 1, n]);
      const terms = Array.from({ length: n }, (_, i) =>
        i < zeros ? 0 : random.int(0, 998_244_352),
      );
      return `${n} ${random.pick(EXPONENTS)}\n${terms.join(" ")}\n`;
    },
  },
  atBounds: {
    "max-shifted": () => `500000 1000\n${"0 ".repeat(400)}${"3 ".repeat(499_600)}\n`,
  },
});

/** Repeated squares, term by term. */
export function naivePow(f: readonly bigint[], exponent: bigint): bigint[] {
  const product = (a: readonly bigint[], b: readonly bigint[]) =>
    a.map((_, n) => {
      let sum = 0n;
      for (let i = 0; i <= n; i++) sum += a[i]! * b[n - i]!;
      return sum % P;
    });
  let result: bigint[] = f.map((_, i) => (i === 0 ? 1n : 0n));
  for (const bit of exponent.toString(2)) {
    result = product(result, result);
    if (bit === "1") result = product(result, f);
  }
  return result;
}
