import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "generalchineseremainder",
  timeLimitMs: 1_000,
  rounds: 30,
  small: 12,
  shape: (s) => {
    const pair = () => {
      const a = s.size(0, 1e9 - 1);
      return [a, s.size(a + 1, 1e9)] as const;
    };
    return s.list(s.size(1, 1000, 2), () => [...pair(), ...pair()] as const);
  },
  naive: (lines) =>
    lines.map(([a, n, b, m]) => {
      let x = a;
      while (x < n * m && x % m !== b) x += n;
      let multiple = n;
      while (multiple % m !== 0) multiple += n;
      return x < n * m ? [x % multiple, multiple] : "no solution";
    }),
  generators: {
    // The answer is known: x below the common multiple of two coprime moduli.
    large: (random) => {
      const [n, m] = [random.int(2 ** 28, 1e9), 999_999_937] as const; // the second is a prime
      const x = random.bigint(0n, BigInt(n) * BigInt(m) - 1n);
      const input = `1\n${x % BigInt(n)} ${n} ${x % BigInt(m)} ${m}\n`;
      return { input, output: `${x} ${BigInt(n) * BigInt(m)}\n` };
    },
  },
});
