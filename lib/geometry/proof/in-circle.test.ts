import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Random } from "../../sequence/random";
import { inCircle } from "../in-circle";

type Numbers = [number, number, number, number, number, number, number, number];

/** The determinant of four rows x, y, x² + y², 1, by the first row. */
function naive(numbers: Numbers): number {
  const big = numbers.map(BigInt);
  const rows = [0, 2, 4, 6].map((k) => {
    const [x, y] = [big[k]!, big[k + 1]!];
    return [x, y, x * x + y * y, 1n];
  });
  const determinant = (matrix: bigint[][]): bigint =>
    matrix.length === 0
      ? 1n
      : matrix[0]!.reduce((sum, value, j) => {
          const minor = matrix.slice(1).map((row) => row.filter((_, k) => k !== j));
          return sum + (j % 2 === 0 ? value : -value) * determinant(minor);
        }, 0n);
  const value = determinant(rows);
  return value > 0n ? 1 : value < 0n ? -1 : 0;
}

it("is exact where two points of a circle are near a third, and one is far away", () => {
  const random = new Random(2);
  for (let step = 0; step < 600; step++) {
    // A ray (m, n) from the origin meets the circle about s (p, q) again at t (m, n) with t as below.
    const [p, q] = [random.int(1, 3), random.int(1, 3)];
    const k = () => random.int(30, 40);
    const rays = [k(), k()].map((along) => [along * q + random.int(1, 2), -along * p]);
    rays.push([random.int(1, 2), random.int(1, 2)]);
    const square = ([m, n]: readonly number[]) => m! * m! + n! * n!;
    const s = rays.map(square).reduce((a, b) => a * b) * random.int(1, 1000);
    const points = rays.map((ray) => {
      const t = (2 * (p * ray[0]! + q * ray[1]!) * s) / square(ray);
      return [ray[0]! * t, ray[1]! * t];
    });
    const [a, b, c] = random.shuffle(points) as [number[], number[], number[]];
    const numbers = [...a, ...b, ...c, 0, 0] as Numbers;
    if (step % 3 === 0) numbers[random.int(0, 7)]! += random.pick([-1, 1]);
    holdEqual(inCircle(...numbers), naive(numbers), numbers);
  }
});

it("agrees with BigInt, also for points on or very near one circle", () => {
  const random = new Random(1);
  const seen = [0, 0, 0];
  for (let step = 0; step < 2500; step++) {
    const most = random.pick([3, 10_000, 1e9, 2 ** 50]);
    const numbers = Array.from({ length: 8 }, () => random.int(-most, most)) as Numbers;
    if (step % 2 === 0) {
      // Reflections and turns of one vector lie on a circle about the origin; one is moved a little.
      const [u, v] = [random.int(0, most - 1), random.int(0, most - 1)];
      const turn = (): [number, number] => {
        const [x, y] = random.int(0, 1) ? [u, v] : [v, u];
        return [random.pick([-1, 1]) * x, random.pick([-1, 1]) * y];
      };
      numbers.splice(0, 8, ...turn(), ...turn(), ...turn(), ...turn());
      if (step % 4 === 0) numbers[random.int(0, 7)]! += random.pick([-1, 1]);
    }
    const side = inCircle(...numbers);
    seen[side + 1]!++;
    holdEqual(side, naive(numbers), [numbers, side]);
  }
  expect(Math.min(...seen)).toBeGreaterThan(200);
  expect(inCircle(1, 0, 0, 1, -1, 0, 0, 0)).toBe(1);
});
