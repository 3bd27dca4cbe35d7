import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { projection, reflection } from "../projection";

it("agrees with fractions: a + t (b - a) with a right angle at the foot", () => {
  for (const random of rounds(1600)) {
    const most = random.pick([3, 1000, 1e9, 2 ** 50]);
    const numbers = Array.from({ length: 6 }, () => random.int(-most, most)) as [
      ...[number, number, number, number, number, number],
    ];
    const [px, py, ax, ay, bx, by] = numbers.map(BigInt) as [
      ...[bigint, bigint, bigint, bigint, bigint, bigint],
    ];
    const [dx, dy] = [bx - ax, by - ay];
    const square = dx * dx + dy * dy;
    if (square === 0n) continue;
    const dot = (px - ax) * dx + (py - ay) * dy;
    const double = (n: bigint) => Number((n * 10n ** 30n) / square) / 1e30;
    const foot = [double(ax * square + dot * dx), double(ay * square + dot * dy)];
    const mirror = [foot[0]! * 2 - numbers[0], foot[1]! * 2 - numbers[1]];
    const pairs = [projection(...numbers), foot, reflection(...numbers), mirror] as number[][];
    for (const k of [0, 1]) {
      const isNear = (i: number) =>
        Math.abs(pairs[i]![k]! - pairs[i + 1]![k]!) <= (i + 1) * most * 2 ** -48;
      if (!isNear(0) || !isNear(2)) expect(numbers).toEqual(pairs);
    }
  }
});

it("leaves points of the line, takes fractions", () => {
  expect(projection(3, 3, -1e9, -1e9, 1e9, 1e9)).toEqual([3, 3]);
  expect(reflection(0.5, 1.5, 0, 0, 1, 0)).toEqual([0.5, -1.5]);
});
