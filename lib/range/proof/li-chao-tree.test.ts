import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { LiChaoTree } from "../li-chao-tree";

it("agrees with all lines and segments in bigint", () => {
  for (const random of rounds(60)) {
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
      // In one number where that is exact, in two of any shares, or as a bigint.
      const upper = Math.round(Number(b) / 2 ** 32) * 2 ** 32 + (step % 3) * 2 ** 32;
      const rest = Number(b - BigInt(upper));
      const given: [number | bigint, number?] =
        step % 2 === 0 ? [b] : bound > 1e6 ? [upper, rest] : [Number(b)];
      if (isLine) tree.add(a, ...given);
      else tree.addSegment(l, r, a, ...given);
      lines.push({ l: isLine ? 0 : l, r: isLine ? places.length : r, a: BigInt(a), b });
      places.forEach((x, i) => {
        const ys = lines.filter(({ l, r }) => l <= i && i < r).map(({ a, b }) => a * BigInt(x) + b);
        const least = ys.length === 0 ? undefined : ys.reduce((p, q) => (q < p ? q : p));
        expect(tree.minExact(i)).toBe(least);
        const parts = new Float64Array(3).fill(NaN);
        expect(tree.minParts(i, parts)).toBe(least !== undefined);
        if (least !== undefined) {
          expect(parts.every(Number.isSafeInteger) && parts[0]).toBe(0);
          expect(BigInt(parts[1]!) * BigInt(1e13) + BigInt(parts[2]!)).toBe(least);
        }
        if (bound < 1e6) expect(tree.min(i)).toBe(least === undefined ? Infinity : Number(least));
      });
    }
  }
});

it("is exact at its limits", () => {
  const places = [-(2 ** 31), -1, 0, 2 ** 31];
  for (const random of rounds(50)) {
    const tree = new LiChaoTree(places);
    const lines = Array.from({ length: 5 }, () => {
      const a = random.pick([-1, 1]) * (2 ** 30 - random.int(0, 1));
      return { a, b: random.pick([-1n, 1n]) * (2n ** 60n - BigInt(random.int(0, 1))) };
    });
    for (const { a, b } of lines) tree.add(a, b);
    places.forEach((x, i) => {
      const ys = lines.map(({ a, b }) => BigInt(a) * BigInt(x) + b);
      expect(tree.minExact(i)).toBe(ys.reduce((p, q) => (q < p ? q : p)));
    });
  }
});
