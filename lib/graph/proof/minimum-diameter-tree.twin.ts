import { described } from "../../../scripts/verify/shape";
import { numbersOf } from "./naive-graph";

/** The longest path of a tree; undefined where the edges are none. */
function diameterOf(n: number, edges: readonly (readonly [number, number, number])[]) {
  const near = Array.from({ length: n }, () => [] as (readonly [number, number])[]);
  for (const [a, b, c] of edges) {
    near[a]!.push([b, c]);
    near[b]!.push([a, c]);
  }
  const furthest = (source: number) => {
    const far = new Map([[source, 0]]);
    for (const [v, length] of far) {
      for (const [u, c] of near[v]!) if (!far.has(u)) far.set(u, length + c);
    }
    let end = source;
    for (const [v, length] of far) if (length > far.get(end)!) end = v;
    return { end, length: far.get(end)!, size: far.size };
  };
  const one = furthest(0);
  return one.size < n || edges.length !== n - 1 ? undefined : furthest(one.end).length;
}

export const twin = described({
  problem: "minimum_diameter_spanning_tree",
  timeLimitMs: 5000,
  rounds: 60,
  small: 6,
  middle: 0,
  shape: (s) => {
    const n = s.size(1, 1500);
    const m = s.size(n - 1, 2000);
    const kind = { connected: true, loops: true, parallel: true };
    return { n, edges: s.graph(n, m, kind, () => s.int(0, 1e9)) };
  },
  /** All sets of n - 1 edges. */
  naive: ({ n, edges }) => {
    let best = Infinity;
    for (let set = 0; set < 2 ** edges.length; set++) {
      const chosen = edges.filter((_, e) => (set >> e) & 1);
      if (chosen.length === n - 1) best = Math.min(best, diameterOf(n, chosen) ?? Infinity);
    }
    return best;
  },
  check: ({ n, edges }, output, expected) => {
    const [diameter, ...ids] = numbersOf(output);
    const wanted = expected === undefined ? diameter : numbersOf(expected)[0];
    if (wanted !== diameter) throw new Error(`expected ${wanted}, found ${diameter}`);
    const length = diameterOf(
      n,
      [...new Set(ids)].map((id) => edges[id]!),
    );
    if (length !== diameter)
      throw new Error(`the edges have ${length}, the first line ${diameter}`);
  },
});
