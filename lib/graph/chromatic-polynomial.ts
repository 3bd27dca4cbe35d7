/**
 * chromaticPolynomial: the polynomial that counts the colourings of a graph by the number of colours,
 * modulo 998244353.
 *
 * Use     chromaticPolynomial(graph)
 * Time    O(n² 2^n), about that of one subsetConvolution of 2^n sets
 * Space   about 100 · 2^n bytes
 * Limits  n ≤ 20; parallel edges count once, a graph with a loop has the polynomial 0
 * Errors  RangeError for more vertices, a graph that is not one of undirectedCsr
 * Source  partitions into independent sets: A. Björklund, T. Husfeldt, M. Koivisto, SIAM J. Comput. 39
 *         (2009), 546; by the last vertex not yet in a set, own code
 * Tested  chromatic-polynomial.test.ts: against deletion and contraction; verify: library-checker
 *         chromatic_polynomial
 */
import { MOD998244353, mul998244353 } from "../number/mul998244353";
import { subsetConvolution } from "../polynomial/subset-convolution";
import { type Csr, checkUndirected } from "./csr";

/** The coefficients of 1, x, …, x^n. */
export function chromaticPolynomial(graph: Csr): Int32Array {
  checkUndirected(graph, "chromaticPolynomial");
  const { n } = graph;
  if (n > 20) throw new RangeError(`chromaticPolynomial: n must be at most 20, got ${n}`);
  const independent = independentSets(graph);
  if (n === 0) return Int32Array.of(1);
  // ways[k][set]: how many choices of k independent sets cover `set` and all vertices from i on, and
  // nothing else; sets of the vertices below i. One set holds vertex n - 1.
  const top = 1 << (n - 1);
  let ways = [new Int32Array(top), independent.slice(top)];
  for (let i = n - 2; i >= 0; i--) {
    const half = 1 << i;
    const withVertex = independent.slice(half, 2 * half);
    const next = ways.map((counts) => counts.slice(half));
    next.push(new Int32Array(half));
    for (let k = 1; k < ways.length; k++) {
      const more = subsetConvolution(ways[k]!.slice(0, half), withVertex);
      const sums = next[k + 1]!;
      for (let set = 0; set < half; set++) sums[set] = (sums[set]! + more[set]!) % MOD998244353;
    }
    ways = next;
  }
  // The sum of ways[k] · x (x - 1) … (x - k + 1): beginning with the last, times x - k, and plus ways[k].
  const polynomial = new Int32Array(n + 1);
  for (let k = n; k >= 0; k--) {
    for (let power = n; power >= 0; power--) {
      const below = power > 0 ? polynomial[power - 1]! : ways[k]![0]!;
      const less = mul998244353(k, polynomial[power]!);
      polynomial[power] = (below - less + MOD998244353) % MOD998244353;
    }
  }
  return polynomial;
}

/** 1 for each set of vertices without an edge inside. */
function independentSets({ n, start, head }: Csr): Int32Array {
  const independent = new Int32Array(1 << n);
  independent[0] = 1;
  for (let v = 0; v < n; v++) {
    let near = 0;
    for (let arc = start[v]!; arc < start[v + 1]!; arc++) near |= 1 << head[arc]!;
    if ((near >> v) & 1) continue;
    for (let set = 0; set < 1 << v; set++) {
      independent[set | (1 << v)] = (set & near) === 0 ? independent[set]! : 0;
    }
  }
  return independent;
}
