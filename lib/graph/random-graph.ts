/**
 * randomGraph: edge lists for tests: random graphs, simple graphs, connected graphs, and shapes by name.
 *
 * Use     const made = randomGraph(random, n, m); csr(made.n, made.from, made.to)
 * Time    O(n + m) expected
 * Space   8 bytes an edge; simple graphs an entry of a Set for each edge besides
 * Limits  n in [1, 2^26) for simple graphs, so that a pair of vertices is one safe integer; not checked to
 *         be numbers: randomGraph(n, m), simpleGraph(n), connectedGraph(n, m), atGraphShapes(m)
 * Errors  RangeError from simpleGraph where n vertices have fewer than m pairs
 * Source  folklore, own code
 * Tested  random-graph.test.ts: what each kind promises, every graph of 3 vertices turns up
 */
import { numberLines } from "../io/number-lines";
import type { Random } from "../sequence/random";

export interface EdgeList {
  readonly n: number;
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** m edges between any of n ≥ 1 vertices: loops and parallel edges occur. */
export function randomGraph(random: Random, n: number, m: number): EdgeList {
  const vertex = () => random.int(0, n - 1);
  return {
    n,
    from: Int32Array.from({ length: m }, vertex),
    to: Int32Array.from({ length: m }, vertex),
  };
}

/**
 * m different edges without loops; two edges never join the same pair (in directed graphs, ordered
 * pair).
 */
export function simpleGraph(random: Random, n: number, m: number, directed = false): EdgeList {
  const pairs = directed ? n * (n - 1) : (n * (n - 1)) / 2;
  if (!(m <= pairs))
    throw new RangeError(`simpleGraph: ${n} vertices have ${pairs} pairs, got ${m}`);
  const chosen = new Set<number>();
  // If more than half of the pairs are wanted, it draws the ones to leave out.
  const sparse = 2 * m <= pairs;
  const count = sparse ? m : pairs - m;
  while (chosen.size < count) {
    const a = random.int(0, n - 1);
    const b = random.int(0, n - 1);
    if (a !== b) chosen.add(directed || a < b ? a * n + b : b * n + a);
  }
  const codes = sparse ? [...chosen] : otherPairs(n, directed, chosen);
  random.shuffle(codes);
  const from = new Int32Array(m);
  const to = new Int32Array(m);
  for (let e = 0; e < m; e++) {
    const a = Math.floor(codes[e]! / n);
    const b = codes[e]! % n;
    const turned = !directed && random.int(0, 1) === 1;
    from[e] = turned ? b : a;
    to[e] = turned ? a : b;
  }
  return { n, from, to };
}

/** A connected graph: a random tree and m - n + 1 edges between any vertices, in random order. */
export function connectedGraph(random: Random, n: number, m: number): EdgeList {
  const labels = random.shuffle(Int32Array.from({ length: n }, (_, v) => v));
  const order = random.shuffle(Int32Array.from({ length: m }, (_, e) => e));
  const from = new Int32Array(m);
  const to = new Int32Array(m);
  for (let e = 0; e < m; e++) {
    const inTree = e < n - 1;
    from[order[e]!] = inTree ? labels[e + 1]! : random.int(0, n - 1);
    to[order[e]!] = inTree ? labels[random.int(0, e)]! : random.int(0, n - 1);
  }
  return { n, from, to };
}

/** The path 0 - 1 - … - (n - 1), edges in this order; recursive code overflows the stack on it. */
export function pathGraph(n: number): EdgeList {
  if (!(Number.isInteger(n) && n >= 1 && n <= 2 ** 30)) {
    throw new RangeError(`pathGraph: n must be an integer in [1, 2^30], got ${n}`);
  }
  const from = Int32Array.from({ length: n - 1 }, (_, v) => v);
  return { n, from, to: from.map((v) => v + 1) };
}

/** Graphs of about m edges, by name, that strain code on graphs; arcs of a star lead away from 0. */
export const graphShapes: Readonly<Record<string, (m: number) => EdgeList>> = {
  star: (m) => listOf(m, (e) => [0, e + 1]),
  "path-back": (m) => listOf(m, (e) => [m - e, m - e - 1]),
  ring: (m) => listOf(m, (e) => [e, (e + 1) % m]),
  // Each edge of a path twice, there and back.
  doubled: (m) => listOf(m, (e) => [(e >> 1) + (e & 1), (e >> 1) + 1 - (e & 1)]),
  // Triangles in a row, each meets the next in a vertex.
  triangles: (m) =>
    listOf(m, (e) => {
      const first = 2 * Math.floor(e / 3);
      return [first + (e % 3), e % 3 === 2 ? first : first + (e % 3) + 1];
    }),
  // Two paths, the left one down and the right one up, and a rung between them on each step.
  ladder: (m) =>
    listOf(m, (e) => {
      const left = 2 * Math.floor(e / 3);
      if (e % 3 === 0) return [left, left + 1];
      return e % 3 === 1 ? [left, left + 2] : [left + 3, left + 1];
    }),
  complete: (m) => {
    const n = Math.floor((1 + Math.sqrt(1 + 8 * m)) / 2);
    let [a, b] = [0, 0];
    return listOf((n * (n - 1)) / 2, () => {
      if (++b === n) b = ++a + 1;
      return [a, b];
    });
  },
};

/** For a twin's atBounds: an input "max-…" for each of graphShapes. */
export function atGraphShapes(
  m: number,
  input: (random: Random, edges: EdgeList) => string,
): Record<string, (random: Random) => string> {
  return Object.fromEntries(
    Object.entries(graphShapes).map(([name, shape]) => [
      `max-${name}`,
      (random: Random) => input(random, shape(m)),
    ]),
  );
}

/** One of graphShapes, of about m ≥ 1 edges. */
export function graphShape(random: Random, m: number): EdgeList {
  return random.pick(Object.values(graphShapes))(m);
}

/** As many vertices as the ends name. */
function listOf(m: number, ends: (e: number) => [number, number]): EdgeList {
  if (!Number.isInteger(m) || m < 0 || m > 2 ** 28) {
    throw new RangeError(`graphShapes: m must be an integer in [0, 2^28], got ${m}`);
  }
  const from = new Int32Array(m);
  const to = new Int32Array(m);
  let n = 1;
  for (let e = 0; e < m; e++) {
    const [a, b] = ends(e);
    from[e] = a;
    to[e] = b;
    n = Math.max(n, a + 1, b + 1);
  }
  return { n, from, to };
}

/** A line "from to" for each edge, followed by the edge's value in each of the columns. */
export function edgeLines({ from, to }: EdgeList, ...columns: ArrayLike<number>[]): string {
  const all = [from, to, ...columns];
  function* rows() {
    for (let e = 0; e < from.length; e++) yield all.map((column) => column[e]!);
  }
  return new TextDecoder().decode(numberLines(rows()));
}

function otherPairs(n: number, directed: boolean, without: Set<number>): number[] {
  const codes: number[] = [];
  for (let a = 0; a < n; a++) {
    for (let b = directed ? 0 : a + 1; b < n; b++) {
      if (a !== b && !without.has(a * n + b)) codes.push(a * n + b);
    }
  }
  return codes;
}
