import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { compareHeights } from "../compare-heights";

type Numbers = [number, number, number, number, number, number, number, number, number];

function exact(...numbers: Numbers): number {
  const [x, ax, ay, dx, dy, cx, cy, ex, ey] = numbers.map(BigInt) as unknown as [
    ...[bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint],
  ];
  const difference = (ay * dx + dy * (x - ax)) * ex - (cy * ex + ey * (x - cx)) * dx;
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

it("agrees with BigInt, for equal and nearly equal heights too", () => {
  const seen = [0, 0, 0];
  for (const random of rounds(12_000)) {
    const most = random.pick([3, 10, 1000, 1e9, 2 ** 50]);
    // Both lines pass near one point, at which they are compared.
    const [x, y] = [random.int(-most, most), random.int(-most, most)];
    const clamp = (v: number) => Math.max(-most, Math.min(most, v));
    const line = (): [number, number, number, number] => {
      const [dx, dy] = [random.int(1, most), random.int(-most, most)];
      const k = random.int(0, 2);
      if (most === 2 ** 50 && k === 2) {
        // n - (n - 1) (n + 1) / n = 1 / n: the heights at x lie beside y by so little.
        const [n, sign] = [random.int(2 ** 27, 2 ** 31), random.pick([-1, 1])];
        return [clamp(x - n - 1), clamp(y - sign * n), n, sign * (n - 1)];
      }
      const ax = clamp(x - k * dx);
      return [ax, clamp(y - k * dy + random.int(-1, 1)), dx, dy];
    };
    const [first, second] = [line(), line()];
    const height = ([ax, ay, dx, dy]: readonly number[]) => ay! + (dy! * (x - ax!)) / dx!;
    if (Math.abs(height(first)) > 2 ** 50 || Math.abs(height(second)) > 2 ** 50) continue;
    const expected = exact(x, ...first, ...second);
    expect(compareHeights(x, ...first, ...second)).toBe(expected);
    expect(compareHeights(x, ...second, ...first)).toBe(0 - expected);
    seen[expected + 1]!++;
  }
  expect(Math.min(...seen)).toBeGreaterThan(400);
});
