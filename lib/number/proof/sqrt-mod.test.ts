import { expect, it } from "vitest";
import { primesBelow } from "../primes-below";
import { sqrtMod } from "../sqrt-mod";

it("is the smaller root of every square modulo all primes below 500, -1 for what is none", () => {
  for (const p of primesBelow(500)) {
    const roots = new Array<number>(p).fill(-1);
    for (let x = p - 1; x >= 0; x--) roots[(x * x) % p] = x;
    for (let a = 0; a < p; a++) expect(sqrtMod(a, p)).toBe(roots[a]);
  }
});

it("comes to an end for a modulus that is no prime, which is not checked", () => {
  for (let p = 9; p < 200; p += 2)
    for (let a = 0; a < p; a++) expect(Number.isInteger(sqrtMod(a, p))).toBe(true);
});
