import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "area_of_union_of_rectangles",
  timeLimitMs: 5_000,
  middle: 40,
  shape: (s) =>
    s.list(s.size(1, 500_000), () => {
      const [l, d] = [s.int(0, 1e9 - 1), s.int(0, 1e9 - 1)];
      return [l, d, s.int(l + 1, 1e9), s.int(d + 1, 1e9)] as const;
    }),
  naive: (rectangles) => {
    const cuts = (first: number, second: number) =>
      [...new Set(rectangles.flatMap((sides) => [sides[first]!, sides[second]!]))].sort(
        (a, b) => a - b,
      );
    const [xs, ys] = [cuts(0, 2), cuts(1, 3)];
    let area = 0n;
    for (let i = 0; i + 1 < xs.length; i++) {
      for (let j = 0; j + 1 < ys.length; j++) {
        const isCovered = rectangles.some(
          ([l, d, r, u]) => l <= xs[i]! && xs[i + 1]! <= r && d <= ys[j]! && ys[j + 1]! <= u,
        );
        if (isCovered) area += BigInt(xs[i + 1]! - xs[i]!) * BigInt(ys[j + 1]! - ys[j]!);
      }
    }
    return area;
  },
  atBounds: {
    "max-cross": () =>
      `500000\n${Array.from({ length: 500_000 }, (_, i) =>
        i % 2 === 0 ? `0 ${i} 1000000000 ${i + 1}\n` : `${i} 0 ${i + 1} 1000000000\n`,
      ).join("")}`,
  },
});
