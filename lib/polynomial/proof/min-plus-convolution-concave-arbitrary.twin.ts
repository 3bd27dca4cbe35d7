import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** n numbers in [0, most] whose differences never rise. */
function concave(random: Random, n: number, most: number): number[] {
  const step = Math.max(1, Math.floor(most / n));
  const slopes = Array.from({ length: n }, () => random.int(-step, step)).sort((x, y) => y - x);
  let value = 0;
  const values = slopes.map((slope, i) => {
    value += i === 0 ? 0 : slope;
    return value;
  });
  const least = values.reduce((x, y) => Math.min(x, y));
  return values.map((own) => own - least);
}

function pair(random: Random, n: number, m: number, most: number): string {
  const b = Array.from({ length: m }, () => random.int(0, most));
  return `${n} ${m}\n${concave(random, n, most).join(" ")}\n${b.join(" ")}\n`;
}

export const twin: Twin = {
  problem: "min_plus_convolution_concave_arbitrary",
  timeLimitMs: 5000,
  generators: {
    small: (random) => pair(random, random.int(1, 8), random.int(1, 8), 9),
    middle: (random) => pair(random, random.int(1, 100), random.int(1, 100), 10 ** 9),
    equal: (random) => pair(random, random.int(1, 30), random.int(1, 30), 1),
    /** i · 1 and 0: the least sum is 0 where b reaches, then 1, 2, 3 … */
    "max-line": () => {
      const n = 524_288;
      const line = Array.from({ length: n }, (_, i) => i);
      const input = `${n} ${n}\n${line.join(" ")}\n${"0 ".repeat(n)}\n`;
      return { input, output: `${"0 ".repeat(n)}${line.slice(1).join(" ")}\n` };
    },
  },
  atBounds: {
    "max-random": (random) => pair(random, 524_288, 524_288, 10 ** 9),
    "max-flat": (random) => pair(random, 524_288, 524_288, 1),
    "max-thin": (random) => pair(random, 524_288, 10, 10 ** 9),
    "max-thin-other": (random) => pair(random, 10, 524_288, 10 ** 9),
    /** Columns pile up: each is the best one for a while. */
    "max-pile": () => {
      const n = 524_288;
      const parabola = [0];
      for (let i = n - 1; i > 0; i--) {
        parabola.push(parabola[parabola.length - 1]! + Math.floor(i / 140));
      }
      const line = Array.from({ length: n }, (_, i) => 1e9 - 1000 * i);
      return `${n} ${n}\n${parabola.join(" ")}\n${line.join(" ")}\n`;
    },
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
