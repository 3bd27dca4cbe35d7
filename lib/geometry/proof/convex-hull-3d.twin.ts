import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

type Point = readonly [number, number, number];

/** A tetrahedron first, so that the points do not all lie in a plane. */
function input(random: Random, n: number, coordinate: () => number): string {
  const size = Math.max(1, Math.abs(coordinate()));
  const base: Point[] = [
    [0, 0, 0],
    [size, 0, 0],
    [0, size, 0],
    [0, 0, size],
  ];
  const more = Array.from({ length: n - 4 }, () => [coordinate(), coordinate(), coordinate()]);
  const points = random.shuffle([...base, ...more]);
  return `${n}\n${points.map((point) => point.join(" ")).join("\n")}\n`;
}

const within = (random: Random, most: number) => () => random.int(-most, most);

export const twin: Twin = {
  problem: "3662",
  timeLimitMs: 1_000,
  rounds: 40,
  generators: {
    tetrahedron: (random) => input(random, 4, within(random, 3)),
    grid: (random) => input(random, random.int(5, 14), within(random, 1)),
    small: (random) => input(random, random.int(5, 12), within(random, 4)),
    wide: (random) => input(random, 12, within(random, 10_000)),
    several: (random) => [5, 6, 7].map((n) => input(random, n, within(random, 2))).join(""),
  },
  atBounds: {
    random: (random) => input(random, 300, within(random, 10_000)),
    sphere: (random) => {
      const onSphere = (): Point => {
        const [a, b] = [2 * Math.PI * random.float(), 2 * random.float() - 1];
        const r = Math.sqrt(1 - b * b);
        const [x, y, z] = [r * Math.cos(a), r * Math.sin(a), b];
        return [Math.round(1e4 * x), Math.round(1e4 * y), Math.round(1e4 * z)];
      };
      const points = Array.from({ length: 300 }, onSphere);
      return `300\n${points.map((point) => point.join(" ")).join("\n")}\n`;
    },
  },
  naive: (text) => {
    const numbers = text.trim().split(/\s+/).map(BigInt);
    let answers = "";
    for (let at = 0; at < numbers.length; ) {
      const n = Number(numbers[at++]);
      const points = Array.from({ length: n }, (_, i) => numbers.slice(at + 3 * i, at + 3 * i + 3));
      at += 3 * n;
      answers += `${sides(points)}\n`;
    }
    return answers;
  },
};

/** The sets of points that lie in a plane with all others on one side of it. */
function sides(points: readonly bigint[][]): number {
  const found = new Set<string>();
  for (let i = 0; i < points.length; i++) {
    for (let j = 0; j < i; j++) {
      for (let k = 0; k < j; k++) {
        const volumes = points.map((point) => volume(points[i]!, points[j]!, points[k]!, point));
        const above = volumes.some((value) => value > 0n);
        const below = volumes.some((value) => value < 0n);
        if (above === below) continue; // all in the plane: the three lie on a line
        const inPlane = points.filter((_, at) => volumes[at] === 0n);
        found.add([...new Set(inPlane.map(String))].sort().join(" "));
      }
    }
  }
  return found.size;
}

/** Six times the volume of the tetrahedron: positive where a, b, c turn left as seen from d. */
export function volume(a: bigint[], ...others: bigint[][]): bigint {
  const [u0, u1, u2, v0, v1, v2, w0, w1, w2] = others.flatMap((p) =>
    p.map((value, axis) => value - a[axis]!),
  ) as [...[bigint, bigint, bigint], ...[bigint, bigint, bigint], ...[bigint, bigint, bigint]];
  return u0 * (v1 * w2 - v2 * w1) - u1 * (v0 * w2 - v2 * w0) + u2 * (v0 * w1 - v1 * w0);
}
