import { expect, it } from "vitest";
import { Mod } from "../../number/mod";
import { Random } from "../../sequence/random";
import { Matrix } from "../matrix";
import { matrixPower } from "../matrix-power";

type Rows = readonly (readonly bigint[])[];

const product = (a: Rows, b: Rows, m: bigint): Rows =>
  a.map((row) => b.map((_, j) => row.reduce((sum, x, k) => sum + x * b[k]![j]!, 0n) % m));

it("agrees with repeated products", () => {
  const random = new Random(1);
  for (let step = 0; step < 80; step++) {
    const m = random.pick([1, 2, 6, 998244353, 2 ** 30 - 1]);
    const n = random.int(0, 5);
    const matrix = new Matrix(
      n,
      n,
      Int32Array.from({ length: n * n }, () => random.int(0, m - 1)),
    );
    const rows: Rows = Array.from({ length: n }, (_, i) => [...matrix.row(i)].map(BigInt));
    let power: Rows = rows.map((_, i) => rows.map((__, j) => (i === j ? 1n : 0n) % BigInt(m)));
    for (let e = 0; e < 12; e++) {
      const expected = power.flat().map(Number);
      expect([...matrixPower(matrix, e, new Mod(m)).values]).toEqual(expected);
      expect([...matrixPower(matrix, BigInt(e), new Mod(m)).values]).toEqual(expected);
      power = product(power, rows, BigInt(m));
    }
  }
});

it("Fibonacci numbers far out: F(10^18) modulo 10^9 + 7 by the doubling formulas", () => {
  const m = 1000000007n;
  const pair = (n: bigint): [bigint, bigint] => {
    if (n === 0n) return [0n, 1n];
    const [a, b] = pair(n / 2n);
    const c = (a * (2n * b - a + m)) % m;
    const d = (a * a + b * b) % m;
    return n % 2n === 0n ? [c, d] : [d, (c + d) % m];
  };
  const step = new Matrix(2, 2, Int32Array.of(1, 1, 1, 0));
  const power = matrixPower(step, 10n ** 18n, new Mod(1000000007));
  expect(BigInt(power.get(0, 1))).toBe(pair(10n ** 18n)[0]);
});
