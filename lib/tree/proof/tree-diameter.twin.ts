import { described } from "../../../scripts/verify/shape";

const numbers = (text: string) => text.trim().split(/\s+/).map(Number);

export const twin = described({
  problem: "tree_diameter",
  timeLimitMs: 5_000,
  rounds: 70,
  middle: 40,
  shape: (s) => {
    const n = s.size(2, 500_000);
    return { n, edges: s.tree(n, () => s.int(0, 1e9)) };
  },
  /** Distances between all pairs; the path itself is only checked. */
  naive: ({ n, edges }) => {
    const far = Array.from({ length: n }, (_, v) =>
      Array.from({ length: n }, (_, w) => (v === w ? 0 : Infinity)),
    );
    for (const [u, v, length] of edges) far[u]![v] = far[v]![u] = length;
    for (let via = 0; via < n; via++) {
      for (const row of far) {
        for (let w = 0; w < n; w++) row[w] = Math.min(row[w]!, row[via]! + far[via]![w]!);
      }
    }
    return Math.max(...far.flat());
  },
  check: ({ n, edges }, output, expected) => {
    const [length, count, ...path] = numbers(output);
    if (path.length !== count || new Set(path).size !== count) throw new Error("no simple path");
    const lengths = new Map(
      edges.flatMap(([u, v, own]) => [
        [u * n + v, own],
        [v * n + u, own],
      ]),
    );
    const sum = path
      .slice(1)
      .reduce((all, v, i) => all + (lengths.get(path[i]! * n + v) ?? NaN), 0);
    if (sum !== length) throw new Error(`the path is ${sum} long, not ${length}`);
    const wanted = expected === undefined ? length : numbers(expected)[0];
    if (length !== wanted) throw new Error(`expected the length ${wanted}, found ${length}`);
  },
});
