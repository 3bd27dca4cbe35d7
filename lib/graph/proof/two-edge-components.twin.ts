import { described } from "../../../scripts/verify/shape";
import { ANY, holdSets, labels } from "./naive-graph";

/** For components that hold together without any of these sets of edges. */
export const edgeComponentsTwin = (
  problem: string,
  cutsOf: <Edge>(edges: readonly Edge[]) => (readonly Edge[])[],
) =>
  described({
    problem,
    timeLimitMs: 5_000,
    rounds: 100,
    middle: 11,
    generators: {
      // The ends of most edges differ by at most 2: long rings and many cuts.
      near: (random) => {
        const n = random.int(2, 11);
        const edges = Array.from({ length: random.int(n - 1, 2 * n) }, () => {
          const v = random.int(0, n - 1);
          const to =
            random.int(0, 3) > 0 ? Math.min(n - 1, v + random.int(0, 2)) : random.int(0, n - 1);
          return `${v} ${to}\n`;
        });
        return `${n} ${edges.length}\n${edges.join("")}`;
      },
    },
    shape: (s) => {
      const [n, m] = [s.size(1, 200_000), s.size(0, 200_000)];
      return { n, edges: s.graph(n, m, ANY) };
    },
    /** Two vertices belong together if none of these sets of edges parts them when left out. */
    naive: ({ n, edges }) => {
      const cuts = cutsOf(edges).map((cut) =>
        labels(
          n,
          edges.filter((edge) => !cut.includes(edge)),
        ),
      );
      const sets = new Map<string, number[]>();
      for (let v = 0; v < n; v++) {
        const key = cuts.map((label) => label[v]).join(" ");
        sets.set(key, [...(sets.get(key) ?? []), v]);
      }
      return [sets.size, ...[...sets.values()].map((set) => [set.length, ...set])];
    },
    check: holdSets,
  });

export const twin = edgeComponentsTwin("two_edge_connected_components", (edges) => [
  [],
  ...edges.map((edge) => [edge]),
]);
