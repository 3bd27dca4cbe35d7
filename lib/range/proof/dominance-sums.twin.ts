import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "P3810",
  timeLimitMs: 2_000,
  rounds: 40,
  shape: (s) => {
    const [n, k] = [s.size(1, 100_000), s.size(1, 200_000)];
    return s.list(n, () => [s.int(1, k), s.int(1, k), s.int(1, k)] as const);
  },
  naive: (elements) => {
    const counts = elements.map(() => 0);
    for (const [a, b, c] of elements) {
      counts[elements.filter(([x, y, z]) => x <= a && y <= b && z <= c).length - 1]!++;
    }
    return counts;
  },
});
