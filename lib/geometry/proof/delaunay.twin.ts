import { described } from "../../../scripts/verify/shape";
import { cloud, clouds, type Point, randomPoints, testOf } from "./convex-hull.twin";

const square = ([ax, ay]: Point, [bx, by]: Point) => (ax - bx) ** 2 + (ay - by) ** 2;

/** Prim's algorithm over all pairs. */
function prim(points: readonly Point[]): [number, number][] {
  const distance = points.map((point) => square(point, points[0]!));
  const link = points.map(() => 0);
  const open = new Set(points.keys());
  open.delete(0);
  const edges: [number, number][] = [];
  while (open.size > 0) {
    let nearest = -1;
    for (const i of open) if (nearest < 0 || distance[i]! < distance[nearest]!) nearest = i;
    open.delete(nearest);
    edges.push([link[nearest]!, nearest]);
    for (const i of open) {
      const other = square(points[i]!, points[nearest]!);
      if (other < distance[i]!) [distance[i], link[i]] = [other, nearest];
    }
  }
  return edges;
}

const pairsOf = (text: string): [number, number][] =>
  text
    .trim()
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split(" ").map(Number) as [number, number]);

/**
 * A spanning tree. All minimum spanning trees have the same lengths; a tree for whose answer nothing is
 * known must at least have an edge from each point to a nearest one, where cells of a grid find it.
 */
function check(points: readonly Point[], output: string, expected: string | undefined): void {
  const edges = pairsOf(output);
  if (edges.length !== points.length - 1) throw new Error(`expected ${points.length - 1} edges`);
  const label = points.map((_, i) => i);
  const root = (i: number) => {
    let at = i;
    while (label[at] !== at) {
      label[at] = label[label[at]!]!;
      at = label[at]!;
    }
    return at;
  };
  for (const [u, v] of edges) {
    if (points[u] === undefined || points[v] === undefined) throw new Error(`no edge ${u} ${v}`);
    if (root(u) === root(v)) throw new Error(`${u} ${v} closes a circle`);
    label[root(u)] = root(v);
  }
  const lengths = (pairs: readonly [number, number][]) =>
    pairs.map(([u, v]) => square(points[u]!, points[v]!)).sort((a, b) => a - b);
  const mine = lengths(edges);
  if (expected !== undefined) {
    lengths(pairsOf(expected)).forEach((length, i) => {
      if (mine[i] !== length) {
        throw new Error(`edge ${i} by length: expected the square ${length}, found ${mine[i]}`);
      }
    });
    return;
  }
  checkNearest(points, edges);
}

function checkNearest(points: readonly Point[], edges: readonly [number, number][]): void {
  const shortest = points.map(() => Infinity);
  for (const [u, v] of edges) {
    const length = square(points[u]!, points[v]!);
    shortest[u] = Math.min(shortest[u]!, length);
    shortest[v] = Math.min(shortest[v]!, length);
  }
  const side = 64;
  const cells = new Map<string, number[]>();
  const key = (x: number, y: number) => `${x},${y}`;
  const cell = (value: number) => Math.floor(value / side);
  points.forEach(([x, y], i) => {
    const name = key(cell(x), cell(y));
    const list = cells.get(name);
    if (list) list.push(i);
    else cells.set(name, [i]);
  });
  points.forEach((point, i) => {
    if (i % 97 !== 0) return;
    for (let x = cell(point[0]) - 1; x <= cell(point[0]) + 1; x++) {
      for (let y = cell(point[1]) - 1; y <= cell(point[1]) + 1; y++) {
        for (const j of cells.get(key(x, y)) ?? []) {
          if (j !== i && square(point, points[j]!) < shortest[i]!) {
            throw new Error(`no edge from ${i} to a nearest point: ${j} is nearer`);
          }
        }
      }
    }
  });
}

export const twin = described({
  problem: "euclidean_mst",
  timeLimitMs: 5_000,
  rounds: 12,
  middle: 300,
  shape: (s) => cloud(s, s.size(1, 200_000), 10_000),
  atBounds: {
    ...clouds(200_000, 10_000, testOf),
    "max-dense": (random) => testOf(randomPoints(random, 200_000, 300)),
    // A cross, and two lines side by side: nearly all on lines.
    "max-cross": (random) => {
      const place = (_: unknown, i: number): Point => {
        const along = (i >> 1) - 10_000;
        return i % 2 === 0 ? [along, 0] : [0, along];
      };
      return testOf(random.shuffle(Array.from({ length: 40_000 }, place)));
    },
    "max-rails": () =>
      testOf(Array.from({ length: 40_000 }, (_, i): Point => [(i >> 1) - 10_000, i % 2])),
  },
  naive: prim,
  check,
});
