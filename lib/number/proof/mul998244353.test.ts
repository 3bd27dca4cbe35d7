import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Random } from "../../sequence/random";
import { mul998244353, MOD998244353 as P } from "../mul998244353";

const naive = (a: number, b: number) => Number((BigInt(a) * BigInt(b)) % BigInt(P));

it("agrees with bigint at the edges", () => {
  const edges = [0, 1, 2, 3, 2 ** 15, 2 ** 29, (P - 1) / 2, (P + 1) / 2, P - 3, P - 2, P - 1];
  for (const a of edges) for (const b of edges) expect(mul998244353(a, b)).toBe(naive(a, b));
});

it("agrees with bigint where the product is next to a multiple of the modulus", () => {
  const random = new Random(1);
  for (let step = 0; step < 10_000; step++) {
    const a = random.int(1, P - 1);
    // b = ± delta / a modulo P, so the product leaves ± delta.
    const inverse = power(a, P - 2);
    const delta = random.int(0, 3);
    const b = naive(inverse, delta);
    expect(mul998244353(a, b)).toBe(delta);
    expect(mul998244353(a, b === 0 ? 0 : P - b)).toBe(delta === 0 ? 0 : P - delta);
  }
});

it("agrees with bigint on random factors", () => {
  const random = new Random(2);
  for (let step = 0; step < 40_000; step++) {
    const [a, b] = [random.int(0, P - 1), random.int(0, P - 1)];
    holdEqual(mul998244353(a, b), naive(a, b), [a, b]);
  }
});

function power(base: number, exponent: number): number {
  let result = 1n;
  let square = BigInt(base);
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = (result * square) % BigInt(P);
    square = (square * square) % BigInt(P);
  }
  return Number(result);
}
