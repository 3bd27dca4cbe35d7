import { expect, test } from "vitest";
import { Random } from "../../sequence/random";
import { mex } from "../grundy";
import { nimInverse, nimProduct, nimProduct32, nimProductWords } from "../nim-product";
import { product } from "./nim-product.twin";

test("all products below 64 by definition: the mex of (a'⊗b) ⊕ (a⊗b') ⊕ (a'⊗b')", () => {
  const table: number[][] = [];
  for (let a = 0; a < 64; a++) {
    table.push([]);
    for (let b = 0; b < 64; b++) {
      const excluded: number[] = [];
      for (let i = 0; i < a; i++) {
        for (let j = 0; j < b; j++) {
          excluded.push(table[i]![b]! ^ table[a]![j]! ^ table[i]![j]!);
        }
      }
      table[a]!.push(mex(excluded));
      expect(nimProduct(BigInt(a), BigInt(b))).toBe(BigInt(table[a]![b]!));
      expect(nimProduct32(a, b)).toBe(table[a]![b]!);
    }
  }
});

test("random products of 64 bits bit by bit", () => {
  const random = new Random(5);
  for (let run = 0; run < 150; run++) {
    const [a, b] = [nimber(random), nimber(random)];
    expect(nimProduct(a, b)).toBe(product(a, b));
    const words = new Uint32Array(2);
    nimProductWords(
      Number(a >> 32n),
      Number(a % 2n ** 32n),
      Number(b >> 32n),
      Number(b % 2n ** 32n),
      words,
    );
    expect((BigInt(words[0]!) << 32n) + BigInt(words[1]!)).toBe(product(a, b));
    const [high, other] = [a >> 32n, b >> 32n];
    expect(BigInt(nimProduct32(Number(high), Number(other)))).toBe(product(high, other));
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
