import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
import { type EdgeList, edgeLines } from "../random-graph";

/** Different arcs without loops: a random tree from the root, and others between any vertices. */
function reachable(random: Random, n: number, m: number): EdgeList & { root: number } {
  const labels = random.shuffle(Int32Array.from({ length: n }, (_, v) => v));
  const codes = new Set<number>();
  for (let v = 1; v < n; v++) codes.add(labels[random.int(0, v - 1)]! * n + labels[v]!);
  while (codes.size < Math.min(m, n * (n - 1))) {
    const [a, b] = [random.int(0, n - 1), random.int(0, n - 1)];
    if (a !== b) codes.add(a * n + b);
  }
  const order = random.shuffle([...codes]);
  const from = Int32Array.from(order, (code) => Math.floor(code / n));
  return { n, from, to: Int32Array.from(order, (code) => code % n), root: labels[0]! };
}

function text(random: Random, n: number, m: number, high: number): string {
  const graph = reachable(random, n, m);
  const weights = graph.from.map(() => random.int(0, high));
  return `${n} ${weights.length} ${graph.root}\n${edgeLines(graph, weights)}`;
}

/** Rings within rings: each pair of neighbours prefers itself, then each pair of pairs, and so on. */
function nested(n: number): string {
  const from: number[] = [];
  const to: number[] = [];
  const weights: number[] = [];
  const arc = (a: number, b: number, weight: number) => {
    from.push(a);
    to.push(b);
    weights.push(weight);
  };
  for (let v = 1; v < n; v++) {
    arc(v - 1, v, 1000 + v);
    if (v > 1) arc(v, v - 1, v);
  }
  const lists = { n, from: Int32Array.from(from), to: Int32Array.from(to) };
  return `${n} ${from.length} 0\n${edgeLines(lists, weights)}`;
}

/** Rings of two, joined by rings of two, and so on; only one arc leads in from the root. */
function ringsOfRings(random: Random, levels: number): string {
  const n = 2 ** levels;
  const arcs = [[0, 1, 1e9]];
  for (let half = 1; half < n; half *= 2) {
    for (let first = 1; first <= n; first += 2 * half) {
      const [a, b] = [first + random.int(0, half - 1), first + half + random.int(0, half - 1)];
      arcs.push([a, b, half], [b, a, half]);
    }
  }
  return listText(n + 1, arcs);
}

/** Dear arcs from the root to all, the nearer the dearer, and cheap ones there and back along a path. */
function lollipop(n: number): string {
  const arcs: number[][] = [];
  for (let v = 1; v < n; v++) {
    arcs.push([0, v, 1e9 - v]);
    if (v + 1 < n) arcs.push([v, v + 1, v], [v + 1, v, v]);
  }
  return listText(n, arcs);
}

/** Some arcs twice, with other weights. */
function parallel(random: Random, n: number, m: number): string {
  const arcs: number[][] = [];
  for (let v = 1; v < n; v++) arcs.push([random.int(0, v - 1), v, random.int(0, 9)]);
  while (arcs.length < m) {
    const [a, b] = random.pick(arcs) as [number, number, number];
    arcs.push([a, b, random.int(0, 9)]);
  }
  return listText(n, random.shuffle(arcs));
}

function listText(n: number, arcs: readonly (readonly number[])[]): string {
  return `${[`${n} ${arcs.length} 0`, ...arcs.map((arc) => arc.join(" "))].join("\n")}\n`;
}

function parse(input: string): { n: number; root: number; arcs: number[][] } {
  const [first, ...arcs] = rowsOf(input);
  return { n: first![0]!, root: first![2]!, arcs };
}

/** True where every vertex comes to the root along the parents. */
function isTree(parents: readonly number[], root: number): boolean {
  return parents.every((_, v) => {
    let at = v;
    for (let step = 0; step < parents.length && at !== root; step++) at = parents[at]!;
    return at === root;
  });
}

/** All choices of an arc into each vertex. */
function naive(input: string): string {
  const { n, root, arcs } = parse(input);
  let best = Number.POSITIVE_INFINITY;
  const parents: number[] = [];
  const choose = (v: number, sum: number): void => {
    if (v === n) {
      if (sum < best && isTree(parents, root)) best = sum;
      return;
    }
    if (v === root) {
      parents[v] = root;
      choose(v + 1, sum);
      return;
    }
    for (const [a, b, c] of arcs) {
      if (b !== v) continue;
      parents[v] = a!;
      choose(v + 1, sum + c!);
    }
  };
  choose(0, 0);
  return `${best}\n`;
}

function check(input: string, output: string, expected: string | undefined): void {
  const { n, root, arcs } = parse(input);
  const [total, ...parents] = output.trim().split(/\s+/).map(Number);
  const wanted = expected?.trim().split(/\s+/)[0];
  if (wanted !== undefined && Number(wanted) !== total) {
    throw new Error(`expected a total of ${wanted}, found ${total}`);
  }
  if (parents.length !== n || parents[root] !== root) throw new Error(`expected ${n} parents`);
  // Of parallel arcs the lightest: the output names only the ends.
  const weight = new Map<number, number>();
  for (const [a, b, c] of arcs) {
    weight.set(a! * n + b!, Math.min(c!, weight.get(a! * n + b!) ?? Number.POSITIVE_INFINITY));
  }
  let sum = 0;
  for (let v = 0; v < n; v++) {
    if (v === root) continue;
    const c = weight.get(parents[v]! * n + v);
    if (c === undefined) throw new Error(`no arc from ${parents[v]} to ${v}`);
    sum += c;
  }
  // Levels from the root: all vertices have one exactly where the parents are a tree.
  const isBelow = new Uint8Array(n);
  isBelow[root] = 1;
  for (let v = 0; v < n; v++) {
    const path: number[] = [];
    let at = v;
    while (isBelow[at] === 0 && path.length <= n) {
      path.push(at);
      at = parents[at]!;
    }
    if (isBelow[at] === 0) throw new Error(`the parents of ${v} never come to the root`);
    for (const u of path) isBelow[u] = 1;
  }
  if (sum !== total) throw new Error(`the arcs weigh ${sum}, the first line says ${total}`);
}

export const twin: Twin = {
  problem: "directedmst",
  timeLimitMs: 5_000,
  rounds: 100,
  generators: {
    small: (random) => text(random, random.int(1, 5), random.int(1, 12), random.int(0, 9)),
    sparse: (random) => text(random, random.int(5, 7), random.int(8, 14), 20),
    rings: (random) => ringsOfRings(random, random.int(1, 2)),
    lollipop: (random) => lollipop(random.int(1, 6)),
    parallel: (random) => {
      const n = random.int(2, 6);
      return parallel(random, n, random.int(n - 1, 10));
    },
    "max-random": (random) => text(random, 100_000, 200_000, 1e9),
    "max-sparse": (random) => text(random, 190_000, 200_000, 1e9),
    "max-dense": (random) => text(random, 460, 200_000, 1e9),
    "max-equal": (random) => text(random, 50_000, 200_000, 0),
    "max-nested": () => nested(100_001),
  },
  atBounds: {
    "max-rings": (random) => ringsOfRings(random, 16),
    "max-lollipop": () => lollipop(66_667),
    "max-parallel": (random) => parallel(random, 50_000, 200_000),
  },
  naive,
  check,
};
