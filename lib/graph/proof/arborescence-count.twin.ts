import { described } from "../../../scripts/verify/shape";
import { ANY } from "./naive-graph";

/** How many sets of arcs give each vertex but the root one arc in, and reach all from it. */
export function trees(n: number, arcs: readonly (readonly number[])[], root: number): number {
  const into = Array.from({ length: n }, (_, v) => arcs.filter((arc) => arc[1] === v));
  const parent = new Array<number>(n).fill(root);
  const climbs = (v: number) => {
    let at = v;
    for (let step = 0; step < n; step++) at = at === root ? root : parent[at]!;
    return at === root;
  };
  const choose = (v: number): number => {
    if (v === n) return parent.every((_, u) => climbs(u)) ? 1 : 0;
    if (v === root) return choose(v + 1);
    let sum = 0;
    for (const [from] of into[v]!) {
      parent[v] = from!;
      sum += choose(v + 1);
    }
    return sum;
  };
  return choose(0);
}

export const twin = described({
  problem: "counting_spanning_tree_directed",
  timeLimitMs: 5000,
  rounds: 150,
  small: 5,
  middle: 0,
  shape: (s) => {
    const [n, m] = [s.size(1, 500), s.size(0, 500_000, 3)];
    const root = s.index(n);
    return { n, root, arcs: s.graph(n, m, ANY).map(([a, b]) => [a, b]) };
  },
  naive: ({ n, root, arcs }) => trees(n, arcs, root),
});
