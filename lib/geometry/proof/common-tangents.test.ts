import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { commonTangents } from "../common-tangents";
import { naiveCount } from "./common-tangents.twin";

it("touches both circles, as often as their distance says", () => {
  const seen = [0, 0, 0, 0, 0];
  for (const random of rounds(2500)) {
    const most = random.pick([2, 3, 10, 1000]);
    const circle = () => ({
      ...{ x: random.int(-most, most), y: random.int(-most, most), r: random.int(1, most) },
    });
    const [a, b] = [circle(), circle()];
    if (a.x === b.x && a.y === b.y && a.r === b.r) continue;
    const tangents = commonTangents(a, b);
    const count = naiveCount([a.x, a.y, a.r, b.x, b.y, b.r].map(BigInt));
    expect(tangents.length).toBe(count);
    seen[count]!++;
    for (const { first, second } of tangents) {
      for (const [c, [px, py]] of [
        [a, first],
        [b, second],
      ] as const) {
        expect(Math.abs(Math.hypot(px - c.x, py - c.y) - c.r)).toBeLessThan(1e-10 * most);
        // The way between the two points is at a right angle to the radius.
        const dot = (second[0] - first[0]) * (px - c.x) + (second[1] - first[1]) * (py - c.y);
        expect(Math.abs(dot)).toBeLessThan(1e-9 * most * most);
      }
    }
    const distinct = new Set(tangents.map(({ first }) => first.map((v) => v.toFixed(6)).join()));
    expect(distinct.size).toBe(count);
  }
  expect(Math.min(...seen)).toBeGreaterThan(40);
});
