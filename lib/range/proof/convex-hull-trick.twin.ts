import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function monsters(random: Random, n: number, most: number): string {
  const numbers = () => Array.from({ length: n }, () => random.int(1, most)).sort((a, b) => a - b);
  const factors = numbers().reverse();
  const x = random.int(factors[0]!, most);
  return `${n} ${x}\n${numbers().join(" ")}\n${factors.join(" ")}\n`;
}

export const twin: Twin = {
  problem: "2084",
  rounds: 250,
  generators: {
    sample: () => ({ input: "5 100\n20 30 30 50 90\n90 60 20 20 10\n", output: "4800\n" }),
    small: (random) => monsters(random, random.int(1, 9), random.pick([3, 20, 1_000_000])),
    middle: (random) => monsters(random, random.int(100, 600), 1_000_000),
    // The naive answer to 20,000 is slow enough; max-equal reaches the bounds.
    "max-random": (random) => monsters(random, 20_000, 1_000_000),
    // All are equal: one kill is enough, at the greatest time that there is.
    "max-equal": () => {
      const line = (value: number) => new Array(200_000).fill(value).join(" ");
      return { input: `200000 1000000\n${line(1e6)}\n${line(1e6)}\n`, output: "1000000000000\n" };
    },
  },
  atBounds: {
    "max-all-different": (random) => monsters(random, 200_000, 1_000_000),
  },
  naive: (input) => {
    const [[n, x], strengths, factors] = input
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(Number)) as [[number, number], number[], number[]];
    const times = [0];
    const skills = [x, ...factors];
    for (let i = 0; i < n; i++) {
      let least = Infinity;
      for (let j = 0; j <= i; j++) least = Math.min(least, times[j]! + strengths[i]! * skills[j]!);
      times.push(least);
    }
    return `${times[n]}\n`;
  },
};
