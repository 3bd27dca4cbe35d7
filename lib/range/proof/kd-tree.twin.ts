import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "DSL_2_C",
  timeLimitMs: 5000,
  shape: (s) => {
    const n = s.size(0, 500_000);
    // In large inputs few points lie in a box, as the problem says.
    const isLarge = n > 1000;
    const points = s.list(n, (i) => {
      const low = isLarge ? 4000 * i - 1e9 : -1e9;
      return [s.int(low, isLarge ? low + 3999 : 1e9), s.int(-1e9, 1e9)] as const;
    });
    const side = () => {
      const low = s.int(-1e9, 1e9);
      return [low, s.int(low, isLarge ? Math.min(1e9, low + 200_000) : 1e9)] as const;
    };
    return { points, boxes: s.list(s.size(0, 20_000), () => [side(), side()] as const) };
  },
  naive: ({ points, boxes }) =>
    boxes.map(([[sx, tx], [sy, ty]]) => {
      const lines = points.map(([x, y], i) =>
        sx <= x && x <= tx && sy <= y && y <= ty ? `${i}\n` : "",
      );
      return lines.join("");
    }),
});
