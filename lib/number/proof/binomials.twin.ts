import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function queries(random: Random, count: number, p: number, limit: number): string {
  const line = () => `${random.int(0, limit - 1)} ${random.int(0, limit - 1)}`;
  return `${count} ${p}\n${Array.from({ length: count }, line).join("\n")}\n`;
}

export const twin: Twin = {
  problem: "binomial_coefficient_prime_mod",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => {
      const p = random.pick([2, 3, 5, 7, 11, 97]);
      return queries(random, 30, p, p);
    },
    middle: (random) => queries(random, 100, random.pick([998244353, 999999937, 211]), 200),
    /** The row 10^7 - 1 has 1, n, and its mirror image at the ends. */
    "max-row": () => {
      const [n, count] = [1e7 - 1, 200_000];
      const line = (i: number) => `${n} ${[0, 1, n - 1, n][i % 4]}`;
      return {
        input: `${count} 999999937\n${Array.from({ length: count }, (_, i) => line(i)).join("\n")}\n`,
        output: `1\n${n}\n${n}\n1\n`.repeat(count / 4),
      };
    },
    /** Modulo p, p - 1 over k is (-1)^k, and p - 2 over k is (-1)^k (k + 1). */
    "max-random": (random) => {
      const [p, count] = [9999991, 200_000];
      let input = `${count} ${p}\n`;
      let output = "";
      for (let i = 0; i < count; i++) {
        const k = random.int(0, p - 2);
        const size = i % 2 === 0 ? 1 : k + 1;
        input += `${p - 1 - (i % 2)} ${k}\n`;
        output += `${k % 2 === 0 ? size : p - size}\n`;
      }
      return { input, output };
    },
  },
  atBounds: {
    "max-two": (random) => queries(random, 200_000, 2, 2),
    "max-three": (random) => queries(random, 200_000, 3, 3),
    "max-any": (random) => queries(random, 200_000, 998244353, 1e7),
  },
  naive: (input) => {
    const [head, ...lines] = input.trimEnd().split("\n");
    const p = BigInt(head!.split(" ")[1]!);
    const answers = lines.map((line) => {
      const [n, k] = line.split(" ").map(BigInt) as [bigint, bigint];
      let value = k > n ? 0n : 1n;
      for (let i = 0n; i < k && i < n; i++) value = (value * (n - i)) / (i + 1n);
      return `${k > n ? 0n : value % p}\n`;
    });
    return answers.join("");
  },
};
