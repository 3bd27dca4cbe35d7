/**
 * chineseRemainder: all numbers with given remainders modulo given moduli, coprime or not.
 *
 * Use     const answer = chineseRemainder([2, 3], [3, 5]); // 2 modulo 3 and 3 modulo 5
 * Time    O(k) steps of Euclid's algorithm in BigInt for k moduli
 * Space   O(1) BigInts of the size of the result
 * Limits  moduli from 1 on, remainders of any sign, as safe integers or BigInts
 * Errors  RangeError: unsafe numbers, a modulus below 1, more remainders than moduli or fewer
 * Source  Sunzi Suanjing, 3rd to 5th century; the step for moduli with common factors: folklore, own code
 * Tested  chinese-remainder.test.ts: against trial of all numbers; verify: Kattis
 *         generalchineseremainder
 */
export interface Congruence {
  /** The least number that is not negative. */
  readonly remainder: bigint;
  /** The least common multiple of the moduli. */
  readonly modulus: bigint;
}

/** The numbers are remainder + t · modulus for all integers t; undefined where there is none. */
export function chineseRemainder(
  remainders: readonly (number | bigint)[],
  moduli: readonly (number | bigint)[],
): Congruence | undefined {
  if (remainders.length !== moduli.length) {
    throw new RangeError(
      `chineseRemainder: ${remainders.length} remainders for ${moduli.length} moduli`,
    );
  }
  let remainder = BigInt(0);
  let modulus = BigInt(1);
  for (let i = 0; i < moduli.length; i++) {
    const m = checked(moduli[i]!);
    if (m < BigInt(1)) throw new RangeError(`chineseRemainder: expected a modulus ≥ 1, got ${m}`);
    // remainder + modulus · t = the next remainder modulo m.
    const [g, inverse] = gcdAndInverse(modulus % m, m);
    const difference = checked(remainders[i]!) - remainder;
    if (difference % g !== BigInt(0)) return undefined;
    const reduced = m / g;
    const t = positive((difference / g) * inverse, reduced);
    remainder += modulus * t;
    modulus *= reduced;
  }
  return { remainder, modulus };
}

/** gcd(a, m), and the inverse of a / gcd modulo m / gcd. */
function gcdAndInverse(a: bigint, m: bigint): [gcd: bigint, inverse: bigint] {
  let [rest, next] = [m, a];
  let [x, nextX] = [BigInt(0), BigInt(1)];
  while (next !== BigInt(0)) {
    const quotient = rest / next;
    [rest, next] = [next, rest - quotient * next];
    [x, nextX] = [nextX, x - quotient * nextX];
  }
  return [rest, x];
}

function positive(value: bigint, m: bigint): bigint {
  const rest = value % m;
  return rest < BigInt(0) ? rest + m : rest;
}

function checked(value: number | bigint): bigint {
  if (typeof value === "number" && !Number.isSafeInteger(value)) {
    throw new RangeError(`chineseRemainder: expected safe integers or BigInts, got ${value}`);
  }
  return BigInt(value);
}
