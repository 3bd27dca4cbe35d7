import { described } from "../../../scripts/verify/shape";
import { type Point, testOf } from "./convex-hull.twin";

const MOST = 1_000_000;

/** Coordinates to 10^6 keep all products exact. */
const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Peels hulls with the points on their edges, one after the other, each in a pass over what is left. */
function naiveLayers(points: readonly Point[]): number[] {
  const layers = points.map(() => 0);
  let left = [...points.keys()].sort(
    (i, j) => points[i]![0] - points[j]![0] || points[i]![1] - points[j]![1],
  );
  for (let layer = 1; left.length > 0; layer++) {
    for (const sign of [1, -1]) {
      const chain: number[] = [];
      for (const i of left) {
        while (
          chain.length > 1 &&
          sign *
            turn(points[chain[chain.length - 2]!]!, points[chain[chain.length - 1]!]!, points[i]!) <
            0
        ) {
          chain.pop();
        }
        chain.push(i);
      }
      for (const i of chain) layers[i] = layer;
    }
    left = left.filter((i) => layers[i] === 0);
  }
  return layers;
}

/** The chain from the first to the last of points in order that never turns to the `sign` side. */
function chainOf(points: readonly Point[], sign: 1 | -1, least: number): Point[] {
  const chain: Point[] = [];
  for (const point of points) {
    const end = () => chain.length;
    while (end() > 1 && sign * turn(chain[end() - 2]!, chain[end() - 1]!, point) < least)
      chain.pop();
    chain.push(point);
  }
  return chain;
}

/** Whether a point lies strictly on the `sign` side of a chain that spans its x. */
function isBeside(chain: readonly Point[], point: Point, sign: 1 | -1): boolean {
  let [low, high] = [0, chain.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (chain[middle]![0] <= point[0]) low = middle;
    else high = middle;
  }
  return sign * turn(chain[low]!, chain[high]!, point) > 0;
}

/**
 * Layers are right if each one's points all lie on the border of its own hull, and those of the next one
 * strictly inside: then so do all later ones.
 */
function check(points: readonly Point[], output: string): void {
  const layers = output.trim().split(/\s+/).map(Number);
  if (layers.length !== points.length) throw new Error(`expected ${points.length} layers`);
  const groups: Point[][] = [];
  layers.forEach((layer, i) => {
    if (!(layer >= 1 && layer <= points.length)) throw new Error(`a layer ${layer}`);
    while (groups.length < layer) groups.push([]);
    groups[layer - 1]!.push(points[i]!);
  });
  let outer: { lower: Point[]; upper: Point[] } | undefined;
  groups.forEach((group, k) => {
    if (group.length === 0) throw new Error(`no point in layer ${k + 1}`);
    group.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    const border = new Set([...chainOf(group, 1, 0), ...chainOf(group, -1, 0)]);
    if (border.size < group.length) throw new Error(`layer ${k + 1} holds points inside it`);
    for (const point of outer ? group : []) {
      const { lower, upper } = outer!;
      const isWithin = lower[0]![0] < point[0] && point[0] < lower[lower.length - 1]![0];
      if (!isWithin || !isBeside(lower, point, 1) || !isBeside(upper, point, -1)) {
        throw new Error(`${point} of layer ${k + 1} is not inside the one before`);
      }
    }
    outer = { lower: chainOf(group, 1, 1), upper: chainOf(group, -1, 1) };
  });
}

export const twin = described({
  problem: "convex_layers",
  timeLimitMs: 5_000,
  small: 20,
  middle: 400,
  shape: (s) => s.distinct(s.size(1, 200_000), (): Point => [s.int(0, MOST), s.int(0, MOST)]),
  atBounds: {
    /** Squares about one middle: their corners alone, and the last one the middle itself. */
    "max-cross": (random) => {
      const arms = Array.from({ length: 49_999 }, (_, i): Point[] => [
        [MOST / 2 - i - 1, MOST / 2 - i - 1],
        [MOST / 2 + i + 1, MOST / 2 - i - 1],
        [MOST / 2 - i - 1, MOST / 2 + i + 1],
        [MOST / 2 + i + 1, MOST / 2 + i + 1],
      ]).flat();
      return testOf(random.shuffle([...arms, [MOST / 2, MOST / 2] as const]));
    },
    /** The two axes: one layer, all of its points on edges. */
    "max-angle": (random) => {
      const points = Array.from({ length: 100_000 }, (_, i): Point[] => [
        [i + 1, 0],
        [0, i + 1],
      ]).flat();
      return testOf(random.shuffle(points));
    },
    "max-line": (random) =>
      testOf(random.shuffle(Array.from({ length: 200_000 }, (_, i): Point => [5 * i, 3 * i]))),
  },
  naive: naiveLayers,
  check: (points, output, expected) => {
    check(points, output);
    const [layers, wanted] = [output, expected ?? output].map((text) =>
      text.trim().split(/\s+/).join(" "),
    );
    if (layers !== wanted) throw new Error(`expected ${wanted!.slice(0, 200)}`);
  },
});
