/**
 * leb128: an integer in the variable-length form of WebAssembly, seven bits a byte, lowest first.
 *
 * Use     leb128(value)
 * Time    O(bytes)
 * Space   one array of the bytes, at most ten
 * Limits  unsigned: from 0 on; signed: any; up to 64 bits
 * Errors  RangeError: no integer, a negative one unsigned, more than 64 bits
 * Source  WebAssembly Core Specification, "Integers", https://webassembly.github.io/spec/core/binary/values.html
 * Tested  leb128.test.ts: against a decoder and published examples
 */
export function leb128(value: number | bigint, form: "signed" | "unsigned" = "unsigned"): number[] {
  const isInteger = typeof value === "bigint" || Number.isSafeInteger(value);
  const isSigned = form === "signed";
  const [low, high] = isSigned ? [-(2n ** 63n), 2n ** 63n] : [0n, 2n ** 64n];
  if (!isInteger || value < low || value >= high) {
    throw new RangeError(`leb128: expected an integer of 64 bits, ${form}, got ${value}`);
  }
  const bytes: number[] = [];
  for (let rest = BigInt(value); ; ) {
    const seven = Number(rest & 127n);
    rest >>= 7n;
    // Signed: the highest of the seven bits has to be the sign.
    const isLast = isSigned ? rest === (seven < 64 ? 0n : -1n) : rest === 0n;
    bytes.push(isLast ? seven : seven + 128);
    if (isLast) return bytes;
  }
}
