/**
 * packedBytes: the bytes that scripts/bundle/pack-bytes.ts has packed into a text of base64's digits.
 *
 * Time    O(n)
 * Space   the bytes
 * Limits  fewer than 2^31 bytes; blanks and line ends in the text are skipped
 * Errors  RangeError: another letter, a text that ends too early
 * Source  J. Ziv and A. Lempel, "A Universal Algorithm for Sequential Data Compression" (1977); P. Elias,
 *         "Universal Codeword Sets and Representations of the Integers" (1975), gamma code; own code
 * Tested  packed-bytes.test.ts: texts packed by hand; scripts/bundle/pack-bytes.test.ts: what was packed
 *         comes back; no public problem: bundles with a kernel use it
 *
 * The text is a row of bits, six a letter. First stands the number of bytes plus one, then items follow.
 * An item is the number 1 and a byte, or a count of at least 2 and a distance: the reader copies that
 * count of bytes from that distance back. A number n of k + 1 binary digits is k zeros and these digits; a
 * distance is k in four bits and the digits after the first.
 */
export function packedBytes(text: string): Uint8Array {
  const digits = Array.from(text.replace(/\s/g, ""), (letter) => DIGITS.indexOf(letter));
  let at = 0; // in bits
  const bit = () => {
    const digit = digits[Math.floor(at / 6)] ?? -1;
    if (digit < 0) throw new RangeError(`packedBytes: no letter of base64 at ${at / 6}`);
    return (digit >> (5 - (at++ % 6))) & 1;
  };
  const bits = (first: number, count: number) => {
    let value = first;
    for (let i = 0; i < count; i++) value = 2 * value + bit();
    return value;
  };
  const number = () => {
    let zeros = 0;
    while (bit() === 0) zeros++;
    return bits(1, zeros);
  };
  const bytes = new Uint8Array(number() - 1);
  for (let end = 0; end < bytes.length; ) {
    const count = number();
    if (count === 1) bytes[end++] = bits(0, 8);
    else {
      const distance = bits(1, bits(0, 4));
      for (const stop = end + count; end < stop; end++) bytes[end] = bytes[end - distance]!;
    }
  }
  return bytes;
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
