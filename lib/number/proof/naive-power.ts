/** base^exponent modulo a number, for twins and tests: from the highest bit on, in BigInt. */
export function naivePower(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n % modulus;
  for (const bit of exponent.toString(2)) {
    result = (result * result * (bit === "1" ? base : 1n)) % modulus;
  }
  return result;
}

/** 1 / value modulo a prime, by Fermat. */
export const naiveInverse = (value: bigint, prime: bigint): bigint =>
  naivePower(value, prime - 2n, prime);
