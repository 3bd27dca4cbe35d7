import { expect, test } from "vitest";
import { Random } from "../../sequence/random";
import { mex } from "../grundy";
import { nimInverse, nimProduct, nimProduct32, nimProductWords } from "../nim-product";

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

test("random products of 64 bits against a recursive twin on BigInt", () => {
  const random = new Random(5);
  for (let run = 0; run < 150; run++) {
    const [a, b] = [nimber(random), nimber(random)];
    expect(nimProduct(a, b)).toBe(twin(a, b, 32n));
    const words = new Uint32Array(2);
    nimProductWords(
      Number(a >> 32n),
      Number(a % 2n ** 32n),
      Number(b >> 32n),
      Number(b % 2n ** 32n),
      words,
    );
    expect((BigInt(words[0]!) << 32n) + BigInt(words[1]!)).toBe(twin(a, b, 32n));
    expect(BigInt(nimProduct32(Number(a >> 32n), Number(b >> 32n)))).toBe(
      twin(a >> 32n, b >> 32n, 16n),
    );
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

function twin(a: bigint, b: bigint, half: bigint): bigint {
  if (a < 2n || b < 2n) return a * b;
  const [ah, al, bh, bl] = [a >> half, a % 2n ** half, b >> half, b % 2n ** half];
  const high = twin(ah, bh, half / 2n);
  const low = twin(al, bl, half / 2n);
  const middle = twin(ah, bl, half / 2n) ^ twin(al, bh, half / 2n) ^ high;
  return (middle << half) ^ low ^ twin(high, 1n << (half - 1n), half / 2n);
}
