import { expect, it } from "vitest";
import { Mod } from "../../number/mod";
import { Random } from "../../sequence/random";
import { characteristicPolynomial } from "../characteristic-polynomial";
import { Matrix } from "../matrix";
import { expanded } from "./determinant.twin";

it("agrees with determinants of t I - A at n + 1 places, and is monic", () => {
  const random = new Random(1);
  for (let step = 0; step < 400; step++) {
    const p = random.pick([7, 11, 998244353, 1000000007]);
    const n = step % 40 === 0 ? 6 : random.int(0, 5);
    const low = random.int(0, 2) ? 0 : p - 2;
    const values = Int32Array.from({ length: n * n }, () =>
      random.int(0, 2) === 0 ? 0 : random.int(low, p - 1),
    );
    const matrix = new Matrix(n, n, values);
    const polynomial = characteristicPolynomial(matrix, new Mod(p));
    expect(polynomial.length).toBe(n + 1);
    expect(polynomial[n]).toBe(1);
    const m = BigInt(p);
    for (let t = 0n; t <= BigInt(n); t++) {
      const shifted = Array.from({ length: n }, (_, i) =>
        Array.from({ length: n }, (__, j) => (i === j ? t : 0n) - BigInt(matrix.get(i, j))),
      );
      const value = [...polynomial].reduceRight((sum, term) => (sum * t + BigInt(term)) % m, 0n);
      expect(value).toBe(((expanded(shifted) % m) + m) % m);
    }
  }
});
