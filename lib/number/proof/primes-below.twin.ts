import type { Twin } from "../../../scripts/verify/twin";

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

export const twin: Twin = {
  problem: "enumerate_primes",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => {
      const n = random.int(1, 60);
      return `${n} ${random.int(1, n)} ${random.int(0, n - 1)}\n`;
    },
    middle: (random) => {
      const n = random.int(1000, 20_000);
      return `${n} ${random.int(1, 20)} ${random.int(0, 19)}\n`;
    },
    tiny: (random) => `${random.int(1, 3)} ${random.int(1, 20)} 0\n`,
    "max-count": (random) => {
      const n = 500_000_000 - random.int(0, 1000);
      return { input: `${n} ${n} 0\n`, output: `${countByQuotients(n)} 1\n2\n` };
    },
  },
  atBounds: {
    // Nearly a million of the primes are printed.
    "max-output": () => "500000000 27 26\n",
    "max-dense": () => "15485863 1 0\n",
  },
  naive: (input) => {
    const [n, step, offset] = input.split(" ").map(Number) as [number, number, number];
    const primes: number[] = [];
    for (let p = 2; p <= n; p++) if (primes.every((q) => q * q > p || p % q !== 0)) primes.push(p);
    const chosen = primes.filter((_, i) => i >= offset && (i - offset) % step === 0);
    return `${primes.length} ${chosen.length}\n${chosen.join(" ")}\n`;
  },
};
