export type Edge<More = undefined> = readonly [from: number, to: number, more: More];

export interface GraphKind {
  readonly connected?: boolean;
  readonly loops?: boolean;
  readonly parallel?: boolean;
  /** u v and v u are two edges; else they are parallel. */
  readonly directed?: boolean;
  /** Directed, without cycles. */
  readonly acyclic?: boolean;
}

export const edgeKey = (n: number, u: number, v: number, { directed }: GraphKind) =>
  directed || u < v ? u * n + v : v * n + u;

/** Throws where edges of a text are not such a graph. */
export function holdGraph(n: number, edges: readonly Edge<unknown>[], kind: GraphKind): void {
  const keys = new Set(edges.map(([u, v]) => edgeKey(n, u, v, kind)));
  if (!kind.parallel && keys.size < edges.length)
    throw new Error("two edges of the input are parallel");
  if (!kind.loops && edges.some(([u, v]) => u === v))
    throw new Error("an edge of the input is a loop");
  if (kind.acyclic && !isAcyclic(n, edges)) throw new Error("the input's graph has a cycle");
  if (!kind.connected) return;
  const root = Array.from({ length: n }, (_, v) => v);
  const find = (v: number): number => {
    while (root[v] !== v) v = root[v] = root[root[v]!]!;
    return v;
  };
  for (const [u, v] of edges) root[find(u)] = find(v);
  if (root.some((_, v) => find(v) !== find(0)))
    throw new Error("the input's graph is not connected");
}

function isAcyclic(n: number, edges: readonly Edge<unknown>[]): boolean {
  const into = new Int32Array(n);
  const out: number[][] = Array.from({ length: n }, () => []);
  for (const [u, v] of edges) {
    into[v]!++;
    out[u]!.push(v);
  }
  const free = [...into.keys()].filter((v) => into[v] === 0);
  for (const u of free) for (const v of out[u]!) if (--into[v]! === 0) free.push(v);
  return free.length === n;
}
