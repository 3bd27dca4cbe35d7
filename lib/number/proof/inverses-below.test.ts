import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { inversesBelow } from "../inverses-below";

it("i times its inverse is 1, for all residues of small primes", () => {
  for (const p of [2, 3, 5, 7, 11, 13, 101, 997]) {
    const inverses = inversesBelow(p, p);
    expect(inverses.length).toBe(p);
    expect(inverses[0]).toBe(0);
    for (let i = 1; i < p; i++) expect((i * inverses[i]!) % p).toBe(1);
  }
});

it("i times its inverse is 1 for large primes", () => {
  for (const p of [998244353, 1_000_000_007, 1_073_741_789]) {
    const inverses = inversesBelow(10_000, p);
    for (let i = 1; i < inverses.length; i++) {
      const product = (BigInt(i) * BigInt(inverses[i]!)) % BigInt(p);
      holdEqual(product, 1n, i);
    }
  }
});

it("short tables", () => {
  expect([...inversesBelow(1, 7)]).toEqual([0]);
  expect([...inversesBelow(2, 2)]).toEqual([0, 1]);
});
