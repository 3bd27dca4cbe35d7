import { expect, it } from "vitest";
import { Random } from "../sequence/random";
import { LiChaoTree } from "./li-chao-tree";

it("agrees with all lines and segments in bigint", () => {
  for (let seed = 0; seed < 300; seed++) {
    const random = new Random(seed);
    const bound = random.pick([2, 20, 1e9]);
    const number = () => random.int(-bound, bound);
    const places = [...new Set(Array.from({ length: random.int(0, 20) }, number))].sort(
      (a, b) => a - b,
    );
    const tree = new LiChaoTree(places);
    const lines: { l: number; r: number; a: bigint; b: bigint }[] = [];
    for (let step = 0; step < 20; step++) {
      const a = number();
      // Near ties at one place, far beyond 2^53 where the bound is large.
      const place = BigInt(places.length === 0 ? 0 : random.pick(places));
      const b = BigInt(number()) - BigInt(a) * place;
      const l = random.int(0, places.length);
      const r = random.int(l, places.length);
      const isLine = random.int(0, 1) === 0;
      if (isLine) tree.add(a, step % 2 === 0 || bound > 1e6 ? b : Number(b));
      else tree.addSegment(l, r, a, b);
      lines.push({ l: isLine ? 0 : l, r: isLine ? places.length : r, a: BigInt(a), b });
      places.forEach((x, i) => {
        const ys = lines.filter(({ l, r }) => l <= i && i < r).map(({ a, b }) => a * BigInt(x) + b);
        const least = ys.length === 0 ? undefined : ys.reduce((p, q) => (q < p ? q : p));
        expect(tree.minExact(i)).toBe(least);
        if (bound < 1e6) expect(tree.min(i)).toBe(least === undefined ? Infinity : Number(least));
      });
    }
  }
});

it("hundreds of lines grow its tables", () => {
  const tree = new LiChaoTree([0, 100]);
  for (let a = 0; a < 500; a++) tree.add(-a, a);
  expect([tree.min(0), tree.min(1)]).toEqual([0, -499 * 99]);
});

it("refuses bad places, lines and indices", () => {
  for (const places of [[1, 1], [2, 1], [0.5], [Number.NaN], [2 ** 32]]) {
    expect(() => new LiChaoTree(places)).toThrow("places must be ascending integers within ±2^31");
  }
  const tree = new LiChaoTree([1, 2, 3]);
  for (const a of [0.5, Number.NaN, 2 ** 31]) {
    expect(() => tree.add(a, 0)).toThrow("slope must be an integer within ±2^30");
  }
  for (const b of [0.5, Number.NaN, 2 ** 61, 2n ** 61n]) {
    expect(() => tree.add(0, b)).toThrow("b must be an integer within ±2^60");
  }
  expect(() => tree.addSegment(2, 4, 0, 0)).toThrow("expected 0 <= l <= r <= 3");
  expect(() => tree.min(3)).toThrow("index must be an integer in [0, 3), got 3");
});
