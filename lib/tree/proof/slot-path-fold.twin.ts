import { described } from "../../../scripts/verify/shape";
import { neighbours, pathBetween } from "../../graph/proof/naive-graph";

const P = 998_244_353n;

export const twin = described({
  problem: "vertex_set_path_composite",
  timeLimitMs: 5_000,
  rounds: 40,
  shape: (s) => {
    const [n, q] = [s.size(1, 200_000), s.size(1, 200_000, 2)];
    const value = (least: number) => BigInt(s.int(least, Number(P) - 1));
    const map = () => [value(1), value(0)] as const;
    const maps = s.list(n, map);
    const edges = s.tree(n);
    const query = () =>
      s.pick(0, 1) === 0
        ? { at: s.index(n), map: map() }
        : { ends: [s.index(n), s.index(n)] as const, x: value(0) };
    return { maps, edges, queries: s.list(q, query) };
  },
  naive: ({ maps, edges, queries }) => {
    const next = neighbours(maps.length, edges);
    return queries.flatMap(({ at, map, ends, x }) => {
      if (map) {
        maps[at] = map;
        return [];
      }
      const along = pathBetween(next, ...ends).map((v) => maps[v]!);
      return along.reduce((y, [a, b]) => (a * y + b) % P, x);
    });
  },
});
