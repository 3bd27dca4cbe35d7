import { described } from "../../../scripts/verify/shape";
import { labels } from "../../graph/proof/naive-graph";
import type { Random } from "../../sequence/random";

/** Layers of equal size, each vertex joined to some of the next layer: many long ways. */
function layers(random: Random, size: number, count: number, m: number): string {
  const n = size * count + 2;
  const edges: string[] = [];
  for (let i = 0; i < size; i++) {
    edges.push(`1 ${2 + i} 1000000000\n`, `${n - 1 - i} ${n} 1000000000\n`);
  }
  while (edges.length < m) {
    const a = 2 + random.int(0, size * (count - 1) - 1);
    const first = a + size - ((a - 2) % size);
    edges.push(`${a} ${first + random.int(0, size - 1)} ${random.int(1, 1e9)}\n`);
  }
  return `${n} ${m}\n${random.shuffle(edges).join("")}`;
}

export const twin = described({
  problem: "FASTFLOW",
  rounds: 60,
  small: 7,
  middle: 25,
  first: 1,
  shape: (s) => {
    const [n, m] = [s.size(2, 5000), s.size(1, 30_000, 3)];
    return { n, edges: s.graph(n, m, { loops: true, parallel: true }, () => s.int(1, 1e9)) };
  },
  /** Ford and Fulkerson's way, by breadth-first search on a matrix of what is left. */
  naive: ({ n, edges }) => {
    const room = Array.from({ length: n }, () => new Float64Array(n));
    for (const [a, b, c] of edges) {
      room[a]![b]! += c;
      room[b]![a]! += a === b ? 0 : c;
    }
    if (labels(n, edges)[0] !== labels(n, edges)[n - 1]) return 0;
    for (let total = 0; ; ) {
      const before = new Map([[0, -1]]);
      for (const [v] of before) {
        for (let w = 0; w < n; w++) if (room[v]![w]! > 0 && !before.has(w)) before.set(w, v);
      }
      if (!before.has(n - 1)) return total;
      const path = [n - 1];
      while (path[0] !== 0) path.unshift(before.get(path[0]!)!);
      const steps = path.slice(1).map((w, i) => [path[i]!, w] as const);
      const most = Math.min(...steps.map(([v, w]) => room[v]![w]!));
      for (const [v, w] of steps) {
        room[v]![w]! -= most;
        room[w]![v]! += most;
      }
      total += most;
    }
  },
  atBounds: {
    "max-layers": (random) => layers(random, 98, 51, 30_000),
    "max-narrow": (random) => layers(random, 7, 714, 30_000),
  },
});
