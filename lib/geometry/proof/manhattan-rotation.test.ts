import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { manhattanRotation } from "../manhattan-rotation";

it("turns Manhattan distances into the greater of two differences, and back", () => {
  const random = new Random(1);
  for (const most of [3, 1000, 2 ** 50]) {
    const column = () => Float64Array.from({ length: 40 }, () => random.int(-most, most));
    const [x, y] = [column(), column()];
    const { u, v } = manhattanRotation(x, y);
    for (let i = 0; i < 40; i++) {
      expect([(u[i]! + v[i]!) / 2, (u[i]! - v[i]!) / 2]).toEqual([x[i], y[i]]);
      for (let j = 0; j < i; j++) {
        const distance = Math.abs(x[i]! - x[j]!) + Math.abs(y[i]! - y[j]!);
        expect(Math.max(Math.abs(u[i]! - u[j]!), Math.abs(v[i]! - v[j]!))).toBe(distance);
      }
    }
  }
});

it("does not wrap sums of 32-bit coordinates", () => {
  const x = Int32Array.of(2 ** 31 - 1, -(2 ** 31));
  expect(manhattanRotation(x, x).u).toEqual(Float64Array.of(2 ** 32 - 2, -(2 ** 32)));
});
