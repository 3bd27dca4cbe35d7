/**
 * primitiveRoot: the least primitive root of a prime: its powers are all residues but 0.
 *
 * Use     primitiveRoot(998244353)
 * Time    that of factorize(p - 1), and a few powers for each prime factor
 * Space   O(1)
 * Limits  p a prime in [2, 2^64), as a safe integer or a BigInt
 * Errors  RangeError for what is no prime
 * Source  g is one where no g^((p - 1) / q) is 1, q a prime factor of p - 1: folklore, own code
 * Tested  programs.test.ts: against primitive-root.twin.ts; primitive-root.test.ts; verify: library-checker
 *         primitive_root
 */
import { factorize } from "./factorize";
import { isPrime } from "./is-prime";
import { Mod64 } from "./mod64";

export function primitiveRoot(p: number | bigint): number {
  if (!isPrime(p)) throw new RangeError(`primitiveRoot: p must be a prime, got ${p}`);
  if (p < 3) return 1;
  const prime = BigInt(p);
  const order = prime - BigInt(1);
  const exponents = [...new Set(factorize(order))].map((q) => order / q);
  const mod = new Mod64(prime, 3);
  const [base, power, one] = [0, 1, 2];
  mod.set(one, BigInt(1));
  for (let candidate = 2; ; candidate++) {
    mod.set(base, BigInt(candidate));
    const isRoot = exponents.every((exponent) => {
      mod.pow(power, base, exponent);
      return !mod.equal(power, one);
    });
    if (isRoot) return candidate;
  }
}
