import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { bigNumbers, inOrder, naiveCrossings } from "./circle-crossings.twin";
import { closeNumbers } from "./segment-distance.twin";

function outside(random: Random, most: number): string {
  for (;;) {
    const [px, py, x, y] = Array.from({ length: 4 }, () => random.int(-most, most));
    const r = random.int(1, most);
    if ((px! - x!) ** 2 + (py! - y!) ** 2 > r * r) return `${px} ${py}\n${x} ${y} ${r}\n`;
  }
}

export const twin: Twin = {
  problem: "CGL_7_F",
  rounds: 60,
  generators: {
    small: (random) => outside(random, random.pick([2, 5, 20])),
    "max-random": (random) => outside(random, 1000),
  },
  // The points of the circle at the distance √(d² - r²) from p: two circles cross there. All numbers
  // are scaled by 10^24, so that the root may be taken for an integer.
  naive: (input) => {
    const [px, py, x, y, r] = bigNumbers(input) as [bigint, bigint, bigint, bigint, bigint];
    const square = (px - x) ** 2n + (py - y) ** 2n - r * r;
    const scale = 10n ** 24n;
    const numbers = [x, y, r, px, py].map((value) => value * scale);
    const points = naiveCrossings([...numbers, rootBelow(square * scale * scale)]);
    return inOrder(points.map((point) => point.map((value) => value / 1e24)))
      .map((point) => `${point.join(" ")}\n`)
      .join("");
  },
  check: closeNumbers(1e-5),
};

function rootBelow(n: bigint): bigint {
  let [low, high] = [0n, n + 1n];
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle * middle <= n) low = middle;
    else high = middle;
  }
  return low;
}
