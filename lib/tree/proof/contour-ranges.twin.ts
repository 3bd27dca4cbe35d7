import { described } from "../../../scripts/verify/shape";
import { distances, neighbours } from "../../graph/proof/naive-graph";

/** The twins of two problems: additions to vertices and sums of contours, or the reverse. */
export const contourTwin = (problem: string, isAddition: boolean) =>
  described({
    problem,
    timeLimitMs: 10_000,
    rounds: 40,
    middle: 40,
    shape: (s) => {
      const [n, q] = [s.size(1, 100_000), s.size(1, 200_000, 3)];
      const values = s.list(n, () => s.int(0, 1e9));
      const edges = s.tree(n);
      const query = () => {
        const [kind, p] = [s.pick(0, 1), s.index(n)];
        const isContour = (kind === 0) === isAddition;
        const l = isContour ? s.int(0, n) : 0;
        const r = isContour ? s.int(l, n) : 0;
        return { kind, p, l, r, x: kind === 0 ? s.int(0, 1e9) : 0 };
      };
      return { values, edges, queries: s.list(q, query) };
    },
    /** A search from p for each contour. */
    naive: ({ values, edges, queries }) => {
      const next = neighbours(values.length, edges);
      return queries.flatMap(({ kind, p, l, r, x }) => {
        const contour = [...distances(next, p)].filter(([, d]) => l <= d && d < r);
        if (isAddition && kind === 0) for (const [v] of contour) values[v]! += x;
        else if (kind === 0) values[p]! += x;
        if (kind === 0) return [];
        return isAddition ? values[p]! : contour.reduce((sum, [v]) => sum + values[v]!, 0);
      });
    },
  });

export const twin = contourTwin("vertex_add_range_contour_sum_on_tree", false);
