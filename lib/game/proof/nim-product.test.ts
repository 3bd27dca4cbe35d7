import { expect, test } from "vitest";
import { Random } from "../../sequence/random";
import { mex } from "../grundy";
import { nimInverse, nimProduct, nimProduct32 } from "../nim-product";

test("all products below 64 by definition: the mex of (a'⊗b) ⊕ (a⊗b') ⊕ (a'⊗b')", () => {
  const table: number[][] = [];
  for (let a = 0; a < 64; a++) {
    table.push([]);
    for (let b = 0; b < 64; b++) {
      const excluded: number[] = [];
      for (let i = 0; i < a; i++)
        for (let j = 0; j < b; j++) excluded.push(table[i]![b]! ^ table[a]![j]! ^ table[i]![j]!);
      table[a]!.push(mex(excluded));
      expect(nimProduct(BigInt(a), BigInt(b))).toBe(BigInt(table[a]![b]!));
      expect(nimProduct32(a, b)).toBe(table[a]![b]!);
    }
  }
});

test("the laws of a field", () => {
  const random = new Random(6);
  for (let run = 0; run < 100; run++) {
    const [a, b, c] = [nimber(random), nimber(random), nimber(random)];
    expect(nimProduct(a, b)).toBe(nimProduct(b, a));
    expect(nimProduct(nimProduct(a, b), c)).toBe(nimProduct(a, nimProduct(b, c)));
    expect(nimProduct(a, b ^ c)).toBe(nimProduct(a, b) ^ nimProduct(a, c));
    expect(nimProduct(a, 1n)).toBe(a);
    if (a > 0n && run < 20) expect(nimProduct(a, nimInverse(a))).toBe(1n);
  }
  for (let k = 0n; k < 6n; k++) {
    const fermat = 2n ** (2n ** k); // F ⊗ F = F ⊕ F/2
    if (k < 6n) expect(nimProduct(fermat, fermat)).toBe(fermat ^ (fermat / 2n));
  }
});

function nimber(random: Random): bigint {
  return random.bigint(0n, 2n ** BigInt(random.int(1, 64)) - 1n);
}
