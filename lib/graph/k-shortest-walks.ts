/**
 * kShortestWalks: the lengths of the k shortest walks between two vertices, which may repeat vertices; kShortestPaths:
 * the k shortest that repeat none.
 *
 * Use     const lengths = kShortestWalks(arcs, weights, source, target, 3);
 *         const [best, second] = kShortestPaths(graph, weights, source, target, 2)
 * Time    O((n + m) log (n + m) + k log k); of paths up to k n times dijkstra
 * Space   24 bytes for each of up to m log m heap nodes, 28 bytes a walk; of paths up to k n of n vertices
 * Limits  weights ≥ 0 by edge id; k in [0, 2^24]; a walk without detour and a detour are below 2^52;
 *         lengths are exact up to 2^53, and as words, for integer weights, up to 2^63
 * Errors  RangeError for a bad k, a vertex outside, another number of weights, a weight that is
 *         negative, NaN or infinite, a detour of 2^52 or more
 * Source  D. Eppstein, SIAM J. Comput. 28 (1998), 652, with persistent leftist heaps; of paths J. Y. Yen, Management
 *         Science 17 (1971), 712, in E. L. Lawler's form (1972), which finds none twice; own code
 * Tested  k-shortest-walks.test.ts: against all walks, and all paths, by length; verify: library-checker
 *         k_shortest_walk
 *
 * The arcs at which a walk leaves the tree of shortest paths to the target determine the walk. Each adds a
 * detour: weight + distance from its head - distance from its tail. The heap of a vertex holds the detours
 * from all vertices on its shortest path; those of the next vertex on it are shared, not copied.
 *
 * Walks that go round a cycle k times are longer than 2^53. A length is held as a number of epochs of 2^52
 * and a rest: candidates are never more than one detour above the present length, so they belong to
 * this epoch or to the next one, and each of the two has a queue of exact doubles.
 */
import { shown } from "../io/shown";
import { checkSize } from "../range/check-range";
import { IndexedHeap } from "../structure/indexed-heap";
import { PriorityQueue } from "../structure/priority-queue";
import { type Csr, checkVertex, checkWeights, reversedCsr } from "./csr";
import { dijkstra } from "./dijkstra";
import { LeftistHeaps } from "./leftist-heaps";

/** Up to k lengths in ascending order, fewer where there are fewer walks. */
export function kShortestWalks(
  graph: Csr,
  weights: ArrayLike<number>,
  source: number,
  target: number,
  k: number,
): Float64Array {
  const { epochs, rests } = walks(graph, weights, source, target, k);
  return rests.map((rest, i) => epochs[i]! * EPOCH + rest);
}

/** The same lengths, of integer weights, as signed 64-bit integers: upper and lower words. */
export function kShortestWalkWords(
  graph: Csr,
  weights: ArrayLike<number>,
  source: number,
  target: number,
  k: number,
): { high: Int32Array; low: Int32Array } {
  const { epochs, rests } = walks(graph, weights, source, target, k);
  const high = Int32Array.from(rests, (rest, i) => {
    const word = epochs[i]! * (EPOCH / 2 ** 32) + Math.floor(rest / 2 ** 32);
    if (word >= 2 ** 31) throw new RangeError(`kShortestWalkWords: length ${i} is 2^63 or more`);
    return word;
  });
  return { high, low: Int32Array.from(rests, (rest) => (rest % 2 ** 32) | 0) };
}

/** Lengths epochs[i] · EPOCH + rests[i], as many as there are rests. */
interface Lengths {
  readonly epochs: Int32Array;
  readonly rests: Float64Array;
}

function walks(
  graph: Csr,
  weights: ArrayLike<number>,
  source: number,
  target: number,
  k: number,
): Lengths {
  if (!Number.isInteger(k) || k < 0 || k > 2 ** 24) {
    throw new RangeError(`kShortestWalks: k must be an integer in [0, 2^24], got ${k}`);
  }
  checkProblem("kShortestWalks", graph, weights, source, target);
  const { distance, before, edge: treeEdge } = dijkstra(reversedCsr(graph), weights, target);
  if (k === 0 || distance[source] === Number.POSITIVE_INFINITY) {
    return { epochs: new Int32Array(0), rests: new Float64Array(0) };
  }
  const heaps = new LeftistHeaps();
  const roots = detours(graph, weights, distance, before, treeEdge, target, heaps);

  // Candidates: the last detour of a walk as a heap node, and the walk's length.
  const nodes = new Int32Array(3 * k + 1);
  let queue = new IndexedHeap(3 * k + 1); // of this epoch
  let later = new IndexedHeap(3 * k + 1); // of the next one
  let candidates = 0;
  const offer = (node: number, length: number) => {
    nodes[candidates] = node;
    if (length < EPOCH) queue.offer(candidates++, length);
    else later.offer(candidates++, length - EPOCH);
  };
  const epochs = new Int32Array(k);
  const rests = new Float64Array(k);
  let count = 0;
  let epoch = 0;
  rests[count++] = checkedDetour(distance[source]!);
  const first = roots[source]!;
  if (first >= 0) offer(first, distance[source]! + heaps.key(first));
  while (count < k && queue.size + later.size > 0) {
    if (queue.size === 0) {
      [queue, later] = [later, queue];
      epoch++;
    }
    const length = queue.minKey();
    const node = nodes[queue.pop()]!;
    epochs[count] = epoch;
    rests[count++] = length;
    const without = length - heaps.key(node); // below 0 where it belongs to the epoch before
    const left = heaps.left(node);
    const right = heaps.right(node);
    const next = roots[heaps.item(node)]!;
    if (left >= 0) offer(left, without + heaps.key(left));
    if (right >= 0) offer(right, without + heaps.key(right));
    if (next >= 0) offer(next, length + heaps.key(next));
  }
  return { epochs, rests: rests.slice(0, count) };
}

/** A path that repeats no vertex, with its edge ids. */
export interface SimplePath {
  readonly length: number;
  readonly vertices: Int32Array;
  readonly edges: Int32Array;
}

interface Candidate extends SimplePath {
  /** The path stands for all that begin with its first `kept` edges, without the banned ones behind them. */
  readonly kept: number;
  readonly banned: readonly number[];
}

/** Up to k paths, the shortest first, fewer where there are fewer; of parallel edges each makes a path. */
export function kShortestPaths(
  graph: Csr,
  weights: ArrayLike<number>,
  source: number,
  target: number,
  k: number,
): SimplePath[] {
  checkSize("kShortestPaths: k", k, 2 ** 24);
  checkProblem("kShortestPaths", graph, weights, source, target);
  checkWeights(graph, weights, "kShortestPaths");
  const { start, edge } = graph;
  const costs = Float64Array.from(weights);
  const open = costs.slice(); // Infinity at an edge that a path may not take
  const candidates = new PriorityQueue<Candidate>((a, b) => a.length - b.length);
  const search = (before: SimplePath, kept: number, banned: readonly number[]) => {
    const close = (isClosed: boolean) => {
      for (const e of banned) open[e] = isClosed ? Infinity : costs[e]!;
      for (let i = 0; i < kept; i++) {
        const v = before.vertices[i]!;
        for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
          open[edge[arc]!] = isClosed ? Infinity : costs[edge[arc]!]!;
        }
      }
    };
    close(true);
    const spur = kept < before.vertices.length ? before.vertices[kept]! : source;
    const tails = dijkstra(graph, open, spur, target);
    close(false);
    if (tails.distance[target] === Infinity) return;
    const [vertices, edges] = [[target], [] as number[]];
    for (let v = target; v !== spur; v = tails.before[v]!) {
      vertices.push(tails.before[v]!);
      edges.push(tails.edge[v]!);
    }
    const whole = [...before.edges.subarray(0, kept), ...edges.reverse()];
    candidates.push({
      length: whole.reduce((sum, e) => sum + costs[e]!, 0),
      vertices: Int32Array.from([...before.vertices.subarray(0, kept), ...vertices.reverse()]),
      edges: Int32Array.from(whole),
      kept,
      banned,
    });
  };
  const none = new Int32Array(0);
  search({ length: 0, vertices: none, edges: none }, 0, []);
  const paths: SimplePath[] = [];
  while (paths.length < k && candidates.size > 0) {
    const { kept, banned, ...path } = candidates.pop();
    paths.push(path);
    for (let i = kept; i < path.edges.length && paths.length < k; i++) {
      search(path, i, i === kept ? [...banned, path.edges[i]!] : [path.edges[i]!]);
    }
  }
  return paths;
}

function checkProblem(
  name: string,
  graph: Csr,
  weights: ArrayLike<number>,
  source: number,
  target: number,
): void {
  checkVertex(graph, source, `${name}: source`);
  checkVertex(graph, target, `${name}: target`);
  for (let e = 0; e < weights.length; e++) {
    if (weights[e]! >= 0 && weights[e]! < Number.POSITIVE_INFINITY) continue;
    throw new RangeError(`${name}: weights[${e}] must be finite and ≥ 0, got ${shown(weights[e])}`);
  }
}

const EPOCH = 2 ** 52;

function checkedDetour(length: number): number {
  if (length >= EPOCH) throw new RangeError(`kShortestWalks: detour ${length} is 2^52 or more`);
  return length;
}

/** The heap of each vertex, built in order of distance to the target; -1 for an empty heap. */
function detours(
  graph: Csr,
  weights: ArrayLike<number>,
  distance: Float64Array,
  before: Int32Array,
  treeEdge: Int32Array,
  target: number,
  heaps: LeftistHeaps,
): Int32Array {
  const { n, start, head, edge } = graph;
  const roots = new Int32Array(n).fill(UNKNOWN);
  const path = new Int32Array(n);
  for (let first = 0; first < n; first++) {
    if (distance[first] === Number.POSITIVE_INFINITY) continue;
    let depth = 0;
    for (let v = first; roots[v] === UNKNOWN; v = before[v]!) {
      path[depth++] = v;
      if (v === target) break;
    }
    while (depth > 0) {
      const v = path[--depth]!;
      let root = v === target ? -1 : roots[before[v]!]!;
      for (let arc = start[v]!, end = start[v + 1]!; arc < end; arc++) {
        const next = head[arc]!;
        const e = edge[arc]!;
        const behind = distance[next]!;
        if (e === treeEdge[v] || behind === Number.POSITIVE_INFINITY) continue;
        root = heaps.insert(root, checkedDetour(weights[e]! + behind - distance[v]!), next);
      }
      roots[v] = root;
    }
  }
  return roots;
}

const UNKNOWN = -2;
