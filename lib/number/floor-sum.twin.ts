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
  problem: "sum_of_floor_of_linear",
  generators: {
    small: (random) => tests(random, 50, 10),
    middle: (random) => tests(random, 20, 3000),
    /** With a = m - 1 and b = 0 the terms are 0, 0, 1, 2 … n - 2, while n ≤ m. */
    "max-slope": () => ({
      input: `100000\n${"1000000000 1000000000 999999999 0\n".repeat(100_000)}`,
      output: "499999998500000001\n".repeat(100_000),
    }),
  },
  naive: (input) => {
    const lines = input.trimEnd().split("\n").slice(1);
    const sums = lines.map((line) => {
      const [n, m, a, b] = line.split(" ").map(Number) as [number, number, number, number];
      let sum = 0;
      for (let i = 0; i < n; i++) sum += Math.floor((a * i + b) / m);
      return `${sum}\n`;
    });
    return sums.join("");
  },
};
