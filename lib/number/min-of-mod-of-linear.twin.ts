import type { Twin } from "../../scripts/verify/twin";
import type { Random } from "../sequence/random";

function tests(random: Random, count: number, largest: number): string {
  const lines = Array.from({ length: count }, () => {
    const m = random.int(1, largest);
    return `${random.int(1, largest)} ${m} ${random.int(0, m - 1)} ${random.int(0, m - 1)}`;
  });
  return `${count}\n${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "min_of_mod_of_linear",
  generators: {
    small: (random) => tests(random, 50, 12),
    middle: (random) => tests(random, 20, 3000),
    /** The values of -i - 1 modulo 10^9 fall one by one; those of i + 1 rise. */
    "max-slope": () => ({
      input: `100000\n${"999999999 1000000000 999999999 999999999\n1000000000 1000000000 1 1\n".repeat(50_000)}`,
      output: "1\n0\n".repeat(50_000),
    }),
  },
  naive: (input) => {
    const lines = input.trimEnd().split("\n").slice(1);
    return lines
      .map((line) => {
        const [n, m, a, b] = line.split(" ").map(Number) as [number, number, number, number];
        let least = b;
        for (let i = 1; i < n; i++) least = Math.min(least, (a * i + b) % m);
        return `${least}\n`;
      })
      .join("");
  },
};
