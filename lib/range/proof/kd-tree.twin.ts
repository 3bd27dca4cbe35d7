import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "DSL_2_C",
  timeLimitMs: 5000,
  shape: (s) => {
    const points = s.list(s.size(0, 500_000), () => [s.int(-1e9, 1e9), s.int(-1e9, 1e9)] as const);
    // Few of 500,000 points lie in a box, as the problem says.
    const wide = points.length > 1000 ? 1e7 : 2e9;
    const side = () => {
      const low = s.int(-1e9, 1e9);
      return [low, s.int(low, Math.min(1e9, low + wide))] as const;
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
