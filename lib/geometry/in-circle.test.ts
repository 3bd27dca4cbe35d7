import { expect, it } from "vitest";
import { Random } from "../sequence/random";
import { inCircle } from "./in-circle";

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

it("agrees with BigInt, also for points on or very near one circle", () => {
  const random = new Random(1);
  const seen = [0, 0, 0];
  for (let step = 0; step < 6000; step++) {
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
    if (side !== naive(numbers)) expect([numbers, side]).toBe("right");
  }
  expect(Math.min(...seen)).toBeGreaterThan(500);
  expect(inCircle(1, 0, 0, 1, -1, 0, 0, 0)).toBe(1);
});
