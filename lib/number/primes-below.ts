/**
 * primesBelow: all primes below a limit, in ascending order.
 *
 * Use     const primes = primesBelow(100)
 * Time    O(n log log n), a few nanoseconds a prime
 * Space   4 bytes a prime and a quarter more, 125 MB for n = 5 · 10^8; O(√n) and 300 kB for the sieve
 * Limits  limit in [0, 2^31]
 * Errors  RangeError for any other limit
 * Source  Eratosthenes' sieve in segments, over the residues coprime to 30: folklore, own code; room
 *         by Rosser and Schoenfeld (1962): π(x) < 1.25506 x / ln x
 * Tested  primes-below.test.ts: against trial division and published counts; verify: library-checker
 *         enumerate_primes
 */
export function primesBelow(limit: number): Int32Array {
  if (!Number.isInteger(limit) || limit < 0 || limit > 2 ** 31) {
    throw new RangeError(`primesBelow: limit must be an integer in [0, 2^31], got ${limit}`);
  }
  if (limit <= 256) {
    let few = 0;
    while (FIRST[few]! < limit) few++;
    return FIRST.slice(0, few);
  }
  const primes = new Int32Array(Math.floor((1.25506 * limit) / Math.log(limit)) + ROOM);
  primes.set([2, 3, 5]);
  // Depth two at most: 2^31, 2^16, 2^8.
  const small = primesBelow(Math.floor(Math.sqrt(limit)) + 1).filter((prime) => prime > 5);
  const bytes = Math.ceil(limit / 30);
  const segment = new Uint8Array(Math.min(bytes, SEGMENT));
  // Where there are many segments, the least primes are crossed out once, in a pattern of all of them.
  const inPattern = bytes > SEGMENT ? 4 : 0;
  const period = inPattern > 0 ? 7 * 11 * 13 * 17 : 1;
  const pattern = new Uint8Array(period + segment.length).fill(255);
  const least = small.subarray(0, inPattern);
  crossOut(pattern, least, firstBytes(least));
  const rest = small.subarray(inPattern);
  const next = firstBytes(rest);
  let count = 3;
  for (let start = 0; start < bytes; start += SEGMENT) {
    const offset = start % period;
    segment.set(pattern.subarray(offset, offset + segment.length));
    if (start === 0) segment[0] = 254; // 1 is no prime, 7 to 29 are
    crossOut(segment, rest, next);
    count = collect(segment, start, Math.min(segment.length, bytes - start), primes, count);
  }
  // The last byte may hold primes from the limit on.
  let end = count;
  while (primes[end - 1]! >= limit || primes[end - 1]! < 0) end--;
  return primes.subarray(0, end);
}

/**
 * A byte stands for 30 numbers, a bit for one of RESIDUES. A prime p crosses out p · k for k ≥ p, k
 * coprime to 30: eight streams, each with one bit and p bytes from one to the next. This is the first byte
 * of each stream.
 */
function firstBytes(small: Int32Array): Int32Array {
  const next = new Int32Array(8 * small.length);
  for (let i = 0; i < small.length; i++) {
    const p = small[i]!;
    for (let stream = 0; stream < 8; stream++) {
      const k = p + ((RESIDUES[stream]! - (p % 30) + 30) % 30);
      next[8 * i + stream] = Math.floor((p * k) / 30);
    }
  }
  return next;
}

/** Crosses out all streams in one segment; `next` is then relative to the segment behind it. */
function crossOut(segment: Uint8Array, small: Int32Array, next: Int32Array): void {
  const { length } = segment;
  for (let i = 0; i < small.length; i++) {
    const p = small[i]!;
    for (let stream = 0; stream < 8; stream++) {
      let at = next[8 * i + stream]!;
      if (at < length) {
        const mask = ~(1 << BIT[((p % 30) * RESIDUES[stream]!) % 30]!);
        for (const end = length - 3 * p; at < end; at += 4 * p) {
          segment[at]! &= mask;
          segment[at + p]! &= mask;
          segment[at + 2 * p]! &= mask;
          segment[at + 3 * p]! &= mask;
        }
        for (; at < length; at += p) segment[at]! &= mask;
      }
      next[8 * i + stream] = at - length;
    }
  }
}

/**
 * Appends the primes of the segment's first bytes; returns how many there are now. It writes four numbers
 * or eight for each byte and overwrites the surplus: a loop over the bits would be mispredicted.
 */
function collect(
  segment: Uint8Array,
  start: number,
  bytes: number,
  primes: Int32Array,
  count: number,
): number {
  let base = (30 * start) | 0;
  for (let i = 0; i < bytes; i++, base = (base + 30) | 0) {
    const byte = segment[i]!;
    put(primes, count, base, LOW[byte]!);
    if (BITS[byte]! > 4) put(primes, count + 4, base, HIGH[byte]!);
    count += BITS[byte]!;
  }
  return count;
}

/** Writes base + residue for four residues, which are the bytes of a word. */
function put(primes: Int32Array, at: number, base: number, word: number): void {
  primes[at] = base + (word & 255);
  primes[at + 1] = base + ((word >> 8) & 255);
  primes[at + 2] = base + ((word >> 16) & 255);
  primes[at + 3] = base + (word >>> 24);
}

// The primes below 256, which some callers want again and again.
const FIRST = Int32Array.from({ length: 256 }, (_, n) => n).filter(
  (n) => n > 1 && [2, 3, 5, 7, 11, 13].every((p) => n === p || n % p !== 0),
);
const SEGMENT = 1 << 17; // half of a usual second-level cache
const ROOM = 16; // for small limits and for the surplus numbers of the last byte
const RESIDUES = Int32Array.of(1, 7, 11, 13, 17, 19, 23, 29);
const BIT = Int32Array.from({ length: 30 }, (_, residue) => RESIDUES.indexOf(residue));

// How many bits a byte has, and its residues: the first four and the others, one a byte of a word.
const BITS = new Uint8Array(256);
const LOW = new Int32Array(256);
const HIGH = new Int32Array(256);
for (let byte = 0; byte < 256; byte++) {
  for (let bit = 0; bit < 8; bit++) {
    if (((byte >> bit) & 1) === 0) continue;
    const at = BITS[byte]!++;
    (at < 4 ? LOW : HIGH)[byte]! |= RESIDUES[bit]! << (8 * (at & 3));
  }
}
