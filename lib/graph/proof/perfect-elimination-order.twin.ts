import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";
import { atGraphShapes, edgeLines } from "../random-graph";

/** Each vertex joins part of a clique before it, so that the graph is chordal; then `more` edges. */
function nearlyChordal(random: Random, n: number, m: number, more: number): string {
  const label = random.shuffle(Array.from({ length: n }, (_, v) => v));
  const cliques: number[][] = [[0]];
  const edges = new Set<string>();
  const join = (a: number, b: number) => edges.add(a < b ? `${a} ${b}` : `${b} ${a}`);
  for (let v = 1; v < n; v++) {
    const size = random.int(0, Math.min(4, m - edges.size));
    const clique = random.shuffle([...random.pick(cliques)]).slice(0, size);
    for (const u of clique) join(label[u]!, label[v]!);
    cliques.push([...clique, v]);
  }
  for (let e = 0; e < more; e++) {
    const [a, b] = [random.int(0, n - 1), random.int(0, n - 1)];
    if (a !== b) join(a, b);
  }
  return `${n} ${edges.size}\n${random.shuffle([...edges].map((edge) => `${edge}\n`)).join("")}`;
}

export const twin = described({
  problem: "chordal_graph_recognition",
  timeLimitMs: 5000,
  rounds: 100,
  small: 8,
  middle: 15,
  generators: {
    chordal: (random) => nearlyChordal(random, random.int(1, 12), 40, random.int(0, 2)),
    "max-chordal": (random) => nearlyChordal(random, 100_000, 200_000, 0),
    "max-nearly": (random) => nearlyChordal(random, 100_000, 199_000, 3),
  },
  atBounds: atGraphShapes(
    199_999,
    (_, edges) => `${edges.n} ${edges.from.length}\n${edgeLines(edges)}`,
  ),
  shape: (s) => {
    const n = s.size(1, 200_000);
    const edges = s.graph(n, s.size(0, Math.min(200_000, (n * (n - 1)) / 2)));
    const near = Array.from({ length: n }, () => new Set<number>());
    for (const [a, b] of edges) {
      near[a]!.add(b);
      near[b]!.add(a);
    }
    return near;
  },
  /** Takes away vertices whose neighbours all have edges between them, as long as there are some. */
  naive: (near) => {
    const left = new Set(near.keys());
    const order: number[] = [];
    for (let v: number | undefined = 0; v !== undefined; ) {
      v = [...left].find((u) => {
        const around = [...near[u]!].filter((w) => left.has(w));
        return around.every((a) => around.every((b) => a === b || near[a]!.has(b)));
      });
      if (v === undefined) break;
      left.delete(v);
      order.push(v);
    }
    return left.size === 0 ? ["YES", order] : "NO";
  },
  check: (near, output, expected) => {
    const [verdict, ...numbers] = output.trim().split(/\s+/);
    if (expected !== undefined && expected.split(/\s+/)[0] !== verdict) {
      throw new Error(`expected ${expected.split(/\s+/)[0]}, found ${verdict}`);
    }
    const vertices = (verdict === "YES" ? numbers : numbers.slice(1)).map(Number);
    const place = new Map(vertices.map((v, at) => [v, at]));
    if (place.size !== vertices.length) throw new Error("a vertex stands twice");
    if (verdict === "YES") {
      if (vertices.length !== near.length) throw new Error("a vertex is missing");
      for (const v of vertices) {
        const after = [...near[v]!].filter((u) => place.get(u)! > place.get(v)!);
        if (after.length === 0) continue;
        const first = after.reduce((a, b) => (place.get(a)! < place.get(b)! ? a : b));
        for (const u of after) {
          if (u !== first && !near[first]!.has(u))
            throw new Error(`behind ${v} lacks ${first} ${u}`);
        }
      }
      return;
    }
    const length = Number(numbers[0]);
    if (length !== vertices.length || length < 4) throw new Error(`a cycle of ${length} vertices`);
    for (const [at, v] of vertices.entries()) {
      const joined = [...near[v]!].filter((u) => place.has(u)).map((u) => place.get(u)!);
      const isCycle = [1, length - 1].every((step) => joined.includes((at + step) % length));
      if (joined.length !== 2 || !isCycle) throw new Error(`vertex ${v} is not on such a cycle`);
    }
  },
});
