import { expect, it } from "vitest";
import { Mod } from "../../number/mod";
import { Matrix } from "../matrix";
import { matrixPower } from "../matrix-power";

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
