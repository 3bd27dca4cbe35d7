/**
 * nimProduct: the product of two nimbers below 2^64 in the field of Conway's nimbers.
 *
 * Use     nimProduct(2n, 3n)
 * Time    O(1): some 30 look-ups, plus the cost of BigInt; nimProduct32 and nimProductWords need no BigInt
 * Space   1.2 MB of tables, half of them zeros, made at the first call in about 3 ms
 * Limits  nimProduct: 0 ≤ a, b < 2^64; nimProduct32: below 2^32; not checked to be numbers: nimProduct32(a,
 *         b)
 * Errors  RangeError from nimProduct for anything else; nimProduct32 and nimProductWords check nothing
 * Source  J. H. Conway, On Numbers and Games, ch. 6: F ⊗ F = F ⊕ F/2 for F = 2^(2^k), F ⊗ x = F · x
 *         for x < F; logarithms below 2^16 and Karatsuba's three products above: folklore
 * Tested  programs.test.ts: against products bit by bit; nim-product.test.ts: against the definition by mex
 *         below 64, the field's laws; verify: library-checker nim_product_64
 */
export function nimProduct(a: bigint, b: bigint): bigint {
  if (a < 0n || b < 0n || a >> 64n !== 0n || b >> 64n !== 0n) {
    throw new RangeError(`nimProduct: expected nimbers in [0, 2^64), got ${a} and ${b}`);
  }
  const out = new Uint32Array(2);
  const low = 0xffff_ffffn;
  nimProductWords(Number(a >> 32n), Number(a & low), Number(b >> 32n), Number(b & low), out);
  return (BigInt(out[0]!) << 32n) | BigInt(out[1]!);
}

/** The product of two nimbers of 64 bits in halves; out[0] gets the high word, out[1] the low one. */
export function nimProductWords(
  aHigh: number,
  aLow: number,
  bHigh: number,
  bLow: number,
  out: Uint32Array,
): void {
  const low = nimProduct32(aLow, bLow);
  const high = nimProduct32(aHigh, bHigh);
  const cross = nimProduct32(aHigh ^ aLow, bHigh ^ bLow);
  out[0] = cross ^ low;
  out[1] = low ^ timesTopBit(high);
}

/** The product with 2^31. */
function timesTopBit(a: number): number {
  const high = a >>> 16;
  const top = LOG[0x8000]!;
  return (EXP[LOG[high ^ (a & 0xffff)]! + top]! << 16) | EXP[LOG[high]! + 2 * top]!;
}

/** The product of two nimbers of 32 bits; negative ones are taken as their unsigned twins. */
export function nimProduct32(a: number, b: number): number {
  if (LOG[0] === 0) makeTables();
  const aHigh = a >>> 16;
  const aLow = a & 0xffff;
  const bHigh = b >>> 16;
  const bLow = b & 0xffff;
  const low = EXP[LOG[aLow]! + LOG[bLow]!]!;
  const cross = EXP[LOG[aHigh ^ aLow]! + LOG[bHigh ^ bLow]!]!;
  const half = EXP[LOG[aHigh]! + LOG[bHigh]! + LOG[0x8000]!]!;
  return (((cross ^ low) << 16) | (low ^ half)) >>> 0;
}

/** Tables with a ⊗ b = exp[log[a] + log[b]] for a and b below 2^16. */
export function nimLogarithms(): { readonly log: Int32Array; readonly exp: Uint16Array } {
  if (LOG[0] === 0) makeTables();
  return { log: LOG, exp: EXP };
}

/** The nimber x with a ⊗ x = 1, below 2^64: a^(2^64 - 2). */
export function nimInverse(a: bigint): bigint {
  if (a === 0n) throw new RangeError("nimInverse: 0 has no inverse");
  let power = a;
  let result = 1n;
  for (let bit = 1; bit < 64; bit++) {
    power = nimProduct(power, power);
    result = nimProduct(result, power);
  }
  return result;
}

// The nimbers below 2^16 other than 0 are the powers of one of them: EXP[LOG[a] + LOG[b]] = a ⊗ b, with a third
// exponent too. LOG[0] is so large that EXP has zeros from there on.
const ORDER = 65535;
const LOG = new Int32Array(65536);
const EXP = new Uint16Array(7 * ORDER);

function makeTables(): void {
  for (let generator = 2; ; generator++) {
    // Multiplication by the generator is linear, so two tables by byte suffice.
    const low = new Uint16Array(256);
    const high = new Uint16Array(256);
    for (let bit = 0; bit < 8; bit++) {
      const lowProduct = slowProduct(generator, 1 << bit, 8);
      const highProduct = slowProduct(generator, 1 << (bit + 8), 8);
      for (let rest = 0; rest < 1 << bit; rest++) {
        low[(1 << bit) | rest] = low[rest]! ^ lowProduct;
        high[(1 << bit) | rest] = high[rest]! ^ highProduct;
      }
    }
    let power = 1;
    let exponent = 0;
    do {
      EXP[exponent++] = power;
      power = low[power & 255]! ^ high[power >> 8]!;
    } while (power !== 1);
    if (exponent === ORDER) break;
  }
  EXP.copyWithin(ORDER, 0, ORDER);
  EXP.copyWithin(2 * ORDER, 0, ORDER);
  for (let exponent = 0; exponent < ORDER; exponent++) LOG[EXP[exponent]!] = exponent;
  LOG[0] = 3 * ORDER;
}

/** The product of two nimbers of 2 · `half` bits by recursion. */
function slowProduct(a: number, b: number, half: number): number {
  if (a < 2 || b < 2) return a * b;
  const mask = (1 << half) - 1;
  const low = slowProduct(a & mask, b & mask, half >> 1);
  const high = slowProduct(a >> half, b >> half, half >> 1);
  const cross = slowProduct((a >> half) ^ (a & mask), (b >> half) ^ (b & mask), half >> 1);
  return ((cross ^ low) << half) | (low ^ slowProduct(high, 1 << (half - 1), half >> 1));
}
