import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";
import { inOrder, integerRoot, naiveCrossings } from "./circle-crossings.twin";
import { closeNumbers } from "./segment-distance.twin";

/** A point and a circle that does not hold it. */
function outside(random: Random, most: number): number[] {
  const [px, py, x, y] = [0, 0, 0, 0].map(() => random.int(-most, most));
  const r = random.int(1, most);
  const isOutside = (px! - x!) ** 2 + (py! - y!) ** 2 > r * r;
  return isOutside ? [px!, py!, x!, y!, r] : outside(random, most);
}

export const twin = described({
  problem: "CGL_7_F",
  rounds: 60,
  middle: 0,
  shape: (s) =>
    s
      .numbers(5, -1000, 1000, (random) => outside(random, random.pick([2, 5, 20, 1000])))
      .map(BigInt),
  // The points of the circle at the distance √(d² - r²) from p: two circles cross there. All numbers
  // are scaled by 10^24, so that the root may be taken for an integer.
  naive: (numbers) => {
    const [px, py, x, y, r] = numbers as [bigint, bigint, bigint, bigint, bigint];
    const square = (px - x) ** 2n + (py - y) ** 2n - r * r;
    const scale = 10n ** 24n;
    const scaled = [x, y, r, px, py].map((value) => value * scale);
    const points = naiveCrossings([...scaled, integerRoot(square * scale * scale)]);
    return inOrder(points.map((point) => point.map((value) => value / 1e24)));
  },
  check: closeNumbers(1e-5),
});
