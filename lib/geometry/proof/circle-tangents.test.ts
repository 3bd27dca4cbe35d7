import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { circleTangents } from "../circle-tangents";

it("gives right angles on the circle, the left point first, and exact counts", () => {
  const seen = [0, 0, 0];
  for (const random of rounds(2000)) {
    const most = random.pick([3, 12, 1e4, 1e9]);
    const [x, y, px, py] = Array.from({ length: 4 }, () => random.int(-most, most)) as [
      ...[number, number, number, number],
    ];
    const r = random.int(1, most);
    const points = circleTangents({ x, y, r }, px, py);
    const square = BigInt(px - x) ** 2n + BigInt(py - y) ** 2n;
    const expected = square < BigInt(r) ** 2n ? 0 : square === BigInt(r) ** 2n ? 1 : 2;
    expect(points.length).toBe(expected);
    seen[expected]!++;
    points.forEach(([tx, ty], i) => {
      const [rx, ry, wx, wy] = [tx - x, ty - y, px - tx, py - ty];
      expect(Math.abs(Math.hypot(rx, ry) - r)).toBeLessThan(most * 2 ** -46);
      expect(Math.abs(rx * wx + ry * wy)).toBeLessThan(most * most * 2 ** -44);
      const side = (px - x) * ry - (py - y) * rx;
      if (expected === 2) expect(side > 0).toBe(i === 0);
    });
  }
  expect(Math.min(...seen)).toBeGreaterThan(20);
});
