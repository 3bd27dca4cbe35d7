import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";

type Numbers = (random: Random, n: number) => number[];

/** n numbers in [0, 10^9] whose differences never fall. */
export const convex: Numbers = (random, n) => bent(random, n, 1);

/** n numbers in [0, 10^9] whose differences never rise. */
export const concave: Numbers = (random, n) => bent(random, n, -1);

function bent(random: Random, n: number, sign: number): number[] {
  const step = random.pick([0, 1, Math.floor(1e9 / n)]);
  const slopes = Array.from({ length: n }, () => random.int(-step, step));
  slopes.sort((x, y) => sign * (x - y));
  let value = 0;
  const values = slopes.map((slope, i) => {
    value += i === 0 ? 0 : slope;
    return value;
  });
  const least = values.reduce((x, y) => Math.min(x, y));
  return values.map((own) => Math.min(own - least, 1e9));
}

/** The twin of a problem of two lists, each made by a function; any numbers where there is none. */
export const minPlusTwin = (problem: string, first: Numbers, second?: Numbers) =>
  described({
    problem,
    timeLimitMs: 5_000,
    rounds: 30,
    middle: 80,
    shape: (s) => {
      const [n, m] = [s.size(1, 524_288), s.size(1, 524_288)];
      const a = s.numbers(n, 0, 1e9, (random) => first(random, n));
      const b = second
        ? s.numbers(m, 0, 1e9, (random) => second(random, m))
        : s.list(m, () => s.int(0, 1e9));
      return [a, b] as const;
    },
    naive: ([a, b]) => {
      const sums = new Array<number>(a.length + b.length - 1).fill(Infinity);
      for (const [i, x] of a.entries()) {
        for (const [j, y] of b.entries()) sums[i + j] = Math.min(sums[i + j]!, x + y);
      }
      return [sums];
    },
  });

export const twin = minPlusTwin("min_plus_convolution_convex_arbitrary", convex);
