/**
 * sqrtMod: a number x with x² = a modulo a prime p.
 *
 * Use     sqrtMod(2, 7)
 * Time    O(log p) products
 * Space   O(1)
 * Limits  p a prime below 2^30, not checked; a in [0, p); of x and p - x it is the smaller one
 * Errors  RangeError for other numbers; -1 where a is no square
 * Source  M. Cipolla (1903): (b + √(b² - a))^((p + 1) / 2) where b² - a is no square; own code
 * Tested  sqrt-mod.test.ts: against all squares; verify: library-checker sqrt_mod
 */
import { Mod } from "./mod";

export function sqrtMod(a: number, p: number): number {
  const mod = new Mod(p);
  if (!Number.isInteger(a) || a < 0 || a >= p) {
    throw new RangeError(`sqrtMod: expected a residue in [0, ${p}), got ${a}`);
  }
  if (a < 2) return a;
  const half = (p - 1) / 2;
  if (mod.pow(a, half) !== 1) return -1;
  let b = 1;
  let w = mod.sub(1, a);
  while (mod.pow(w, half) !== p - 1 && b < p - 1) w = mod.sub(mod.mul(++b, b), a);
  // x + y √w to the power (p + 1) / 2, by squares u + v √w.
  let [x, y, u, v] = [1, 0, b, 1];
  for (let rest = half + 1; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) {
      const both = mod.mul(mod.mul(y, v), w);
      y = mod.add(mod.mul(x, v), mod.mul(y, u));
      x = mod.add(mod.mul(x, u), both);
    }
    const both = mod.mul(mod.mul(v, v), w);
    v = mod.mul(mod.add(u, u), v);
    u = mod.add(mod.mul(u, u), both);
  }
  return Math.min(x, p - x);
}
