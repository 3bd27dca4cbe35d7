import type { Random } from "../../sequence/random";

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return n >= 2;
}

/** A random prime. */
export function primeUpTo(random: Random, most: number): number {
  for (;;) {
    const p = random.int(2, most);
    if (isPrime(p)) return p;
  }
}
