import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { squareGap } from "../square-gap";

it("agrees with BigInt, also where s is the distance or its neighbour", () => {
  const signs = [0, 0, 0];
  for (const random of rounds(10000)) {
    const most = random.pick([4, 1000, 2 ** 20]);
    // (m² - n², 2 m n, m² + n²) is a right triangle.
    const [m, n] = [random.int(0, most), random.int(0, most)];
    const s = m * m + n * n + random.int(-1, 1);
    const [dx, dy] = [m * m - n * n, 2 * m * n];
    const exact = BigInt(s) ** 2n - BigInt(dx) ** 2n - BigInt(dy) ** 2n;
    const error = BigInt(squareGap(s, dx, dy)) - exact;
    const size = exact < 0n ? -exact : exact;
    if ((error < 0n ? -error : error) * 2n ** 50n > size) expect([s, dx, dy]).toEqual("near");
    signs[exact > 0n ? 2 : exact < 0n ? 0 : 1]!++;
  }
  expect(Math.min(...signs)).toBeGreaterThan(1000);
});
