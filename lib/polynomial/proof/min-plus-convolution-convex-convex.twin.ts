import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** n numbers in [0, most] whose differences never fall. */
function convex(random: Random, n: number, most: number): number[] {
  const step = Math.max(1, Math.floor(most / n));
  const slopes = Array.from({ length: n }, () => random.int(-step, step)).sort((x, y) => x - y);
  let value = 0;
  const values = slopes.map((slope, i) => {
    value += i === 0 ? 0 : slope;
    return value;
  });
  const least = values.reduce((x, y) => Math.min(x, y));
  return values.map((own) => own - least);
}

function pair(random: Random, n: number, m: number, most: number): string {
  return `${n} ${m}\n${convex(random, n, most).join(" ")}\n${convex(random, m, most).join(" ")}\n`;
}

export const twin: Twin = {
  problem: "min_plus_convolution_convex_convex",
  timeLimitMs: 5000,
  generators: {
    small: (random) => pair(random, random.int(1, 8), random.int(1, 8), 9),
    middle: (random) => pair(random, random.int(1, 100), random.int(1, 100), 10 ** 9),
    equal: (random) => pair(random, random.int(1, 30), random.int(1, 30), 1),
    /** i · 1 and i · 2: the steps of both, the smaller ones first. */
    "max-lines": () => {
      const n = 524_288;
      const line = Array.from({ length: n }, (_, i) => i);
      const doubled = line.map((i) => 2 * i);
      const rest = doubled.slice(1).map((x) => x + n - 1);
      const input = `${n} ${n}\n${doubled.join(" ")}\n${line.join(" ")}\n`;
      return { input, output: `${line.join(" ")} ${rest.join(" ")}\n` };
    },
  },
  atBounds: {
    "max-random": (random) => pair(random, 524_288, 524_288, 10 ** 9),
    "max-thin": (random) => pair(random, 524_288, 10, 10 ** 9),
  },
  naive: (input) => {
    const [, a, b] = input.split("\n").map((line) => line.trim().split(" ").map(Number));
    const sums = new Array<number>(a!.length + b!.length - 1).fill(Number.POSITIVE_INFINITY);
    a!.forEach((x, i) => {
      b!.forEach((y, j) => {
        sums[i + j] = Math.min(sums[i + j]!, x + y);
      });
    });
    return `${sums.join(" ")}\n`;
  },
};
