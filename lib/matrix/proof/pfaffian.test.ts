import { expect, it } from "vitest";
import { Mod } from "../../number/mod";
import { Random } from "../../sequence/random";
import { determinant } from "../determinant";
import { Matrix } from "../matrix";
import { pfaffian } from "../pfaffian";

it("is a root of the determinant, 0 for odd sizes and 1 for none", () => {
  const random = new Random(1);
  expect(pfaffian(new Matrix(0, 0), new Mod(7))).toBe(1);
  for (let step = 0; step < 200; step++) {
    const p = random.pick([2, 3, 7, 1000000007]);
    const n = random.int(1, 12);
    const matrix = new Matrix(n, n);
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < i; j++) {
        const value = random.int(0, p - 1);
        matrix.set(i, j, value);
        matrix.set(j, i, (p - value) % p);
      }
    }
    const root = pfaffian(matrix, new Mod(p));
    expect(Number((BigInt(root) * BigInt(root)) % BigInt(p))).toBe(determinant(matrix, new Mod(p)));
    if (n % 2 === 1) expect(root).toBe(0);
  }
});
