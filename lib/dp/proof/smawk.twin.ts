import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/** A matrix whose leftmost minima never move left, in all parts: M(i, j) + M(i + 1, j + 1) ≤ its others. */
export function mongeMatrix(random: Random, rows: number, columns: number): number[][] {
  const matrix = Array.from({ length: rows }, () => new Array<number>(columns).fill(0));
  const most = random.pick([1, 5, 100]);
  for (let i = 0; i < rows; i++) {
    const byRow = random.int(-most, most);
    for (let j = 0; j < columns; j++) {
      // Sums of a density that is never positive, and terms of the row and of the column.
      const above = i > 0 ? matrix[i - 1]![j]! : random.int(-most, most);
      const density = i > 0 && j > 0 ? -random.int(0, most) : 0;
      const left = j > 0 && i > 0 ? matrix[i]![j - 1]! - matrix[i - 1]![j - 1]! : byRow;
      matrix[i]![j] = i === 0 ? above : above + (j > 0 ? left : byRow) + density;
    }
  }
  return matrix;
}

/** The sequence with these differences whose least term is 0. */
function convex(slopes: ArrayLike<number>): number[] {
  const terms = [0];
  for (let i = 0; i < slopes.length; i++) terms.push(terms[i]! + slopes[i]!);
  const least = terms.reduce((x, y) => Math.min(x, y));
  return terms.map((term) => term - least);
}

/** a with differences that never fall, within [0, 10^9], and any b. */
function sequences(random: Random, n: number, m: number, steepest: number): string {
  const slopes = Array.from({ length: n - 1 }, () => random.int(-steepest, steepest));
  const a = convex(slopes.sort((x, y) => x - y));
  const b = Array.from({ length: m }, () => random.int(0, random.pick([5, 1000, 1e9])));
  return `${n} ${m}\n${a.join(" ")}\n${b.join(" ")}\n`;
}

export const twin: Twin = {
  problem: "min_plus_convolution_convex_arbitrary",
  timeLimitMs: 5_000,
  generators: {
    small: (random) =>
      sequences(random, random.int(1, 8), random.int(1, 8), random.pick([0, 3, 1000])),
    middle: (random) => sequences(random, random.int(1, 100), random.int(1, 100), 1000),
    /** Both convex: the slopes of the sums are those of both, sorted. */
    "max-convex": (random) => {
      const n = 524_288;
      const slopes = () =>
        Float64Array.from({ length: n - 1 }, () => random.int(-1800, 1800)).sort();
      const [first, second] = [slopes(), slopes()];
      const [low, high] = [convex(first), convex(second)];
      const both = new Float64Array(2 * n - 2);
      both.set(first);
      both.set(second, n - 1);
      const sums = [low[0]! + high[0]!];
      for (const slope of both.sort()) sums.push(sums[sums.length - 1]! + slope);
      return {
        input: `${n} ${n}\n${low.join(" ")}\n${high.join(" ")}\n`,
        output: `${sums.join(" ")}\n`,
      };
    },
    /** The least of all b in a growing window, as a is 0 everywhere: here the first one. */
    "max-zero": () => {
      const n = 524_288;
      const b = Array.from({ length: n }, (_, i) => i);
      const answer = Array.from({ length: 2 * n - 1 }, (_, k) => Math.max(0, k - n + 1));
      return {
        input: `${n} ${n}\n${new Array(n).fill(0).join(" ")}\n${b.join(" ")}\n`,
        output: `${answer.join(" ")}\n`,
      };
    },
  },
  naive: (input) => {
    const [, a, b] = input.split("\n").map((line) => line.split(" ").map(Number));
    const sums = new Array<number>(a!.length + b!.length - 1).fill(Infinity);
    a!.forEach((x, i) => {
      b!.forEach((y, j) => {
        sums[i + j] = Math.min(sums[i + j]!, x + y);
      });
    });
    return `${sums.join(" ")}\n`;
  },
};
