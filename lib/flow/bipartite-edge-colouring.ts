/**
 * bipartiteEdgeColouring: a colour for each edge of a bipartite graph, no colour twice at a vertex.
 *
 * Use     const { colours, colour } = bipartiteEdgeColouring(3, 3, from, to)
 * Time    O(m √n log d) for the largest degree d, and there are exactly d colours; O(m) where paths of two
 *         colours are short, as they mostly are
 * Space   60 bytes an edge
 * Limits  left and right in [0, 2^30); parallel edges may occur
 * Errors  RangeError for a bad count, an endpoint outside, sides of different lengths
 * Source  paths of two colours: D. Kőnig (1916), for a while; then H. N. Gabow, Int. J. Computer and
 *         Information Sciences 5 (1976), 345-355: halve the graph along Euler walks, take a perfect
 *         matching out where the degree is odd
 * Tested  bipartite-edge-colouring.test.ts: every vertex's colours on random graphs, a path of 10^5;
 *         verify: Library Checker bipartite_edge_coloring
 *
 * Vertices of small degree are merged and edges added until all degrees are d: n' · d ≤ 2 m + 2 d edges.
 */
import { bipartiteMatching } from "./bipartite-matching";

export interface EdgeColouring {
  /** How many colours are used. */
  readonly colours: number;
  /** The colour of each edge, in [0, colours). */
  readonly colour: Int32Array;
}

/** How many steps along paths an edge may cost on average before the halves are the faster way. */
const PATIENCE = 25;

/** Edge e joins the left vertex from[e] and the right vertex to[e]. */
export function bipartiteEdgeColouring(
  left: number,
  right: number,
  from: ArrayLike<number>,
  to: ArrayLike<number>,
): EdgeColouring {
  const m = from.length;
  const degreesLeft = degrees("left", left, from);
  const degreesRight = degrees("right", right, to);
  if (to.length !== m) {
    throw new RangeError(
      `bipartiteEdgeColouring: from and to must be equally long, got ${m} and ${to.length}`,
    );
  }
  let most = 0;
  for (const degree of degreesLeft) most = Math.max(most, degree);
  for (const degree of degreesRight) most = Math.max(most, degree);
  const groupsLeft = merge(degreesLeft, most);
  const groupsRight = merge(degreesRight, most);
  const byPaths = colourByPaths(groupsLeft, groupsRight, most, from, to);
  if (byPaths !== undefined) return { colours: most, colour: byPaths };
  const n = Math.max(groupsLeft.count, groupsRight.count);
  const tails = new Int32Array(n * most);
  const heads = new Int32Array(n * most);
  const needLeft = new Int32Array(n).fill(most);
  const needRight = new Int32Array(n).fill(most);
  for (let e = 0; e < m; e++) {
    tails[e] = groupsLeft.group[from[e]!]!;
    heads[e] = groupsRight.group[to[e]!]!;
    needLeft[tails[e]!]!--;
    needRight[heads[e]!]!--;
  }
  for (let e = m, l = 0, r = 0; e < n * most; e++) {
    while (needLeft[l] === 0) l++;
    while (needRight[r] === 0) r++;
    needLeft[l]!--;
    needRight[r]!--;
    tails[e] = l;
    heads[e] = r;
  }
  return { colours: most, colour: colourRegular(n, most, tails, heads).subarray(0, m) };
}

/**
 * Colours edge by edge: where the ends have no free colour in common, two colours change places along a path.
 * undefined if these paths become too long.
 */
function colourByPaths(
  left: Groups,
  right: Groups,
  most: number,
  from: ArrayLike<number>,
  to: ArrayLike<number>,
): Int32Array | undefined {
  const m = from.length;
  const n = left.count + right.count;
  const colour = new Int32Array(m);
  const ends = new Int32Array(m); // the exclusive or of both
  const edgeAt = new Int32Array(n * most).fill(-1); // by vertex and colour
  const lowest = new Int32Array(n); // no free colour is below it
  let steps = PATIENCE * m;
  for (let e = 0; e < m; e++) {
    const u = left.group[from[e]!]!;
    const v = left.count + right.group[to[e]!]!;
    ends[e] = u ^ v;
    let a = lowest[u]!;
    let b = lowest[v]!;
    while (edgeAt[u * most + a]! >= 0) a++;
    while (edgeAt[v * most + b]! >= 0) b++;
    steps -= a - lowest[u]! + b - lowest[v]!;
    lowest[u] = a;
    lowest[v] = b;
    if (edgeAt[u * most + b]! < 0) a = b;
    // The path of colours a, b, a, … from v. It never comes to u, where a is free.
    for (let at = v, c = a; a !== b; steps--) {
      const f = edgeAt[at * most + c]!;
      edgeAt[at * most + c] = edgeAt[at * most + a + b - c]!;
      edgeAt[at * most + a + b - c] = f;
      c = a + b - c;
      if (f < 0) {
        if (c < lowest[at]!) lowest[at] = c;
        break;
      }
      colour[f] = c;
      at ^= ends[f]!;
    }
    if (steps < 0) return undefined;
    colour[e] = a;
    edgeAt[u * most + a] = edgeAt[v * most + a] = e;
  }
  return colour;
}

/** Colours of a graph whose vertices, n on each side, all have the degree `most`. */
function colourRegular(n: number, most: number, tails: Int32Array, heads: Int32Array): Int32Array {
  const colour = new Int32Array(tails.length);
  const edges = Int32Array.from(tails, (_, e) => e);
  const halves = new EulerHalves(n, tails, heads);
  // Parts to do: edges[first …] of n · degree edges, which get the colours from base on.
  const parts = [0, most, 0];
  while (parts.length > 0) {
    const base = parts.pop()!;
    let degree = parts.pop()!;
    let first = parts.pop()!;
    if (degree % 2 === 1) {
      takeMatching(n, edges.subarray(first, first + n * degree), tails, heads);
      for (let at = first; at < first + n; at++) colour[edges[at]!] = base + degree - 1;
      first += n;
      degree--;
    }
    if (degree === 0) continue;
    halves.split(edges.subarray(first, first + n * degree));
    parts.push(first, degree / 2, base, first + (n * degree) / 2, degree / 2, base + degree / 2);
  }
  return colour;
}

/** Moves the edges of a perfect matching to the front. */
function takeMatching(n: number, edges: Int32Array, tails: Int32Array, heads: Int32Array): void {
  if (edges.length === n) return;
  const partner = bipartiteMatching(
    n,
    n,
    edges.map((e) => tails[e]!),
    edges.map((e) => heads[e]!),
  );
  let put = 0;
  for (let at = 0; at < edges.length; at++) {
    const e = edges[at]!;
    if (partner[tails[e]!] !== heads[e]) continue;
    partner[tails[e]!] = -1; // one of parallel edges is enough
    edges[at] = edges[put]!;
    edges[put++] = e;
  }
}

/** Closed walks through all edges; the edges walked from left to right are one half. */
class EulerHalves {
  readonly n: number;
  readonly tails: Int32Array;
  readonly heads: Int32Array;
  /** Unused edges at each vertex, the right ones at n + r, linked by next[2 e] and next[2 e + 1]. */
  readonly first: Int32Array;
  readonly next: Int32Array;
  readonly used: Uint8Array;
  readonly half: Int32Array;

  constructor(n: number, tails: Int32Array, heads: Int32Array) {
    this.n = n;
    this.tails = tails;
    this.heads = heads;
    this.first = new Int32Array(2 * n).fill(-1);
    this.next = new Int32Array(2 * tails.length);
    this.used = new Uint8Array(tails.length);
    this.half = new Int32Array(tails.length);
  }

  /**
   * Orders `edges`, where all degrees are even, so that each half has half of every degree. The list of a
   * right vertex may keep edges of earlier calls at its end; no walk comes so far.
   */
  split(edges: Int32Array): void {
    const { n, tails, heads, first, next, used, half } = this;
    for (const e of edges) {
      used[e] = 0;
      next[2 * e] = first[tails[e]!]!;
      first[tails[e]!] = e;
      next[2 * e + 1] = first[n + heads[e]!]!;
      first[n + heads[e]!] = e;
    }
    let there = 0;
    let back = edges.length;
    for (const start of edges) {
      let v = tails[start]!;
      for (;;) {
        let e = first[v]!;
        while (e >= 0 && used[e] === 1) e = next[v < n ? 2 * e : 2 * e + 1]!;
        if (e < 0) {
          first[v] = -1;
          break;
        }
        first[v] = next[v < n ? 2 * e : 2 * e + 1]!;
        used[e] = 1;
        if (v < n) half[there++] = e;
        else half[--back] = e;
        v = v < n ? n + heads[e]! : tails[e]!;
      }
    }
    edges.set(half.subarray(0, edges.length));
  }
}

function degrees(side: string, count: number, ends: ArrayLike<number>): Int32Array {
  if (!Number.isInteger(count) || count < 0 || count >= 2 ** 30) {
    throw new RangeError(
      `bipartiteEdgeColouring: ${side} must be an integer in [0, 2^30), got ${count}`,
    );
  }
  const degree = new Int32Array(count);
  for (let e = 0; e < ends.length; e++) {
    const v = ends[e]!;
    if (v >>> 0 !== v || v >= count) {
      throw new RangeError(
        `bipartiteEdgeColouring: the ${side} end of edge ${e} must be in [0, ${count}), got ${v}`,
      );
    }
    degree[v]!++;
  }
  return degree;
}

interface Groups {
  readonly count: number;
  readonly group: Int32Array;
}

/** Puts neighbours into one group while their degrees add up to at most `most`. */
function merge(degree: Int32Array, most: number): Groups {
  const group = new Int32Array(degree.length);
  let count = 1;
  let sum = 0;
  for (let v = 0; v < degree.length; v++) {
    if (sum + degree[v]! > most) {
      count++;
      sum = 0;
    }
    sum += degree[v]!;
    group[v] = count - 1;
  }
  return { count, group };
}
