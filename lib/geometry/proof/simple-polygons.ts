import type { Random } from "../../sequence/random";

/** Rings of corners without crossings, the outer one first; the polygon lies on the left of all. */
export type Rings = (readonly [number, number])[][];

/**
 * The outline of a random connected set of cells, with all grid points on it as corners, many of them on straight
 * lines, sheared; with holes. Undefined where a corner comes twice. Without `cells` a square, of
 * three cells or more a side, lacks up to five inside.
 */
export function randomOutline(random: Random, size: number, cells?: number): Rings | undefined {
  const set = new Set<number>([0]);
  const width = size + 2;
  for (let cell = 0; cells === undefined && cell < size * width; cell++) {
    if (cell % width < size) set.add(cell);
  }
  for (let left = cells === undefined ? random.int(0, 5) : 0; left > 0; left--) {
    set.delete(random.int(1, size - 2) * width + random.int(1, size - 2));
  }
  while (cells !== undefined && set.size < cells) {
    const cell = random.pick([...set]);
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const [dx, dy] = random.pick([
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const);
    if (x + dx < 0 || x + dx >= size || y + dy < 0 || y + dy >= size) continue;
    set.add((y + dy) * width + x + dx);
  }
  const has = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < size && y < size && set.has(y * width + x);
  const next = new Map<number, number>();
  const key = (x: number, y: number) => y * width + x;
  for (const cell of set) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const sides = [
      [has(x, y - 1), key(x, y), key(x + 1, y)],
      [has(x + 1, y), key(x + 1, y), key(x + 1, y + 1)],
      [has(x, y + 1), key(x + 1, y + 1), key(x, y + 1)],
      [has(x - 1, y), key(x, y + 1), key(x, y)],
    ] as const;
    for (const [isInner, a, b] of sides) {
      if (isInner) continue;
      if (next.has(a)) return undefined;
      next.set(a, b);
    }
  }
  const rings: Rings = [];
  // The least key is on the outer ring, which therefore comes first.
  for (const start of [...next.keys()].sort((a, b) => a - b)) {
    if (!next.has(start)) continue;
    const ring: [number, number][] = [];
    for (let at = start; next.has(at); ) {
      const [x, y] = [at % width, Math.floor(at / width)];
      ring.push([3 * x - 2 * y, 2 * x + 5 * y]);
      const to = next.get(at)!;
      next.delete(at);
      at = to;
    }
    rings.push(ring);
  }
  return rings;
}

/** A polygon through random points of a small grid; undefined where its sides touch after uncrossing. */
export function randomTangle(random: Random, n: number, size: number): Rings | undefined {
  const points = new Map<string, readonly [number, number]>();
  while (points.size < n) {
    const point = [random.int(0, size), random.int(0, size)] as const;
    points.set(point.join(), point);
  }
  const ring = [...points.values()];
  for (let round = 0; round < 4 * n * n; round++) {
    const bad = touching(ring);
    if (!bad) return [ring];
    const [i, j] = bad;
    const part = ring.slice(i + 1, j + 1).reverse();
    ring.splice(i + 1, part.length, ...part);
  }
  return undefined;
}

type Point = readonly [number, number];

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

/** Two sides i < j, from corner i and j on, that have more in common than a corner between them. */
function touching(ring: readonly Point[]): [number, number] | undefined {
  const n = ring.length;
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < j; i++) {
      const [a, b, c, d] = [ring[i]!, ring[i + 1]!, ring[j]!, ring[(j + 1) % n]!];
      const isNext = j === i + 1;
      const isLast = i === 0 && j === n - 1;
      if (isNext || isLast) {
        const [p, q, r] = isNext ? [a, b, d] : [c, a, b];
        const isBack = (p[0] - q[0]) * (r[0] - q[0]) + (p[1] - q[1]) * (r[1] - q[1]) > 0;
        if (turn(p, q, r) === 0 && isBack) return [i, j];
      } else if (turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b)) {
        return [i, j];
      }
    }
  }
  return undefined;
}
