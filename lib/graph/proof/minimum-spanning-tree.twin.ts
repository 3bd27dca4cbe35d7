import { described } from "../../../scripts/verify/shape";
import { Forest, numbersOf } from "./naive-graph";

export const twin = described({
  problem: "minimum_spanning_tree",
  timeLimitMs: 5_000,
  rounds: 100,
  middle: 30,
  shape: (s) => {
    const n = s.size(1, 400_000);
    const m = s.size(n - 1, 500_000, 2);
    const kind = { connected: true, loops: true, parallel: true };
    return { n, edges: s.graph(n, m, kind, () => s.int(0, 1e9)) };
  },
  /** Prim's way: the lightest edge out of what is connected to vertex 0, again and again. */
  naive: ({ n, edges }) => {
    const inside = new Set([0]);
    let total = 0;
    while (inside.size < n) {
      const out = edges.filter(([u, v]) => inside.has(u) !== inside.has(v));
      const [u, v, weight] = out.reduce((a, b) => (b[2] < a[2] ? b : a));
      total += weight;
      inside.add(u).add(v);
    }
    return total;
  },
  check: ({ n, edges }, output, expected) => {
    const [total, ...ids] = numbersOf(output);
    const wanted = expected === undefined ? total : numbersOf(expected)[0];
    if (wanted !== total) throw new Error(`expected a total of ${wanted}, found ${total}`);
    if (ids.length !== n - 1) throw new Error(`expected ${n - 1} edges, found ${ids.length}`);
    const forest = new Forest(n);
    let sum = 0;
    for (const id of ids) {
      const [a, b, c] = edges[id]!;
      if (!forest.join(a, b)) throw new Error(`edge ${id} closes a circle`);
      sum += c;
    }
    if (sum !== total) throw new Error(`the edges weigh ${sum}, the first line says ${total}`);
  },
});
