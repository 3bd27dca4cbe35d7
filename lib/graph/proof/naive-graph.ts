import { componentSets } from "../component-lines";

/** A graph in which all edges are allowed. */
export const ANY = { loops: true, parallel: true };

type Edges = readonly (readonly [number, number, ...unknown[]])[];

/** The neighbours of each vertex. */
export function neighbours(n: number, edges: Edges): Set<number>[] {
  const next = Array.from({ length: n }, () => new Set<number>());
  for (const [u, v] of edges) {
    next[u]!.add(v);
    next[v]!.add(u);
  }
  return next;
}

/** How far each vertex is from one of them, nearest first. */
export function distances(next: readonly ReadonlySet<number>[], from: number): Map<number, number> {
  const far = new Map([[from, 0]]);
  for (const [v, d] of far) for (const w of next[v]!) if (!far.has(w)) far.set(w, d + 1);
  return far;
}

/** The vertices from u to v, by a search from v. */
export function pathBetween(next: readonly ReadonlySet<number>[], u: number, v: number): number[] {
  const far = distances(next, v);
  const path = [u];
  while (path.at(-1) !== v) {
    const at = path.at(-1)!;
    path.push([...next[at]!].find((w) => far.get(w)! < far.get(at)!)!);
  }
  return path;
}

/** A label for each vertex, the same within a component: edge by edge, all of one label get the other. */
export function labels(n: number, edges: Edges): number[] {
  const label = Array.from({ length: n }, (_, v) => v);
  for (const [u, v] of edges) {
    const [one, other] = [label[u]!, label[v]!];
    if (one === other) continue;
    for (let w = 0; w < n; w++) if (label[w] === one) label[w] = other;
  }
  return label;
}

/** Trees that grow by edges; `join` is false for an edge that closes a cycle. */
export class Forest {
  private readonly up: number[];

  constructor(n: number) {
    this.up = Array.from({ length: n }, (_, v) => v);
  }

  join(u: number, v: number): boolean {
    const [a, b] = [this.root(u), this.root(v)];
    this.up[a] = b;
    return a !== b;
  }

  root(v: number): number {
    let at = v;
    while (this.up[at] !== at) {
      this.up[at] = this.up[this.up[at]!]!;
      at = this.up[at]!;
    }
    return at;
  }
}

export const numbersOf = (text: string): number[] => text.split(/\s+/).filter(Boolean).map(Number);

/**
 * The least lengths of walks from a source, of any number of arcs; undefined where they can get less for ever, as
 * walks of n + 1 … 2n arcs are shorter than those of up to n.
 */
export function walkLengths(
  n: number,
  source: number,
  arcs: readonly (readonly [number, number, number])[],
): number[] | undefined {
  const length = new Array<number>(n).fill(Infinity);
  length[source] = 0;
  let half: number[] = [];
  for (let round = 1; round <= 2 * n; round++) {
    for (const [a, b, c] of arcs) length[b] = Math.min(length[b]!, length[a]! + c);
    if (round === n) half = [...length];
  }
  return length.every((l, v) => l === half[v]) ? length : undefined;
}

/** Fails where the sets of vertices that two outputs list differ. */
export function holdSets(_value: unknown, output: string, expected: string | undefined): void {
  if (expected === undefined || sets(output) === sets(expected)) return;
  throw new Error("the components are not the expected ones");
}

const sets = (text: string) => componentSets(text).join("\n");
