import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function queries(random: Random, count: number, p: number, q: number, limit: number): string {
  const line = () => `${random.int(0, limit - 1)} ${random.int(0, limit - 1)}`;
  return `${count} ${p} ${q}\n${Array.from({ length: count }, line).join("\n")}\n`;
}

export const twin: Twin = {
  problem: "q_binomial_coefficient_prime_mod",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => {
      const p = random.pick([2, 3, 5, 7, 11, 13, 31]);
      return queries(random, 60, p, random.int(0, p - 1), p);
    },
    middle: (random) => queries(random, 60, 998244353, random.int(0, 998244352), 60),
    /** 2 has the order 5, 20, 9 and 11 modulo these. */
    period: (random) => queries(random, 60, random.pick([31, 41, 73, 89]), 2, 31),
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
  atBounds: {
    "max-random": (random) => queries(random, 1_000_000, 998244353, 123456789, 1e7),
    "max-ordinary": (random) => queries(random, 1_000_000, 1073741789, 1, 1e7),
  },
  /** [n, k] = [n - 1, k - 1] + q^k · [n - 1, k]. */
  naive: (input) => {
    const [head, ...lines] = input.trimEnd().split("\n");
    const [, p, q] = head!.split(" ").map(BigInt) as [bigint, bigint, bigint];
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
    const answers = lines.map((line) => {
      const [n, k] = line.split(" ").map(Number) as [number, number];
      return `${rows[n]![k] ?? 0n}\n`;
    });
    return answers.join("");
  },
};
