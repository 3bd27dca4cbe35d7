import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { PointCells } from "../point-cells";

it("a point and a strip share their cells once, in both directions", () => {
  for (const random of rounds(50)) {
    const bound = random.pick([1, 5, 100]);
    const column = (length: number) => Array.from({ length }, () => random.int(-bound, bound));
    const n = random.int(1, 12);
    const [xs, ys] = [column(n), column(n)];
    for (let i = 0; i < n; i++) {
      const right = random.int(-bound, bound + 1);
      const [a, b] = [random.int(-bound, bound), random.int(-bound, bound + 1)];
      const [bottom, top] = [Math.min(a, b), Math.max(a, b)];
      const isInside = xs[i]! < right && bottom <= ys[i]! && ys[i]! < top;
      const written = new PointCells(xs, ys);
      written.addToPoint(i, 1);
      expect(written.sumOfStrip(right, bottom, top) + 0).toBe(+isInside);
      const filled = new PointCells(xs, ys);
      filled.addToStrip(right, bottom, top, 1);
      expect(filled.sumOfPoint(i) + 0).toBe(+isInside);
    }
  }
});

it("takes memory for some n log n cells only", () => {
  const xs = Float64Array.from({ length: 2 ** 16 }, (_, i) => (i * 40_503) % 2 ** 16);
  const cells = new PointCells(xs, xs);
  cells.addToPoint(7, 1);
  expect([cells.sumOfStrip(xs[7]! + 1, xs[7]!, 2 ** 16), cells.size]).toEqual([1, 2 ** 16]);
});
