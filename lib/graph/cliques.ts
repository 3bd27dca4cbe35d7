/**
 * cliques: every set of pairwise adjacent vertices of an undirected graph.
 *
 * Use     cliques(graph, (clique, size) => console.assert(size <= clique.length))
 * Time    O(m √m + cliques · √m), the cliques at most n 2^√(2m)
 * Space   O(m)
 * Limits  simple graphs: no loops, no parallel edges
 * Errors  RangeError for a graph that is not one of undirectedCsr, a loop, parallel edges
 * Source  N. Chiba, T. Nishizeki, SIAM J. Comput. 14 (1985), 210: arcs to the larger degree; own code
 * Tested  programs.test.ts: against cliques.twin.ts; cliques.test.ts; verify: library-checker
 *         enumerate_cliques
 */
import { type Csr, checkUndirected } from "./csr";
import { toLargerDegree } from "./triangles";

/**
 * Calls visit(clique, size) for each but the empty one: its vertices are clique[0 … size - 1], to be
 * read before visit returns. Right after a clique come the cliques that extend it.
 */
export function cliques(graph: Csr, visit: (clique: Int32Array, size: number) => void): void {
  checkUndirected(graph, "cliques");
  const { n } = graph;
  const { start, head } = toLargerDegree(graph);
  const place = new Int32Array(n).fill(-1); // among the neighbours of the first vertex
  for (let first = 0; first < n; first++) {
    const row = start[first]!;
    const width = start[first + 1]! - row;
    const joined = new Uint8Array(width * width);
    for (let i = 0; i < width; i++) {
      const v = head[row + i]!;
      if (place[v]! >= 0) throw new RangeError(`cliques: parallel edges between ${first} and ${v}`);
      place[v] = i;
    }
    for (let i = 0; i < width; i++) {
      const v = head[row + i]!;
      for (let arc = start[v]!; arc < start[v + 1]!; arc++) {
        const j = place[head[arc]!]!;
        if (j >= 0) joined[i * width + j] = joined[j * width + i] = 1;
      }
    }
    for (let i = 0; i < width; i++) place[head[row + i]!] = -1;
    extend(first, head.subarray(row, row + width), joined, visit);
  }
}

/** The cliques of `first` and some of its neighbours, depth first without recursion. */
function extend(
  first: number,
  neighbours: Int32Array,
  joined: Uint8Array,
  visit: (clique: Int32Array, size: number) => void,
): void {
  const width = neighbours.length;
  const clique = new Int32Array(width + 1);
  clique[0] = first;
  visit(clique, 1);
  // candidates[begin[size] … end[size] - 1] are joined to all of the clique; next[size] is the next one to
  // try.
  const candidates = new Int32Array((width * (width + 1)) / 2);
  const end = new Int32Array(width + 2);
  const next = new Int32Array(width + 2);
  for (let i = 0; i < width; i++) candidates[i] = i;
  end[1] = width;
  let size = 1;
  while (size > 0) {
    if (next[size] === end[size]) {
      size--;
      continue;
    }
    const at = next[size]!;
    next[size] = at + 1;
    const i = candidates[at]!;
    clique[size] = neighbours[i]!;
    let put = end[size]!;
    const begin = put;
    for (let other = at + 1; other < begin; other++) {
      const j = candidates[other]!;
      if (joined[i * width + j] === 1) candidates[put++] = j;
    }
    size++;
    next[size] = begin;
    end[size] = put;
    visit(clique, size);
  }
}
