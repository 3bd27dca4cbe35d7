import { described } from "../../../scripts/verify/shape";

/** The number of primes up to n without a sieve: Legendre's count for all quotients of n at once. */
function countByQuotients(n: number): number {
  const root = Math.floor(Math.sqrt(n));
  const small = Float64Array.from({ length: root + 1 }, (_, i) => i - 1); // up to i
  const large = Float64Array.from({ length: root + 1 }, (_, i) => Math.floor(n / i) - 1); // up to n / i
  for (let p = 2; p <= root; p++) {
    const before = small[p - 1]!;
    if (small[p] === before) continue;
    for (let i = 1; i <= root && Math.floor(n / i) >= p * p; i++) {
      const without = i * p <= root ? large[i * p]! : small[Math.floor(n / (i * p))]!;
      large[i]! -= without - before;
    }
    for (let i = root; i >= p * p; i--) small[i]! -= small[Math.floor(i / p)]! - before;
  }
  return large[1]!;
}

export const twin = described({
  problem: "enumerate_primes",
  timeLimitMs: 10_000,
  middle: 20_000,
  generators: {
    "max-count": (random) => {
      const n = 500_000_000 - random.int(0, 1000);
      return { input: `${n} ${n} 0\n`, output: `${countByQuotients(n)} 1\n2\n` };
    },
  },
  // Nearly a million of the primes are printed.
  atBounds: { "max-output": () => "500000000 27 26\n" },
  shape: (s) => {
    const [n, step] = [s.size(1, 5e8), s.size(1, 5e8)];
    return { n, step, offset: s.int(0, step - 1) };
  },
  naive: ({ n, step, offset }) => {
    const primes: number[] = [];
    for (let p = 2; p <= n; p++) if (primes.every((q) => q * q > p || p % q !== 0)) primes.push(p);
    const chosen = primes.filter((_, i) => i >= offset && (i - offset) % step === 0);
    return [[primes.length, chosen.length], chosen];
  },
});
