/**
 * pruferCode: the sequence of n - 2 vertices that names a tree of n numbered vertices; pruferTree: the tree.
 *
 * Use     pruferCode(n, from, to); const { a, b } = pruferTree([1])
 * Time    O(n)
 * Space   8 bytes a vertex
 * Limits  n in [2, 2^30)
 * Errors  RangeError for a bad n, a vertex outside, edges that form no tree
 * Source  H. Prüfer, Archiv der Mathematik und Physik 27 (1918), 742; linear by a pointer that never goes
 *         back: folklore, own code
 * Tested  prufer-code.test.ts: all trees of up to 5 vertices, against leaves removed one by one; verify:
 *         CSES 1134
 *
 * v stands in the code once less often than it has edges. So there are n^(n - 2) trees, and random codes give
 * all trees with equal chance.
 */

/** The neighbour of the smallest leaf, which is then removed, until two vertices are left. */
export function pruferCode(n: number, a: ArrayLike<number>, b: ArrayLike<number>): Int32Array {
  checkSize("pruferCode", n);
  if (a.length !== n - 1 || b.length !== n - 1) {
    throw new RangeError(`pruferCode: expected ${n - 1} edges, got ${a.length} and ${b.length}`);
  }
  const degree = new Int32Array(n);
  const link = new Int32Array(n); // the exclusive or of all neighbours; of a leaf the only one
  for (let e = 0; e < n - 1; e++) {
    const [one, other] = [a[e]!, b[e]!];
    checkVertex("pruferCode", one, n);
    checkVertex("pruferCode", other, n);
    degree[one]!++;
    degree[other]!++;
    link[one]! ^= other;
    link[other]! ^= one;
  }
  const code = new Int32Array(n - 2);
  let next = 0; // no vertex before it is a leaf, except `leaf`
  let leaf = -1;
  for (let i = 0; i < n - 2; i++) {
    if (leaf === -1) {
      while (next < n - 1 && degree[next] !== 1) next++;
      if (next === n - 1) throw noTree();
      leaf = next++;
    }
    const above = link[leaf]!;
    code[i] = above;
    link[above]! ^= leaf;
    leaf = --degree[above]! === 1 && above < next ? above : -1;
  }
  // Vertex n - 1 never leaves. If n - 2 leaves have left, one edge is left, and it must be at n - 1.
  if (degree[n - 1] !== 1) throw noTree();
  return code;
}

/** Edge e joins a[e] and b[e]; a[e] is the e-th vertex that pruferCode removes, vertex n - 1 is b[n - 2]. */
export function pruferTree(code: ArrayLike<number>): { a: Int32Array; b: Int32Array } {
  const n = code.length + 2;
  checkSize("pruferTree", n);
  const degree = new Int32Array(n).fill(1);
  for (let i = 0; i < n - 2; i++) {
    checkVertex("pruferTree", code[i]!, n);
    degree[code[i]!]!++;
  }
  const a = new Int32Array(n - 1);
  const b = new Int32Array(n - 1);
  let next = 0;
  let leaf = -1;
  for (let i = 0; i < n - 1; i++) {
    if (leaf === -1) {
      while (degree[next] !== 1) next++;
      leaf = next++;
    }
    const above = i < n - 2 ? code[i]! : n - 1;
    a[i] = leaf;
    b[i] = above;
    leaf = --degree[above]! === 1 && above < next ? above : -1;
  }
  return { a, b };
}

function checkSize(name: string, n: number): void {
  if (!Number.isInteger(n) || n < 2 || n >= 2 ** 30) {
    throw new RangeError(`${name}: n must be an integer in [2, 2^30), got ${n}`);
  }
}

function checkVertex(name: string, v: number, n: number): void {
  if (v >>> 0 !== v || v >= n) {
    throw new RangeError(`${name}: vertices must be in [0, ${n}), got ${v}`);
  }
}

function noTree(): RangeError {
  return new RangeError("pruferCode: the edges form no tree");
}
