import { described } from "../../../scripts/verify/shape";
import { neighbours, pathBetween } from "../../graph/proof/naive-graph";

const P = 998_244_353n;

export const twin = described({
  problem: "dynamic_tree_vertex_set_path_composite",
  timeLimitMs: 5000,
  rounds: 40,
  shape: (s) => {
    const [n, q] = [s.size(1, 200_000), s.size(1, 200_000, 3)];
    const value = (least: number) => BigInt(s.int(least, Number(P) - 1));
    const map = () => [value(1), value(0)] as const;
    const maps = s.list(n, map);
    // A parent has a smaller number than its child, also after an edge has moved.
    const up = [-1];
    const edges = s.list(n - 1, (i) => {
      up.push(s.int(0, i));
      return [up[i + 1]!, s.int(i + 1, i + 1)] as const;
    });
    const query = () => {
      const kind = s.pick(...(n > 1 ? [0, 1, 2] : [1, 2]));
      if (kind === 1) return { at: s.index(n), map: map() };
      if (kind === 2) return { ends: [s.index(n), s.index(n)] as const, x: value(0) };
      const v = s.int(1, n - 1);
      const u = s.pick(up[v]!);
      up[v] = s.int(Math.max(0, v - 3), v - 1);
      return { cut: [u, v] as const, joined: [up[v]!, s.pick(v)] as const };
    };
    return { maps, edges, queries: s.list(q, query) };
  },
  /** A search along the path for each question. */
  naive: ({ maps, edges, queries }) => {
    const next = neighbours(maps.length, edges);
    return queries.flatMap(({ at, map, ends, x, cut, joined }) => {
      if (ends) {
        const along = pathBetween(next, ...ends).map((v) => maps[v]!);
        return along.reduce((y, [a, b]) => (a * y + b) % P, x);
      }
      if (map) maps[at] = map;
      if (!cut) return [];
      for (const [u, v] of [cut, [...cut].reverse() as [number, number]]) next[u]!.delete(v);
      for (const [u, v] of [joined, [...joined].reverse() as [number, number]]) next[u]!.add(v);
      return [];
    });
  },
});
