import { described } from "../../../scripts/verify/shape";

/** 2 has the order 5, 20, 9 and 11 modulo the last four before the large one. */
const PRIMES = [2, 3, 5, 7, 11, 13, 31, 41, 73, 89, 998_244_353];

export const twin = described({
  problem: "q_binomial_coefficient_prime_mod",
  timeLimitMs: 10_000,
  middle: 0,
  generators: {
    /** For q = -1 the order is 2: [n, k] = C(n / 2, k / 2), or 0 where n is even and k odd. */
    "max-two": (random) => {
      const [n, count] = [9_999_998, 1_000_000];
      let input = `${count} 998244353 998244352\n`;
      let output = "";
      for (let i = 0; i < count; i++) {
        const k = random.pick([0, 1, 2, 3, n - 2, n - 1, n]);
        input += `${n} ${k}\n`;
        output += k % 2 === 1 ? "0\n" : k === 0 || k === n ? "1\n" : `${n / 2}\n`;
      }
      return { input, output };
    },
  },
  shape: (s) => {
    const count = s.size(1, 1_000_000, 7);
    const [p] = s.numbers(1, 2, 1_073_741_789, (random) => [
      count < 1_000_000 ? random.pick(PRIMES) : 1_073_741_789,
    ]) as [number];
    const [q] = s.numbers(1, 0, p - 1, (random) => [
      random.pick([p > 2 ? 2 : 0, random.int(0, p - 1)]),
    ]);
    const n = () => s.size(0, Math.min(p, 1e7) - 1, 10);
    return { p: BigInt(p), q: BigInt(q!), queries: s.list(count, () => [n(), n()] as const) };
  },
  /** [n, k] = [n - 1, k - 1] + q^k · [n - 1, k]. */
  naive: ({ p, q, queries }) => {
    const rows = [[1n]];
    while (rows.length < 90) {
      const last = rows[rows.length - 1]!;
      let power = 1n;
      rows.push(
        [...last, 0n].map((above, k) => {
          const value = ((last[k - 1] ?? 0n) + power * above) % p;
          power = (power * q) % p;
          return value;
        }),
      );
    }
    return queries.map(([n, k]) => rows[n]![k] ?? 0n);
  },
});
