import { described } from "../../../scripts/verify/shape";
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

/** n terms whose differences never fall; the least one is 0. */
function convex(random: Random, n: number): number[] {
  const steepest = Math.min(random.pick([0, 3, 1000]), 1e9 / n);
  const slopes = Array.from({ length: n - 1 }, () => random.int(-steepest, steepest));
  const terms = [0];
  for (const slope of slopes.sort((x, y) => x - y)) terms.push(terms.at(-1)! + slope);
  const least = terms.reduce((x, y) => Math.min(x, y));
  return terms.map((term) => term - least);
}

export const twin = described({
  problem: "min_plus_convolution_convex_arbitrary",
  timeLimitMs: 5_000,
  middle: 100,
  shape: (s) => {
    const [n, m] = [s.size(1, 524_288), s.size(1, 524_288)];
    const a = s.numbers(n, 0, 1e9, (random) => convex(random, n));
    return { a, b: s.list(m, () => s.int(0, 1e9)) };
  },
  naive: ({ a, b }) => {
    const sums = new Array<number>(a.length + b.length - 1).fill(Infinity);
    a.forEach((x, i) => {
      b.forEach((y, j) => {
        sums[i + j] = Math.min(sums[i + j]!, x + y);
      });
    });
    return [sums];
  },
});
