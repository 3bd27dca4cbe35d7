import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function input(random: Random, count: number, most: number): string {
  const lines = Array.from({ length: count }, () => {
    const [n, m] = [random.int(1, most), random.int(1, most)];
    return `${random.int(0, n - 1)} ${n} ${random.int(0, m - 1)} ${m}`;
  });
  return `${count}\n${lines.join("\n")}\n`;
}

/** Moduli of the form 2 · 3 · 5 …: nearly all have a factor in common. */
function smooth(random: Random): number {
  let product = 1;
  for (let factor = 0; factor < 4; factor++) product *= [1, 2, 3, 4, 5, 6][random.int(0, 5)]!;
  return product;
}

export const twin: Twin = {
  problem: "generalchineseremainder",
  timeLimitMs: 1_000,
  rounds: 30,
  generators: {
    small: (random) => input(random, 20, 12),
    common: (random) => {
      const lines = Array.from({ length: 10 }, () => {
        const [n, m, x] = [smooth(random), smooth(random), random.int(0, 2000)];
        const miss = random.int(0, 2) === 0 ? 1 : 0;
        return `${x % n} ${n} ${(x + miss) % m} ${m}`;
      });
      return `10\n${lines.join("\n")}\n`;
    },
    // The answer is known: x below the common multiple of two coprime moduli.
    large: (random) => {
      const [n, m] = [random.int(2 ** 28, 1e9), 999_999_937] as const; // the second is a prime
      const x = random.bigint(0n, BigInt(n) * BigInt(m) - 1n);
      const input = `1\n${x % BigInt(n)} ${n} ${x % BigInt(m)} ${m}\n`;
      return { input, output: `${x} ${BigInt(n) * BigInt(m)}\n` };
    },
  },
  atBounds: {
    random: (random) => input(random, 1000, 1e9),
  },
  naive: (text) => {
    const answer = (line: string): string => {
      const [a, n, b, m] = line.split(" ").map(Number) as [number, number, number, number];
      let x = a;
      while (x < n * m && x % m !== b) x += n;
      let multiple = n;
      while (multiple % m !== 0) multiple += n;
      return x < n * m ? `${x % multiple} ${multiple}\n` : "no solution\n";
    };
    return text.trim().split("\n").slice(1).map(answer).join("");
  },
};
