import { described } from "../../../scripts/verify/shape";
import type { Answered } from "../../../scripts/verify/twin";

/**
 * Composite, though the first bases of a Miller-Rabin test call each of them prime (OEIS A014233, up to
 * 10^18), or those of three usual short lists of bases (G. Jaeschke, 1993).
 */
const PSEUDOPRIMES = [
  2047n,
  1373653n,
  25326001n,
  3215031751n,
  2152302898747n,
  3474749660383n,
  341550071728321n,
  9080191n,
  4759123141n,
  1122004669633n,
];

/** The two largest primes below 10^9. */
const PRIMES = [999_999_937n, 999_999_929n];

/** Lines that repeat these numbers. */
function repeated(count: number, composites: readonly bigint[]): Answered {
  const lines = Array.from({ length: count }, (_, i) => `${composites[i % composites.length]}\n`);
  return { input: `${count}\n${lines.join("")}`, output: "No\n".repeat(count) };
}

const PRODUCTS = PRIMES.flatMap((p) => PRIMES.map((q) => p * q));

export const twin = described({
  problem: "primality_test",
  timeLimitMs: 5_000,
  generators: {
    pseudoprimes: () => repeated(10, PSEUDOPRIMES),
    ends: () => ({
      input: "6\n1\n2\n3\n4\n1000000000000000000\n999999999999999989\n",
      output: "No\nYes\nYes\nNo\nNo\nYes\n",
    }),
    "max-pseudoprimes": () => repeated(100_000, PSEUDOPRIMES),
    "max-products": () => repeated(100_000, PRODUCTS),
    /** The largest prime below 10^18 (10^18 - 11), the costliest answer there is. */
    "max-prime": () => ({
      input: `100000\n${"999999999999999989\n".repeat(100_000)}`,
      output: "Yes\n".repeat(100_000),
    }),
  },
  middle: 0,
  shape: (s) => {
    const count = s.size(1, 100_000, 10);
    const highs = count < 100_000 ? [200, 1e10] : [1e15];
    return s.list(
      count,
      () => s.numbers(1, 1, 1e15, (random) => [random.int(1, random.pick(highs))])[0]!,
    );
  },
  naive: (numbers) =>
    numbers.map((n) => {
      let divisor = 2;
      while (divisor * divisor <= n && n % divisor !== 0) divisor++;
      return n > 1 && divisor * divisor > n ? "Yes" : "No";
    }),
});
