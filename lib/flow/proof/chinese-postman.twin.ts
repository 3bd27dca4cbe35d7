import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "DPL_2_B",
  timeLimitMs: 1000,
  rounds: 60,
  middle: 11,
  shape: (s) => {
    const n = s.size(2, 15);
    const m = s.size(n - 1, 200, 2);
    return { n, edges: s.graph(n, m, { connected: true, parallel: true }, () => s.int(0, 1000)) };
  },
  /** The least that pairs of the odd vertices cost, by sets of vertices, beside all edges once. */
  naive: ({ n, edges }) => {
    const distance = Array.from({ length: n }, (_, u) =>
      Array.from({ length: n }, (_, v) => (u === v ? 0 : Infinity)),
    );
    let odd = 0;
    for (const [a, b, length] of edges) {
      distance[a]![b] = distance[b]![a] = Math.min(distance[a]![b]!, length);
      odd ^= (1 << a) ^ (1 << b);
    }
    for (const [k, middle] of distance.entries()) {
      for (const row of distance) {
        for (const [v, length] of middle.entries()) row[v] = Math.min(row[v]!, row[k]! + length);
      }
    }
    const best = new Float64Array(2 ** n).fill(Infinity);
    best[0] = 0;
    for (let set = 1; set < best.length; set++) {
      if ((set & odd) !== set) continue;
      const first = 31 - Math.clz32(set);
      for (let v = 0; v < first; v++) {
        if (!((set >> v) & 1)) continue;
        const rest = set ^ (1 << v) ^ (1 << first);
        best[set] = Math.min(best[set]!, best[rest]! + distance[v]![first]!);
      }
    }
    return edges.reduce((sum, [, , length]) => sum + length, best[odd]!);
  },
});
