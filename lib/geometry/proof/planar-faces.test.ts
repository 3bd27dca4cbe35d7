import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import type { Random } from "../../sequence/random";
import { DisjointSets } from "../../structure/disjoint-sets";
import { PlanarFaces } from "../planar-faces";

type Segment = readonly [ax: number, ay: number, bx: number, by: number];

/** Sides and diagonals of the unit cells of a grid: any set of them, with one diagonal a cell, is drawn plane. */
function randomSegments(random: Random, size: number): Segment[] {
  const segments: Segment[] = [];
  const share = random.int(1, 9);
  const isDrawn = () => random.int(0, 9) < share;
  for (let i = 0; i <= size; i++) {
    for (let j = 0; j <= size; j++) {
      if (i < size && isDrawn()) segments.push([i, j, i + 1, j]);
      if (j < size && isDrawn()) segments.push([i, j, i, j + 1]);
      if (i === size || j === size || !isDrawn()) continue;
      segments.push(random.int(0, 1) ? [i, j, i + 1, j + 1] : [i + 1, j, i, j + 1]);
    }
  }
  return random.shuffle(segments);
}

/**
 * Each cell in four triangles about its middle, all joined that no segment parts: the label of each of them, and
 * of what lies around the grid.
 */
function triangleLabels(
  size: number,
  segments: readonly Segment[],
): (i: number, j: number, k: number) => number {
  const outside = 4 * size * size;
  const sets = new DisjointSets(outside + 1);
  const parting = new Set(
    segments.flatMap(([a, b, c, d]) => [`${a} ${b} ${c} ${d}`, `${c} ${d} ${a} ${b}`]),
  );
  const isOpen = (...segment: Segment) => !parting.has(segment.join(" "));
  // 0 below, 1 on the right, 2 above, 3 on the left.
  const id = (i: number, j: number, k: number) =>
    i < 0 || j < 0 || i === size || j === size ? outside : 4 * (i * size + j) + k;
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      if (isOpen(i, j, i + 1, j + 1)) {
        sets.union(id(i, j, 0), id(i, j, 3));
        sets.union(id(i, j, 1), id(i, j, 2));
      }
      if (isOpen(i + 1, j, i, j + 1)) {
        sets.union(id(i, j, 0), id(i, j, 1));
        sets.union(id(i, j, 2), id(i, j, 3));
      }
    }
  }
  for (let i = 0; i <= size; i++) {
    for (let j = 0; j <= size; j++) {
      if (i < size && isOpen(i, j, i + 1, j)) sets.union(id(i, j, 0), id(i, j - 1, 2));
      if (j < size && isOpen(i, j, i, j + 1)) sets.union(id(i, j, 3), id(i - 1, j, 1));
    }
  }
  return (i, j, k) => sets.find(id(i, j, k));
}

it("faces of random parts of a grid with diagonals: areas, boundaries, points, Euler's formula", () => {
  for (const random of rounds(300)) {
    const size = random.int(1, 6);
    const segments = randomSegments(random, size);
    const number = (i: number, j: number) => i * (size + 1) + j;
    const n = (size + 1) ** 2;
    // Four units a cell, so that the middles of its triangles are integers.
    const x = Float64Array.from({ length: n }, (_, v) => 4 * Math.floor(v / (size + 1)));
    const y = Float64Array.from({ length: n }, (_, v) => 4 * (v % (size + 1)));
    const turned = segments.map((s): Segment => (random.int(0, 1) ? s : [s[2], s[3], s[0], s[1]]));
    const from = turned.map(([a, b]) => number(a, b));
    const to = turned.map(([, , c, d]) => number(c, d));
    const faces = new PlanarFaces(x, y, from, to);
    const where = JSON.stringify(turned);
    const label = triangleLabels(size, turned);

    // Points in the middle of each triangle: equal faces where the labels are equal, one for each label.
    const [faceOf, area] = [new Map([[label(-1, -1, 0), 0]]), new Map<number, bigint>()];
    const [px, py, labels]: number[][] = [[], [], []];
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) {
        for (let k = 0; k < 4; k++) {
          px!.push(4 * i + [2, 3, 2, 1][k]!);
          py!.push(4 * j + [1, 2, 3, 2][k]!);
          labels!.push(label(i, j, k));
        }
      }
    }
    const found = faces.at(Int32Array.from(px!), Int32Array.from(py!));
    for (const [at, own] of labels!.entries()) {
      if (!faceOf.has(own)) faceOf.set(own, found[at]!);
      expect([at, found[at]], where).toEqual([at, faceOf.get(own)]);
      area.set(found[at]!, (area.get(found[at]!) ?? 0n) + 8n);
    }
    expect(new Set(faceOf.values()).size, where).toBe(faceOf.size);
    expect(faces.count, where).toBe(faceOf.size);
    for (let f = 1; f < faces.count; f++) expect(faces.areas[f], where).toBe(area.get(f));
    expect(faces.areas.reduce((sum, a) => sum + a, 0n)).toBe(0n);

    const sets = new DisjointSets(n);
    for (const [e, v] of from.entries()) sets.union(v, to[e]!);
    expect(n - from.length + faces.count, where).toBe(1 + sets.count);

    // Each half once, in the boundary of its face, each beginning where the one before it ends.
    const halves = Array.from({ length: faces.count }, (_, f) => faces.boundary(f));
    for (const [f, cycles] of halves.entries()) {
      for (const cycle of cycles) {
        for (const [at, h] of cycle.entries()) {
          const after = cycle[(at + 1) % cycle.length]!;
          const end = h & 1 ? from[h >> 1] : to[h >> 1];
          const begin = after & 1 ? to[after >> 1] : from[after >> 1];
          expect([faces.face[h], faces.next[h], end]).toEqual([f, after, begin]);
        }
      }
    }
    expect(halves.flat(2).sort((a, b) => a - b)).toEqual([...faces.face.keys()]);

    // Vertices with an edge, and middles of edges, lie on edges.
    const on = faces.at(
      Float64Array.from(from, (v, e) => (x[v]! + x[to[e]!]!) / 2),
      Float64Array.from(from, (v, e) => (y[v]! + y[to[e]!]!) / 2),
    );
    expect(on.every((f) => f === -1)).toBe(true);
    const ends = faces.at(
      Float64Array.from(from, (v) => x[v]!),
      Float64Array.from(from, (v) => y[v]!),
    );
    expect(ends.every((f) => f === -1)).toBe(true);
  }
});

it("squares within squares, at the largest coordinates; no edge", () => {
  const [most, depth] = [2 ** 31, 200];
  const sizes = Array.from({ length: depth }, (_, i) => most - i);
  const x = Float64Array.from(sizes.flatMap((s) => [-s, s, s, -s]));
  const y = Float64Array.from(sizes.flatMap((s) => [-s, -s, s, s]));
  const from = Array.from(x.keys());
  const to = from.map((v) => (v % 4 === 3 ? v - 3 : v + 1));
  const faces = new PlanarFaces(x, y, from, to);
  expect(faces.count).toBe(depth + 1);
  expect(faces.areas[0]).toBe(-8n * BigInt(most) ** 2n);
  const [inside, ring] = faces.at(Float64Array.of(0, most - 1), Float64Array.of(0, 0));
  expect([ring, faces.areas[inside!]]).toEqual([-1, 8n * BigInt(most - depth + 1) ** 2n]);
  expect(faces.boundary(0)).toHaveLength(1);
  expect(faces.boundary(inside!)).toHaveLength(1);
  expect(faces.boundary(1)).toHaveLength(2);
  const empty = new PlanarFaces(new Int32Array(2), new Int32Array(2), [], []);
  expect([empty.count, [...empty.at(Int32Array.of(0), Int32Array.of(0))]]).toEqual([1, [0]]);
});
