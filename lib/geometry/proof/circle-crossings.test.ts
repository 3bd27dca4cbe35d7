import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { circleCrossings } from "../circle-crossings";
import { naiveCrossings } from "./circle-crossings.twin";
import { solve } from "./circle-crossings.verify";

it("agrees to 46 bits for large circles, also those that nearly touch", () => {
  const random = new Random(1);
  for (let step = 0; step < 600; step++) {
    const most = random.pick([1e6, 1e9, 2 ** 48]);
    const circle = () => ({
      ...{ x: random.int(-most, most), y: random.int(-most, most), r: random.int(1, most) },
    });
    const [a, b] = [circle(), circle()];
    const distance = Math.hypot(a.x - b.x, a.y - b.y);
    if (step % 2 === 0) b.r = Math.max(1, Math.round(distance) - a.r + random.int(-1, 1));
    if (distance < most / 16) continue;
    const expected = naiveCrossings([a.x, a.y, a.r, b.x, b.y, b.r].map(BigInt));
    const points = circleCrossings(a, b);
    expect(points.length).toBe(expected.length);
    points.forEach((point, i) => {
      expect(Math.abs(point[0] - expected[i]![0]!)).toBeLessThan(most * 2 ** -46 * 16);
      expect(Math.abs(point[1] - expected[i]![1]!)).toBeLessThan(most * 2 ** -46 * 16);
    });
  }
});

it("tells circles about one centre apart", () => {
  const sample = (text: string) => new TextDecoder().decode(solve(new TextEncoder().encode(text)));
  expect(sample("0 0 2\n0 3 1\n")).toBe("0.00000000 2.00000000 0.00000000 2.00000000\n");
  expect(circleCrossings({ x: 1, y: 1, r: 2 }, { x: 1, y: 1, r: 3 })).toEqual([]);
});

it("touching circles have one point, from outside and from inside", () => {
  expect(circleCrossings({ x: 0, y: 0, r: 2 }, { x: 5, y: 0, r: 3 })).toEqual([[2, 0]]);
  expect(circleCrossings({ x: 0, y: 0, r: 5 }, { x: 2, y: 0, r: 3 })).toEqual([[5, 0]]);
});
