/**
 * chromaticNumber: the fewest colours for the vertices of a graph, different along every edge.
 *
 * Time    O(2^n · n · colours)
 * Space   20 · 2^n bytes
 * Limits  n ≤ 22 (84 MB); a graph with a loop has no colouring
 * Errors  RangeError for more vertices, a graph that is not one of undirectedCsr, a loop
 * Source  A. Björklund, T. Husfeldt, M. Koivisto, SIAM J. Comput. 39 (2009), 546: covers of sets by
 *         transforms; here each step keeps only whether a set is covered, so all numbers are exact
 * Tested  chromatic-number.test.ts: against all colourings; verify: library-checker chromatic_number
 */
import { type Csr, checkUndirected } from "./csr";

export function chromaticNumber(graph: Csr): number {
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
  const size = 1 << n;
  const independent = new Float64Array(size); // 1 for the sets that one colour covers
  independent[0] = 1;
  for (let set = 1; set < size; set++) {
    const v = 31 - Math.clz32(set);
    const rest = set ^ (1 << v);
    independent[set] = (rest & neighbours[v]!) === 0 ? independent[rest]! : 0;
  }
  const covered = independent.slice();
  sumSubsets(independent, n);
  let colours = n === 0 ? 0 : 1;
  // Pairs of a covered set and an independent one, by their union: at most 4^n < 2^53 of them.
  for (; n > 0 && covered[size - 1] === 0; colours++) {
    sumSubsets(covered, n);
    for (let set = 0; set < size; set++) covered[set] = covered[set]! * independent[set]!;
    takeSubsets(covered, n);
    for (let set = 0; set < size; set++) if (covered[set]! > 0) covered[set] = 1;
  }
  return colours;
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
