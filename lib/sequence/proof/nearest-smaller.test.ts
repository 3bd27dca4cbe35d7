import { expect, it } from "vitest";
import { largestRectangle, largestRectangleOfGrid, nearestSmaller } from "../nearest-smaller";
import { Random } from "../random";

/** By a search from each place. */
function naive(values: readonly number[], orEqual: boolean) {
  const ends = (a: number, b: number) => a < b || (orEqual && a === b);
  const before = values.map((value, i) => {
    let j = i - 1;
    while (j >= 0 && !ends(values[j]!, value)) j--;
    return j;
  });
  const behind = values.map((value, i) => {
    let j = i + 1;
    while (j < values.length && !ends(values[j]!, value)) j++;
    return j;
  });
  return { before: Int32Array.from(before), behind: Int32Array.from(behind) };
}

it("agrees with searches at random, also on fractions, infinities and -0", () => {
  const random = new Random(5);
  for (let round = 0; round < 120; round++) {
    const pool = [-Infinity, -2.5, -0, 0, 1, 7, Infinity, round];
    const values = Array.from({ length: random.int(1, 40) }, () => random.pick(pool));
    expect(nearestSmaller(values)).toEqual(naive(values, false));
    expect(nearestSmaller(values, { orEqual: true })).toEqual(naive(values, true));
  }
});

it("takes a million values in order", () => {
  const n = 1_000_000;
  const up = Int32Array.from({ length: n }, (_, i) => i);
  const rising = nearestSmaller(up);
  expect([rising.before[n - 1], rising.behind[0]]).toEqual([n - 2, n]);
  const falling = nearestSmaller(up.reverse());
  expect([falling.before[n - 1], falling.behind[0]]).toEqual([-1, 1]);
  expect(nearestSmaller(new Int32Array(n)).before[n - 1]).toBe(-1);
});

it("the largest rectangles, against all of them", () => {
  const random = new Random(7);
  for (let round = 0; round < 300; round++) {
    const [rows, columns, sparse] = [0, 0, 1].map((least) => random.int(least, 6)) as [
      number,
      number,
      number,
    ];
    const cells = Array.from({ length: rows * columns }, () => random.int(0, sparse));
    const isFull = (top: number, left: number, bottom: number, right: number) =>
      cells.every((cell, at) => {
        const [row, column] = [Math.floor(at / columns), at % columns];
        return cell > 0 || row < top || row >= bottom || column < left || column >= right;
      });
    const heights = Array.from({ length: columns }, () => random.pick([0, 1, 2.5, 9]));
    let [inGrid, under] = [0, 0];
    for (let left = 0; left < columns; left++) {
      for (let right = left + 1; right <= columns; right++) {
        under = Math.max(under, Math.min(...heights.slice(left, right)) * (right - left));
        for (let top = 0; top < rows; top++) {
          for (let bottom = top + 1; bottom <= rows; bottom++) {
            if (!isFull(top, left, bottom, right)) continue;
            inGrid = Math.max(inGrid, (bottom - top) * (right - left));
          }
        }
      }
    }
    const { area, top, left, bottom, right } = largestRectangleOfGrid(rows, columns, cells);
    expect([area, (bottom - top) * (right - left)]).toEqual([inGrid, inGrid]);
    expect(isFull(top, left, bottom, right)).toBe(true);
    const best = largestRectangle(heights);
    expect([best.area, best.height * (best.right - best.left)]).toEqual([under, under]);
    if (under > 0) expect(Math.min(...heights.slice(best.left, best.right))).toBe(best.height);
  }
});
