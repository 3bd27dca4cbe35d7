/**
 * EdgeRings: a planar graph that grows and shrinks by edges, with the edges about each vertex in order.
 *
 * Use     const rings = new EdgeRings(capacity); rings.add(u, v)
 * Time    O(1) for every method
 * Space   24 bytes an edge
 * Limits  at most `capacity` edges at once. An edge has two halves e and e ^ 1, one from each end; the
 *         arguments are halves in use, which is not checked; not checked to be numbers: EdgeRings.add(u,
 *         v), EdgeRings.splice(a, b), EdgeRings.connect(a, b), EdgeRings.delete(half),
 *         EdgeRings.leftNext(half)
 * Errors  RangeError: a bad capacity, an edge too many
 * Source  the quad-edge structure without the dual graph: L. Guibas, J. Stolfi, ACM Transactions on
 *         Graphics 4 (1985), 74-123; own code
 * Tested  edge-rings.test.ts: against lists of edges about each vertex; verify: library-checker
 *         euclidean_mst through Delaunay
 */
export class EdgeRings {
  /** Where a half begins; -1 for a half that is not in use. */
  readonly origin: Int32Array;
  /** The next half about the origin, counterclockwise. */
  readonly next: Int32Array;
  /** The next half about the origin, clockwise. */
  readonly previous: Int32Array;
  /** Halves below this number are or were in use. */
  used = 0;
  /** The even half of an edge that was taken out; next[] leads to the others. */
  private free = -1;

  constructor(capacity: number) {
    if (!Number.isInteger(capacity) || capacity < 0 || capacity > 2 ** 29) {
      throw new RangeError(`EdgeRings: capacity must be an integer in [0, 2^29], got ${capacity}`);
    }
    this.origin = new Int32Array(2 * capacity).fill(-1);
    this.next = new Int32Array(2 * capacity);
    this.previous = new Int32Array(2 * capacity);
  }

  /** The half from u to v of a new edge that is alone at both ends. */
  add(u: number, v: number): number {
    const { origin, next, previous } = this;
    let half = this.free;
    if (half >= 0) {
      this.free = next[half]!;
    } else {
      half = this.used;
      if (half === origin.length) {
        throw new RangeError(`EdgeRings.add: full at capacity ${origin.length / 2}`);
      }
      this.used += 2;
    }
    origin[half] = u;
    origin[half + 1] = v;
    next[half] = previous[half] = half;
    next[half + 1] = previous[half + 1] = half + 1;
    return half;
  }

  /** Exchanges what follows a and b: joins the rings of two halves, or parts their common ring. */
  splice(a: number, b: number): void {
    const { next, previous } = this;
    const afterA = next[a]!;
    const afterB = next[b]!;
    next[a] = afterB;
    next[b] = afterA;
    previous[afterB] = a;
    previous[afterA] = b;
  }

  /** The half, of a new edge, from the end of a to the origin of b, with the face left of both on its left. */
  connect(a: number, b: number): number {
    const half = this.add(this.origin[a ^ 1]!, this.origin[b]!);
    this.splice(half, this.leftNext(a));
    this.splice(half ^ 1, b);
    return half;
  }

  /** Takes the edge of a half out. */
  delete(half: number): void {
    this.splice(half, this.previous[half]!);
    this.splice(half ^ 1, this.previous[half ^ 1]!);
    this.origin[half] = this.origin[half ^ 1] = -1;
    this.next[half & ~1] = this.free;
    this.free = half & ~1;
  }

  /** The half that begins where this one ends, next about the face on the left. */
  leftNext(half: number): number {
    return this.previous[half ^ 1]!;
  }
}
