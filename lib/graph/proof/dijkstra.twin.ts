import type { Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";
import { atGraphShapes, type EdgeList, edgeLines, pathGraph, simpleGraph } from "../random-graph";

function text(random: Random, edges: EdgeList, low: number, high: number): string {
  const { n, from } = edges;
  const s = random.int(0, n - 1);
  const t = (s + random.int(1, n - 1)) % n;
  const weights = from.map(() => random.int(low, high));
  return `${n} ${from.length} ${s} ${t}\n${edgeLines(edges, weights)}`;
}

type Arc = readonly [from: number, to: number, weight: number];

function arcsText(random: Random, n: number, t: number, arcs: Arc[]): string {
  const lines = random.shuffle(arcs).map((arc) => arc.join(" "));
  return `${[`${n} ${arcs.length} 0 ${t}`, ...lines].join("\n")}\n`;
}

/** All ways lead through one vertex, which k arcs reach, each sooner than the one before: 1 … k, k + 1. */
function hub(random: Random, k: number): string {
  const arcs: Arc[] = [];
  for (let i = 0; i < k; i++) {
    arcs.push([0, i + 1, i], [i + 1, k + 1, 2 * (k - i - 1)]);
    arcs.push([k + 1, k + 2 + i, 2 * i], [k + 2 + i, 2 * k + 2, k - i - 1]);
  }
  return arcsText(random, 2 * k + 3, 2 * k + 2, arcs);
}

/** Every vertex is known at once, from the far ones on; the way along the path makes each nearer again. */
function fan(random: Random, n: number): string {
  const arcs: Arc[] = [];
  for (let v = 1; v < n; v++) arcs.push([0, v, 2 * (n - v)], [v, v === 1 ? 0 : v - 1, 1]);
  return arcsText(random, n, 1, arcs);
}

/** Streets there and back between neighbours of a square. */
function grid(random: Random, width: number): string {
  const arcs: Arc[] = [];
  const both = (a: number, b: number) =>
    arcs.push([a, b, random.int(0, 1e9)], [b, a, random.int(0, 1e9)]);
  for (let v = 0; v < width * width; v++) {
    if ((v + 1) % width !== 0) both(v, v + 1);
    if (v + width < width * width) both(v, v + width);
  }
  return arcsText(random, width * width, width * width - 1, arcs);
}

/** All pairs; a cheap path through all vertices, so that distances fall in every step. */
function longPath(random: Random, n: number): string {
  const arcs: Arc[] = [];
  for (let a = 0; a < n; a++) {
    for (let b = 0; b < n; b++) {
      if (a !== b) arcs.push([a, b, b === a + 1 ? 1 : 2 * (n - a) + 3 * (n - b)]);
    }
  }
  return arcsText(random, n, n - 1, arcs);
}

/** The shapes of the judge's inputs at the problem's bounds; the radix heap's twin takes them too. */
const atBounds: NonNullable<Twin["atBounds"]> = {
  ...atGraphShapes(499_999, (random, edges) => text(random, simple(edges), 0, 1e9)),
  "max-hub": (random) => hub(random, 124_999),
  "max-fan": (random) => fan(random, 250_000),
  "max-grid": (random) => grid(random, 353),
  "max-long-path": (random) => longPath(random, 707),
};

/** Without arcs that are there already. */
function simple({ n, from, to }: EdgeList): EdgeList {
  const codes = new Set(Array.from(from, (a, e) => a * n + to[e]!));
  return {
    n,
    from: Int32Array.from(codes, (code) => Math.floor(code / n)),
    to: Int32Array.from(codes, (code) => code % n),
  };
}

function parse(input: string): { n: number; s: number; t: number; arcs: number[][] } {
  const [first, ...arcs] = rowsOf(input);
  const [n, , s, t] = first as [number, number, number, number];
  return { n, s, t, arcs };
}

/** Relaxation until nothing changes. It omits the arcs of the path: the check needs only its length. */
function naive(input: string): string {
  const { n, s, t, arcs } = parse(input);
  const distance = new Array<number>(n).fill(Number.POSITIVE_INFINITY);
  distance[s] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const [a, b, c] of arcs) {
      if (distance[a!]! + c! >= distance[b!]!) continue;
      distance[b!] = distance[a!]! + c!;
      changed = true;
    }
  }
  return distance[t] === Number.POSITIVE_INFINITY ? "-1\n" : `${distance[t]}\n`;
}

function check(input: string, output: string, expected: string | undefined): void {
  const { n, s, t, arcs } = parse(input);
  const numbers = output.trim().split(/\s+/).map(Number);
  const wanted = expected?.trim().split(/\s+/)[0];
  if (wanted !== undefined && Number(wanted) !== numbers[0]) {
    throw new Error(`expected length ${wanted}, found ${numbers[0]}`);
  }
  if (numbers[0] === -1) return;
  const [length, count] = numbers;
  const weight = new Map(arcs.map(([a, b, c]) => [a! * n + b!, c!]));
  const seen = new Set([s]);
  let at = s;
  let sum = 0;
  for (let i = 0; i < count!; i++) {
    const [a, b] = [numbers[2 + 2 * i]!, numbers[3 + 2 * i]!];
    const c = weight.get(a * n + b);
    if (a !== at || c === undefined) throw new Error(`no arc from ${at} to ${b} (arc ${i})`);
    if (seen.has(b)) throw new Error(`the path meets ${b} twice`);
    seen.add(b);
    sum += c;
    at = b;
  }
  if (at !== t || sum !== length || numbers.length !== 2 + 2 * count!) {
    throw new Error(`the path ends at ${at} with length ${sum}, expected ${t} and ${length}`);
  }
}

const sparse = (random: Random, n: number, m: number, low: number, high: number) =>
  text(random, simpleGraph(random, n, Math.min(m, n * (n - 1)), true), low, high);

export const twin: Twin = {
  problem: "shortest_path",
  timeLimitMs: 5_000,
  rounds: 100,
  generators: {
    small: (random) => sparse(random, random.int(2, 6), random.int(1, 14), 0, random.int(0, 9)),
    middle: (random) => sparse(random, random.int(10, 30), random.int(20, 120), 0, 1e9),
    hub: (random) => hub(random, random.int(1, 9)),
    fan: (random) => fan(random, random.int(2, 12)),
    grid: (random) => grid(random, random.int(2, 4)),
    "long-path": (random) => longPath(random, random.int(2, 8)),
    "max-sparse": (random) => sparse(random, 500_000, 500_000, 0, 1e9),
    "max-middle": (random) => sparse(random, 100_000, 500_000, 0, 1e9),
    "max-dense": (random) => sparse(random, 710, 500_000, 0, 1e9),
    "max-zero": (random) => sparse(random, 100_000, 500_000, 0, 0),
    "max-path": () => {
      const edges = pathGraph(500_000);
      const weights = edges.from.map(() => 1e9);
      return `${edges.n} ${weights.length} 0 ${edges.n - 1}\n${edgeLines(edges, weights)}`;
    },
  },
  atBounds,
  naive,
  check,
};
