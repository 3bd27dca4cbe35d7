import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

type Numbers = (random: Random, n: number, most: number) => number[];

/** n numbers in [0, most] whose differences never fall. */
export const convex: Numbers = (random, n, most) => bent(random, n, most, 1);

/** n numbers in [0, most] whose differences never rise. */
export const concave: Numbers = (random, n, most) => bent(random, n, most, -1);

const anyNumbers: Numbers = (random, n, most) =>
  Array.from({ length: n }, () => random.int(0, most));

function bent(random: Random, n: number, most: number, sign: number): number[] {
  const step = Math.max(1, Math.floor(most / n));
  const slopes = Array.from({ length: n }, () => random.int(-step, step));
  slopes.sort((x, y) => sign * (x - y));
  let value = 0;
  const values = slopes.map((slope, i) => {
    value += i === 0 ? 0 : slope;
    return value;
  });
  const least = values.reduce((x, y) => Math.min(x, y));
  return values.map((own) => own - least);
}

/** The twin of a problem of two lists, each made by a function. */
export function minPlusTwin(
  first: Numbers,
  second = anyNumbers,
): Omit<Twin, "problem"> & Required<Pick<Twin, "atBounds">> {
  const pair = (random: Random, n: number, m: number, most: number) =>
    `${n} ${m}\n${first(random, n, most).join(" ")}\n${second(random, m, most).join(" ")}\n`;
  return {
    timeLimitMs: 5_000,
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
}

export const twin: Twin = {
  ...minPlusTwin(convex),
  problem: "min_plus_convolution_convex_arbitrary",
  rounds: 50,
};
