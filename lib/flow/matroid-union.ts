/**
 * matroidUnion: as many elements as possible, each given to one of several matroids, so that each of these
 * has an independent set.
 *
 * Use     const part = matroidUnion([new GraphicMatroid(n, from, to), new GraphicMatroid(n, from, to)])
 * Time    that of matroidIntersection with k n elements for k matroids
 * Space   that of matroidIntersection with k n elements
 * Limits  all matroids have the same elements, numbered from 0; each is an object of its own, as it keeps the
 *         set that was chosen
 * Errors  RangeError for no matroid, for different numbers of elements, for an object that stands twice
 * Source  J. Edmonds (1965): the union as an intersection of copies of the elements, own code
 * Tested  matroid-union.test.ts: against all ways to give them; no public problem asks for it alone
 *
 * With k GraphicMatroids of one graph: edges in k forests. k spanning trees without common edges exist where
 * they are k (n - 1).
 */
import { type Matroid, matroidIntersection } from "./matroid-intersection";
import { PartitionMatroid } from "./partition-matroid";

/** The index of the matroid that has each element; -1 for none. */
export function matroidUnion(matroids: readonly Matroid[]): Int32Array {
  const n = matroids[0]?.size ?? -1;
  if (matroids.some(({ size }) => size !== n) || n === -1) {
    const sizes = matroids.map(({ size }) => size).join(", ");
    throw new RangeError(`matroidUnion: expected matroids of one size, got ${sizes || "none"}`);
  }
  if (new Set(matroids).size < matroids.length) {
    throw new RangeError("matroidUnion: each matroid must be an object of its own");
  }
  // Element i · n + e is the copy of e that matroid i may have; only one copy may be chosen.
  const copies: Matroid = {
    size: matroids.length * n,
    choose: (chosen) =>
      matroids.forEach((matroid, i) => {
        matroid.choose(chosen.subarray(i * n, (i + 1) * n));
      }),
    circuit: (copy) => {
      const i = Math.floor(copy / n);
      const circuit = matroids[i]!.circuit(copy % n);
      return circuit && Array.from(circuit, (e) => i * n + e);
    },
  };
  const element = Int32Array.from({ length: copies.size }, (_, copy) => copy % n);
  const single = new PartitionMatroid(element, new Int32Array(n).fill(1));
  const owner = new Int32Array(n).fill(-1);
  for (const copy of matroidIntersection(copies, single)) owner[copy % n] = Math.floor(copy / n);
  return owner;
}
