import { described } from "../../../scripts/verify/shape";
import { ANY } from "./naive-graph";

/** A path, and ways round it from the root that join it in the order from its end to its beginning. */
function crossed(k: number): string {
  const arcs = Array.from(
    { length: k },
    (_, i) => `${i} ${i + 1}\n0 ${k + 1 + i}\n${k + 1 + i} ${k - i}\n`,
  );
  return `${2 * k + 1} ${3 * k} 0\n${arcs.join("")}`;
}

export const twin = described({
  problem: "dominatortree",
  timeLimitMs: 5_000,
  rounds: 100,
  small: 8,
  middle: 16,
  shape: (s) => {
    const [n, m] = [s.size(1, 200_000), s.size(0, 200_000, 2)];
    return { n, root: s.index(n), arcs: s.graph(n, m, { ...ANY, directed: true }) };
  },
  /** u dominates v where v is not reached without u; the nearest one has the most dominators. */
  naive: ({ n, root, arcs }) => {
    const reached = (without: number) => {
      const seen = new Set(without === root ? [] : [root]);
      for (const v of seen) for (const [a, b] of arcs) if (a === v && b !== without) seen.add(b);
      return seen;
    };
    const all = reached(-1);
    const without = Array.from({ length: n }, (_, u) => reached(u));
    const above = (v: number) => [...all].filter((u) => u !== v && !without[u]!.has(v));
    const parents = without.map((_, v) => {
      if (v === root || !all.has(v)) return v === root ? v : -1;
      return above(v).reduce((a, b) => (above(b).length > above(a).length ? b : a));
    });
    return [parents];
  },
  generators: { crossed: (random) => crossed(random.int(1, 6)) },
  atBounds: { "max-crossed": () => crossed(66_666) },
});
