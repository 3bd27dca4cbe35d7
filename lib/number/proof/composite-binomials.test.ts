import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Random } from "../../sequence/random";
import { CompositeBinomials } from "../composite-binomials";

it("agrees with Pascal's triangle for all small moduli", () => {
  for (let m = 1; m <= 45; m++) {
    const binomials = new CompositeBinomials(m);
    let row = [1 % m];
    for (let n = 0; n <= 60; n++) {
      row.forEach((value, k) => {
        holdEqual(binomials.choose(n, k), value, [n, k, m]);
      });
      expect([binomials.choose(n, -1), binomials.choose(n, n + 1)]).toEqual([0, 0]);
      row = [...row, 0].map((value, k) => (value + (row[k - 1] ?? 0)) % m);
    }
  }
});

it("large arguments: few or many out of n, in BigInt", () => {
  const random = new Random(1);
  for (const m of [2 ** 19, 3 ** 12, 720_720, 510_510, 999_983, 1_000_000, 997 ** 2, 1]) {
    const binomials = new CompositeBinomials(m);
    for (let step = 0; step < 25; step++) {
      const [n, k] = [random.bigint(10n ** 6n, 2n ** 60n - 1n), random.bigint(0n, 60n)];
      let product = 1n;
      for (let i = 1n; i <= k; i++) product = (product * (n - k + i)) / i;
      expect(binomials.choose(n, k)).toBe(Number(product % BigInt(m)));
      expect(binomials.choose(n, n - k)).toBe(Number(product % BigInt(m)));
    }
  }
});
