import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "813F",
  timeLimitMs: 6_000,
  rounds: 40,
  middle: 30,
  shape: (s) => {
    const [n, q] = [s.size(2, 100_000), s.size(1, 100_000, 3)];
    const edge = () => {
      const u = s.int(1, n - 1);
      return [u, s.int(u + 1, n)] as const;
    };
    return { n, toggles: s.list(q, edge) };
  },
  /** Colours spread along edges until one vertex has both. */
  naive: ({ n, toggles }) => {
    const edges = new Map<string, readonly [number, number]>();
    return toggles.map((edge) => {
      if (!edges.delete(edge.join())) edges.set(edge.join(), edge);
      const pairs = [...edges.values()];
      const colours = new Map<number, number>();
      for (let v = 1; v <= n; v++) {
        if (colours.has(v)) continue;
        colours.set(v, 0);
        for (let size = 0; size !== colours.size; ) {
          size = colours.size;
          for (const [a, b] of [...pairs, ...pairs.map(([a, b]) => [b, a] as const)]) {
            const colour = colours.get(a);
            if (colour !== undefined && !colours.has(b)) colours.set(b, 1 - colour);
          }
        }
      }
      return pairs.every(([a, b]) => colours.get(a) !== colours.get(b)) ? "YES" : "NO";
    });
  },
});
