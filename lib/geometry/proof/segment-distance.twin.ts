import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { naiveMeet } from "./segments-meet.twin";

type Pair = readonly [bigint, bigint];

/** The numbers of the output, each within `tolerance` of the expected one. */
export function closeNumbers(tolerance: number) {
  return (_input: string, output: string, expected: string | undefined): void => {
    const numbers = output.trim().split(/\s+/).filter(Boolean).map(Number);
    const wanted = expected?.trim().split(/\s+/).filter(Boolean).map(Number) ?? [];
    if (expected === undefined) return;
    if (numbers.length !== wanted.length) {
      throw new Error(`expected ${wanted.length} numbers, found ${numbers.length}`);
    }
    wanted.forEach((value, at) => {
      if (!(Math.abs(numbers[at]! - value) <= tolerance)) {
        throw new Error(`number ${at + 1}: expected ${value}, found ${numbers[at]}`);
      }
    });
  };
}

/** The rounded square root of a fraction of integers of any size. */
function rootOf(numerator: bigint, denominator: bigint): number {
  // 40 decimal digits behind the point, by Newton's method from above.
  const scaled = (numerator * 10n ** 80n) / denominator;
  if (scaled === 0n) return 0;
  let root = 1n << BigInt((scaled.toString(2).length + 2) >> 1);
  for (;;) {
    const next = (root + scaled / root) >> 1n;
    if (next >= root) break;
    root = next;
  }
  return Number(root) / 1e40;
}

/** The square of the distance of p to ab as a fraction: over all points a + t (b - a) by calculus. */
function squareToSegment(p: Pair, a: Pair, b: Pair): Pair {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const along = (p[0] - a[0]) * dx + (p[1] - a[1]) * dy;
  const t = along <= 0n || length === 0n ? 0n : along >= length ? length : along;
  const whole = length === 0n ? 1n : length;
  const [x, y] = [(p[0] - a[0]) * whole - t * dx, (p[1] - a[1]) * whole - t * dy];
  return [x * x + y * y, whole * whole];
}

export function naiveDistance(ends: readonly bigint[]): number {
  if (naiveMeet(ends)) return 0;
  const [a, b, c, d] = [0, 2, 4, 6].map((k): Pair => [ends[k]!, ends[k + 1]!]) as [
    ...[Pair, Pair, Pair, Pair],
  ];
  const squares = [
    squareToSegment(a, c, d),
    squareToSegment(b, c, d),
    squareToSegment(c, a, b),
    squareToSegment(d, a, b),
  ];
  return rootOf(...squares.reduce((s, t) => (t[0] * s[1] < s[0] * t[1] ? t : s)));
}

function queries(random: Random, count: number, most: number): string {
  const point = () => [random.int(-most, most), random.int(-most, most)];
  const segment = () => {
    const [a, b] = [point(), point()];
    return a.join() === b.join() ? [...a, a[0] === most ? -most : most, 0] : [...a, ...b];
  };
  const lines = Array.from({ length: count }, () => [...segment(), ...segment()].join(" "));
  return `${count}\n${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "CGL_2_D",
  generators: {
    small: (random) => queries(random, 50, random.pick([1, 2, 5])),
    far: (random) => queries(random, 50, 10_000),
    "max-random": (random) => queries(random, 1000, 10_000),
  },
  naive: (input) => {
    const [, ...lines] = input.trimEnd().split("\n");
    return lines.map((line) => `${naiveDistance(line.split(" ").map(BigInt))}\n`).join("");
  },
  check: closeNumbers(1e-8),
};
