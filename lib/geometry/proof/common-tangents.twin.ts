import { described } from "../../../scripts/verify/shape";
import { inOrder, surd } from "./circle-crossings.twin";
import { closeNumbers } from "./segment-distance.twin";

/** 4 apart, 3 touching from outside, 2 crossing, 1 touching from inside, 0 one inside the other. */
export function naiveCount(numbers: readonly bigint[]): number {
  const [x, y, r, x2, y2, r2] = numbers as [...[bigint, bigint, bigint, bigint, bigint, bigint]];
  const square = (x - x2) ** 2n + (y - y2) ** 2n;
  const [outer, inner] = [(r + r2) ** 2n, (r - r2) ** 2n];
  if (square > outer) return 4;
  if (square === outer) return 3;
  return square > inner ? 2 : square === inner ? 1 : 0;
}

/**
 * Where the tangents touch the first circle: a point c + v with v² = r² and v · (c' - c) = r (r ∓ r').
 * Of both coordinates of v the equations leave a quadratic one.
 */
function naiveTangents(numbers: readonly bigint[]): number[][] {
  const [x, y, r, x2, y2, r2] = numbers as [...[bigint, bigint, bigint, bigint, bigint, bigint]];
  const [dx, dy] = [x2 - x, y2 - y];
  const square = dx * dx + dy * dy;
  if (square === 0n) return [];
  return [r * (r - r2), r * (r + r2)].flatMap((dot) => {
    const under = r * r * square - dot * dot;
    if (under < 0n) return [];
    return (under === 0n ? [0n] : [1n, -1n]).map((sign) => [
      surd(x * square + dot * dx, sign * dy, under, square),
      surd(y * square + dot * dy, -sign * dx, under, square),
    ]);
  });
}

export const twin = described({
  problem: "CGL_7_G",
  rounds: 150,
  middle: 0,
  shape: (s) =>
    s
      .distinct(2, () => [...[0, 0].map(() => s.int(-1000, 1000)), s.int(1, 1000)])
      .flat()
      .map(BigInt),
  generators: {
    tiny: (random) => {
      const circle = (x: number) => `${x} ${random.int(-2, 2)} ${random.int(1, 4)}\n`;
      return circle(random.int(-3, 0)) + circle(random.int(1, 4));
    },
  },
  naive: (numbers) => inOrder(naiveTangents(numbers)),
  check: closeNumbers(1e-5),
});
