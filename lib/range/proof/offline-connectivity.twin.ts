import { described } from "../../../scripts/verify/shape";

const keyOf = (u: number, v: number) => `${Math.min(u, v)} ${Math.max(u, v)}`;

export const twin = described({
  problem: "100551A",
  timeLimitMs: 3_000,
  rounds: 60,
  small: 8,
  shape: (s) => {
    const [n, k] = [s.size(1, 300_000), s.size(0, 300_000, 5)];
    const there = new Map<string, [number, number]>();
    const list: [number, number][] = [];
    // No loops, no edge twice; one that goes is there.
    const query = () => {
      let edge: [number, number] = [1, 1];
      const sign = s.text(1, 1, "+-?", (random) => {
        edge = [random.int(1, n), random.int(1, n)];
        const kind = random.int(0, 3);
        if (kind < 2 && edge[0] !== edge[1] && !there.has(keyOf(...edge))) return "+";
        if (kind !== 2 || there.size === 0) return "?";
        for (edge = random.pick(list); !there.has(keyOf(...edge)); ) edge = random.pick(list);
        if (random.int(0, 1) === 0) edge.reverse();
        return "-";
      });
      if (sign === "?") return undefined;
      edge = [s.int(1, n, () => edge[0]), s.int(1, n, () => edge[1])];
      if (sign === "-") there.delete(keyOf(...edge));
      else there.set(keyOf(...edge), edge);
      if (sign === "+") list.push(edge);
      return edge;
    };
    return { n, queries: s.list(k, query) };
  },
  naive: ({ n, queries }) => {
    const edges = new Map<string, [number, number]>();
    return queries.flatMap((edge) => {
      if (edge === undefined) return [components(n, [...edges.values()])];
      if (!edges.delete(keyOf(...edge))) edges.set(keyOf(...edge), edge);
      return [];
    });
  },
});

function components(n: number, edges: readonly (readonly [number, number])[]): number {
  const label = Array.from({ length: n + 1 }, (_, v) => v);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [u, v] of edges) {
      changed ||= label[u] !== label[v];
      label[u] = label[v] = Math.min(label[u]!, label[v]!);
    }
  }
  return new Set(label).size - 1;
}
