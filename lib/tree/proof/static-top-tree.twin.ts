import { described } from "../../../scripts/verify/shape";

const P = 998_244_353n;

/** The twins of two problems: the questions name the root, or it is vertex 0. */
export const pathSumsTwin = (problem: string, isFixed: boolean) =>
  described({
    problem,
    timeLimitMs: 10_000,
    rounds: 30,
    middle: 25,
    shape: (s) => {
      const [n, q] = [s.size(1, 200_000), s.size(1, 200_000)];
      const value = (least: number) => BigInt(s.int(least, Number(P) - 1));
      const values = s.list(n, () => value(0));
      const edges = s.tree(n, () => [value(1), value(0)] as const);
      const query = () => {
        const isEdge = s.pick(...(n > 1 ? [0, 1] : [0])) === 1;
        const at = s.index(isEdge ? n - 1 : n);
        const [x, y] = isEdge ? [value(1), value(0)] : [value(0)];
        return { isEdge, at, x: x!, y: y ?? 0n, root: isFixed ? 0 : s.index(n) };
      };
      return { values, edges, queries: s.list(q, query) };
    },
    /** From the root of each question a walk away from it, with the composite of the edges back to it. */
    naive: ({ values, edges, queries }) =>
      queries.map(({ isEdge, at, x, y, root }) => {
        if (isEdge) edges[at] = [edges[at]![0], edges[at]![1], [x, y]];
        else values[at] = x;
        let sum = 0n;
        const walk: [number, number, bigint, bigint][] = [[root, -1, 1n, 0n]];
        for (const [v, from, slope, shift] of walk) {
          sum += slope * values[v]! + shift;
          for (const [one, other, [b, c]] of edges) {
            const w = one === v ? other : other === v ? one : from;
            if (w !== from) walk.push([w, v, (slope * b) % P, (slope * c + shift) % P]);
          }
        }
        return sum % P;
      }),
  });

export const twin = pathSumsTwin("point_set_tree_path_composite_sum", false);
