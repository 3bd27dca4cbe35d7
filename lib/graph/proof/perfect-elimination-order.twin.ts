import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
import { atGraphShapes, type EdgeList, edgeLines, simpleGraph } from "../random-graph";

const text = (edges: EdgeList) => `${edges.n} ${edges.from.length}\n${edgeLines(edges)}`;

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

function parse(input: string) {
  const [first, ...edges] = rowsOf(input);
  const near = Array.from({ length: first![0]! }, () => new Set<number>());
  for (const [a, b] of edges) {
    near[a!]!.add(b!);
    near[b!]!.add(a!);
  }
  return near;
}

/** Takes away vertices whose neighbours all have edges between them, as long as there are some. */
function naive(input: string): string {
  const near = parse(input);
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
  return left.size === 0 ? `YES\n${order.join(" ")}\n` : "NO\n";
}

function check(input: string, output: string, expected: string | undefined): void {
  const near = parse(input);
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
        if (u !== first && !near[first]!.has(u)) throw new Error(`behind ${v} lacks ${first} ${u}`);
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
}

export const twin: Twin = {
  problem: "chordal_graph_recognition",
  timeLimitMs: 5000,
  rounds: 150,
  generators: {
    small: (random) => {
      const n = random.int(1, 8);
      return text(simpleGraph(random, n, random.int(0, (n * (n - 1)) / 2)));
    },
    chordal: (random) => nearlyChordal(random, random.int(1, 12), 40, random.int(0, 2)),
    "max-chordal": (random) => nearlyChordal(random, 100_000, 200_000, 0),
    "max-nearly": (random) => nearlyChordal(random, 100_000, 199_000, 3),
    "max-ring": () => text(ring(200_000)),
    "max-random": (random) => text(simpleGraph(random, 200_000, 200_000)),
  },
  atBounds: atGraphShapes(199_999, (_, edges) => text(edges)),
  naive,
  check,
};

function ring(n: number): EdgeList {
  const from = Int32Array.from({ length: n }, (_, v) => v);
  return { n, from, to: from.map((v) => (v + 1) % n) };
}
