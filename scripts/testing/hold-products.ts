import { it } from "vitest";
import { naivePower } from "../../lib/number/proof/naive-power";
import { Random } from "../../lib/sequence/random";
import { holdEqual } from "./hold-equal";

/** Holds a product modulo the prime p to BigInt: at the edges, beside multiples of p, on random factors. */
export function holdProducts(p: number, mul: (a: number, b: number) => number): void {
  const naive = (a: number, b: number) => Number((BigInt(a) * BigInt(b)) % BigInt(p));
  const hold = (a: number, b: number) => holdEqual(mul(a, b), naive(a, b), [a, b]);

  it("agrees with bigint at the edges", () => {
    const edges = [0, 1, 2, 3, 2 ** 15, 2 ** 29, (p - 1) / 2, (p + 1) / 2, p - 3, p - 2, p - 1];
    for (const a of edges) for (const b of edges) hold(a, b);
  });

  it("agrees with bigint where the product is next to a multiple of the modulus", () => {
    const random = new Random(1);
    for (let step = 0; step < 15_000; step++) {
      const a = random.int(1, p - 1);
      // b = delta / a modulo p, so the product leaves delta.
      const inverse = Number(naivePower(BigInt(a), BigInt(p - 2), BigInt(p)));
      const b = naive(inverse, random.int(0, 3));
      hold(a, b);
      hold(a, b === 0 ? 0 : p - b);
    }
  });

  it("agrees with bigint on random factors", () => {
    const random = new Random(2);
    for (let step = 0; step < 60_000; step++) hold(random.int(0, p - 1), random.int(0, p - 1));
  });
}
