/**
 * PlanarFaces: the faces of a planar graph drawn with straight edges: boundaries, areas, the face of a point.
 *
 * Use     const faces = new PlanarFaces(x, y, Int32Array.of(0, 1, 2, 3), Int32Array.of(1, 2, 3, 0)); faces.face[0];
 *         faces.areas[1]; faces.boundary(1); faces.at(Int32Array.of(2, 9), Int32Array.of(1, 9))
 * Time    O((n + m + q) log(n + m)) to build and for q points: 2 · 10^5 edges in about 0.3 s
 * Space   about 300 bytes an edge while it is built, 50 afterwards
 * Limits  integers within ±2^31; edges that meet at common ends only, which is not checked; the graph need not be
 *         connected, a face may have holes. Exact
 * Errors  RangeError: columns of different lengths, a coordinate that is no integer or too large, an end that
 *         is no vertex, an edge of length 0, a face that is not there
 * Source  cycles of half-edges, and a sweep that finds the face around each component: folklore, own code
 * Tested  planar-faces.test.ts: against cells of a grid and Euler's formula; verify: Luogu P3249
 *
 * Edge e is two halves: 2e from from[e] to to[e], and 2e + 1 back.
 */
import { type Groups, groups } from "../graph/groups";
import { shown } from "../io/shown";
import { DisjointSets } from "../structure/disjoint-sets";
import { type Coordinates, checkPoints } from "./check-points";
import { orientation } from "./orientation";
import { pointOrder } from "./point-order";
import { polygonArea } from "./polygon-area";
import { segmentsBelow } from "./segments-below";
import { sortByArgument } from "./sort-by-argument";

export class PlanarFaces {
  /** How many faces; face 0 is the unbounded one. */
  readonly count: number;
  /** The face on the left of each half. */
  readonly face: Int32Array;
  /** The half that follows each one around the face on its left: counterclockwise, but around a hole clockwise. */
  readonly next: Int32Array;
  /** Twice the area of each face without its holes; of face 0 minus that of all others. */
  readonly areas: bigint[];
  /** Of each edge the half that leads to the right, and where that begins and ends. */
  private readonly rightward: Int32Array;
  private readonly ends: readonly [Coordinates, Coordinates, Coordinates, Coordinates];
  /** A half of each cycle, and the cycles of each face. */
  private readonly firsts: readonly number[];
  private readonly cycles: Groups;

  constructor(x: Coordinates, y: Coordinates, from: ArrayLike<number>, to: ArrayLike<number>) {
    checkPoints("PlanarFaces", x, y, 2 ** 31);
    const n = x.length;
    const m = from.length;
    if (to.length !== m) {
      throw new RangeError(`PlanarFaces: edges have ${m} first ends, but ${to.length} second ones`);
    }
    const origin = new Int32Array(2 * m);
    const dx = new Float64Array(2 * m);
    const dy = new Float64Array(2 * m);
    for (let h = 0; h < 2 * m; h++) {
      const [u, v] = h & 1 ? [to[h >> 1]!, from[h >> 1]!] : [from[h >> 1]!, to[h >> 1]!];
      if (u >>> 0 !== u || u >= n) {
        throw new RangeError(
          `PlanarFaces: edge ${h >> 1} must end at vertices in [0, ${n}), got ${shown(u)}`,
        );
      }
      origin[h] = u;
      dx[h] = x[v]! - x[u]!;
      dy[h] = y[v]! - y[u]!;
      if (dx[h] === 0 && dy[h] === 0) {
        throw new RangeError(`PlanarFaces: edge ${h >> 1} has length 0`);
      }
    }
    this.next = followers(n, origin, sortByArgument(dx, dy));
    this.face = new Int32Array(2 * m);
    // Cycles with a positive area go around a face each, the other ones around a component.
    const areas = [0n];
    const firsts = [-1];
    const around: [half: number, area: bigint][] = [];
    const seen = new Uint8Array(2 * m);
    const [cx, cy] = [new Float64Array(2 * m), new Float64Array(2 * m)];
    for (let first = 0; first < 2 * m; first++) {
      if (seen[first] === 1) continue;
      let length = 0;
      for (let h = first; seen[h] === 0; h = this.next[h]!) {
        seen[h] = 1;
        cx[length] = x[origin[h]!]!;
        cy[length++] = y[origin[h]!]!;
      }
      const area = polygonArea(cx.subarray(0, length), cy.subarray(0, length));
      if (area <= 0n) {
        around.push([first, area]);
        continue;
      }
      let h = first;
      for (; length > 0; length--, h = this.next[h]!) this.face[h] = areas.length;
      firsts.push(first);
      areas.push(area);
    }
    this.count = areas.length;
    this.areas = areas;
    this.rightward = new Int32Array(m);
    for (let e = 0; e < m; e++) {
      const isRight = dx[2 * e]! > 0 || (dx[2 * e] === 0 && dy[2 * e]! > 0);
      this.rightward[e] = isRight ? 2 * e : 2 * e + 1;
    }
    const side = (column: Coordinates, flip: number) => {
      const ends = new Float64Array(m);
      for (let e = 0; e < m; e++) ends[e] = column[origin[this.rightward[e]! ^ flip]!]!;
      return ends;
    };
    this.ends = [side(x, 0), side(y, 0), side(x, 1), side(y, 1)];
    // One component has nothing around it.
    const holders = around.length > 1 ? this.holders(n, origin) : new Int32Array(n);
    const labels = areas.map((_, f) => f || -1);
    for (let h = 0; h < 2 * m; h++) if (this.face[h] === 0) this.face[h] = holders[origin[h]!]!;
    for (const [first, area] of around) {
      const f = this.face[first]!;
      areas[f]! += area;
      labels.push(f);
      firsts.push(first);
    }
    this.firsts = firsts;
    this.cycles = groups(this.count, Int32Array.from(labels));
  }

  /** For each point the face in which it lies; -1 for a point on an edge. */
  at(px: Coordinates, py: Coordinates): Int32Array {
    checkPoints("PlanarFaces.at", px, py, 2 ** 31);
    const [ax, ay, bx, by] = this.ends;
    return segmentsBelow(ax, ay, bx, by, px, py).map((e, i) => {
      if (e < 0) return 0;
      if (orientation(ax[e]!, ay[e]!, bx[e]!, by[e]!, px[i]!, py[i]!) === 0) return -1;
      return this.face[this.rightward[e]!]!;
    });
  }

  /** The cycles of halves around face f: first the outer one, where f > 0, then one for each hole. */
  boundary(f: number): number[][] {
    if (f >>> 0 !== f || f >= this.count) {
      throw new RangeError(
        `PlanarFaces.boundary: expected a face in [0, ${this.count}), got ${shown(f)}`,
      );
    }
    const { start, item } = this.cycles;
    return Array.from(item.subarray(start[f], start[f + 1]), (cycle) => {
      const halves: number[] = [];
      let h = this.firsts[cycle]!;
      do {
        halves.push(h);
        h = this.next[h]!;
      } while (h !== this.firsts[cycle]);
      return halves;
    });
  }

  /** For each vertex the face around its component. */
  private holders(n: number, origin: Int32Array): Int32Array {
    const [ax, ay, bx, by] = this.ends;
    const m = ax.length;
    const sets = new DisjointSets(n);
    for (let e = 0; e < m; e++) sets.union(origin[2 * e]!, origin[2 * e + 1]!);
    const below = new Int32Array(m);
    const none = new Int32Array(0);
    segmentsBelow(ax, ay, bx, by, none, none, below);
    // From the left on: the first edge of a component begins at its leftmost vertex, before the others there.
    const outer = new Int32Array(n).fill(-1);
    for (const e of pointOrder(ax, ay)) {
      const set = sets.find(origin[2 * e]!);
      if (outer[set]! >= 0) continue;
      const half = below[e]! < 0 ? -1 : this.rightward[below[e]!]!;
      outer[set] = half < 0 ? 0 : this.face[half]! || outer[sets.find(origin[half]!)]!;
    }
    return outer.map((_, v) => outer[sets.find(v)]!);
  }
}

/** The halves with their ends in a vertex are followed by the next one clockwise that begins there. */
function followers(n: number, origin: Int32Array, byAngle: Int32Array): Int32Array {
  const next = new Int32Array(origin.length);
  const { start, item } = groups(
    n,
    byAngle.map((h) => origin[h]!),
  );
  for (let v = 0; v < n; v++) {
    let before = byAngle[item[start[v + 1]! - 1]!]!;
    for (let at = start[v]!; at < start[v + 1]!; at++) {
      const h = byAngle[item[at]!]!;
      next[h ^ 1] = before;
      before = h;
    }
  }
  return next;
}
