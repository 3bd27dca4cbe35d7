import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "P5656",
  timeLimitMs: 1000,
  rounds: 50,
  middle: 120,
  shape: (s) =>
    s.list(s.size(1, 200_000), () => [s.size(1, 1e9), s.size(1, 1e9), s.size(1, 1e9, 20)] as const),
  /** By trying all x up to c + b. */
  naive: (lines) =>
    lines.map(([a, b, c]) => {
      const least = (p: number, q: number) => {
        for (let x = 1; x <= q; x++) if ((c - p * x) % q === 0) return x;
        return -1;
      };
      const pairs: [number, number][] = [];
      for (let x = 1; a * x < c; x++) if ((c - a * x) % b === 0) pairs.push([x, (c - a * x) / b]);
      if (least(a, b) < 0) return -1;
      if (pairs.length === 0) return [least(a, b), least(b, a)];
      const [x, y] = [pairs.map((pair) => pair[0]), pairs.map((pair) => pair[1])];
      return [pairs.length, Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)];
    }),
});
