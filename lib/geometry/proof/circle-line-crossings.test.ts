import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { Random } from "../../sequence/random";
import { circleLineCrossings } from "../circle-line-crossings";
import { naiveLineCrossings } from "./circle-line-crossings.twin";

it("agrees with roots in BigInt, in the direction of the line", () => {
  const random = new Random(1);
  const seen = [0, 0, 0];
  for (let step = 0; step < 1000; step++) {
    const most = random.pick([2, 6, 1000, 1e9, 2 ** 48]);
    const [x, y, ax, ay, bx, by] = Array.from({ length: 6 }, () => random.int(-most, most)) as [
      ...[number, number, number, number, number, number],
    ];
    if (ax === bx && ay === by) continue;
    // Every other circle nearly touches.
    const height = Math.abs((bx - ax) * (ay - y) - (by - ay) * (ax - x));
    const near = Math.round(height / Math.hypot(bx - ax, by - ay)) + random.int(-1, 1);
    const r = Math.max(1, step % 2 === 0 ? near : random.int(1, most));
    const expected = naiveLineCrossings([x, y, r].map(BigInt), [ax, ay, bx, by].map(BigInt));
    const points = circleLineCrossings({ x, y, r }, ax, ay, bx, by);
    expect(points.length).toBe(expected.length);
    seen[points.length]!++;
    points.forEach((point, i) => {
      expect(Math.abs(point[0] - expected[i]![0]!)).toBeLessThan(most * 2 ** -46);
      expect(Math.abs(point[1] - expected[i]![1]!)).toBeLessThan(most * 2 ** -46);
    });
  }
  expect(Math.min(...seen)).toBeGreaterThan(20);
});

it("takes fractions", () => {
  expect(circleLineCrossings({ x: 0.5, y: 0, r: 0.5 }, 0, 0, 3, 0)).toEqual(tableOf("0 0, 1 0"));
  expect(circleLineCrossings({ x: 0, y: 0, r: 0.5 }, -1, 0.5, 1, 0.5)).toEqual([[0, 0.5]]);
});
