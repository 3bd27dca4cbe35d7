/**
 * chromaticNumber: the fewest colours for the vertices of a graph, different along every edge.
 *
 * Use     chromaticNumber(graph)
 * Time    O(n · colours · 2^(n - q)), where q is the size of a clique that is found greedily
 * Space   24 · 2^(n - q) bytes
 * Limits  n ≤ 22 (50 MB without an edge); a graph with a loop has no colouring
 * Errors  RangeError for more vertices, a graph that is not one of undirectedCsr, a loop
 * Source  A. Björklund, T. Husfeldt, M. Koivisto, SIAM J. Comput. 39 (2009), 546: covers of sets by
 *         transforms; here each step keeps only whether a set is covered, so all numbers are exact
 * Tested  chromatic-number.test.ts: against all colourings; verify: library-checker chromatic_number
 *
 * Each vertex of the clique has a colour of its own, so only sets of the other vertices are numbered:
 * bit i of a set is the vertex rest[i].
 */
import { type Csr, checkUndirected } from "./csr";

export function chromaticNumber(graph: Csr): number {
  const neighbours = neighbourSets(graph);
  if (graph.n === 0) return 0;
  const clique = greedyClique(neighbours);
  const rest = Array.from(neighbours.keys()).filter((v) => !clique.includes(v));
  const amongRest = (v: number) =>
    rest.reduce((set, w, i) => set | (((neighbours[v]! >> w) & 1) << i), 0);
  const size = 1 << rest.length;
  const near = rest.map(amongRest);
  const independent = new Float64Array(size); // 1 for the sets that one colour covers
  independent[0] = 1;
  for (let set = 1; set < size; set++) {
    const i = 31 - Math.clz32(set);
    const others = set ^ (1 << i);
    independent[set] = (others & near[i]!) === 0 ? independent[others]! : 0;
  }
  const covered = new Float64Array(size); // by the colours so far
  covered[0] = 1;
  for (const v of clique) {
    const avoided = amongRest(v);
    const allowed = independent.map((value, set) => ((set & avoided) === 0 ? value : 0));
    sumSubsets(allowed, rest.length);
    addColour(covered, allowed, rest.length);
  }
  let colours = clique.length;
  sumSubsets(independent, rest.length);
  for (; covered[size - 1] === 0; colours++) addColour(covered, independent, rest.length);
  return colours;
}

function neighbourSets(graph: Csr): Int32Array {
  checkUndirected(graph, "chromaticNumber");
  const { n, start, head } = graph;
  if (n > 22) throw new RangeError(`chromaticNumber: n must be at most 22, got ${n}`);
  const neighbours = new Int32Array(n);
  for (let v = 0; v < n; v++) {
    for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
      if (head[arc] === v) throw new RangeError(`chromaticNumber: loop at vertex ${v}`);
      neighbours[v] = neighbours[v]! | (1 << head[arc]!);
    }
  }
  return neighbours;
}

/** The largest of n cliques: from each vertex on, the candidate with the most neighbours among them. */
function greedyClique(neighbours: Int32Array): number[] {
  let best: number[] = [];
  for (let first = 0; first < neighbours.length; first++) {
    const clique = [first];
    let candidates = neighbours[first]!;
    while (candidates !== 0) {
      let next = -1;
      let most = -1;
      for (let v = 0; v < neighbours.length; v++) {
        const count = (candidates >> v) & 1 ? countBits(candidates & neighbours[v]!) : -1;
        if (count <= most) continue;
        next = v;
        most = count;
      }
      clique.push(next);
      candidates &= neighbours[next]!;
    }
    if (clique.length > best.length) best = clique;
  }
  return best;
}

function countBits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}

/** covered: also the unions with the sets of one more colour, whose sums over subsets are given. */
function addColour(covered: Float64Array, sums: Float64Array, bits: number): void {
  // Pairs of a covered set and one of the colour, by their union: at most 4^bits < 2^53 of them.
  sumSubsets(covered, bits);
  for (let set = 0; set < covered.length; set++) covered[set] = covered[set]! * sums[set]!;
  takeSubsets(covered, bits);
  for (let set = 0; set < covered.length; set++) if (covered[set]! > 0) covered[set] = 1;
}

/** Each value becomes the sum over all subsets. */
function sumSubsets(values: Float64Array, n: number): void {
  for (let bit = 1; bit < 1 << n; bit <<= 1) {
    for (let block = bit; block < values.length; block += 2 * bit) {
      for (let set = block; set < block + bit; set++)
        values[set] = values[set]! + values[set - bit]!;
    }
  }
}

/** The inverse of sumSubsets. */
function takeSubsets(values: Float64Array, n: number): void {
  for (let bit = 1; bit < 1 << n; bit <<= 1) {
    for (let block = bit; block < values.length; block += 2 * bit) {
      for (let set = block; set < block + bit; set++)
        values[set] = values[set]! - values[set - bit]!;
    }
  }
}
