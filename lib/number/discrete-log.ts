/**
 * discreteLog: the least exponent k ≥ 0 with base^k = value modulo m.
 *
 * Use     discreteLog(3, 6, 7); // the least k with 3^k = 6 modulo 7
 * Time    O(√m) steps of a hash table; boundedLog O(√bound)
 * Space   16 to 48 bytes a step
 * Limits  m in [1, 2^30), prime or not; base and value in [0, m); 0^0 is 1
 * Errors  RangeError for anything else; -1 where no power has the value
 * Source  D. Shanks, "Class number, a theory of factorization, and genera" (1971): baby steps and giant
 *         steps; what base has in common with m goes first; own code
 * Tested  programs.test.ts: against discrete-log.twin.ts; discrete-log.test.ts; verify: library-checker
 *         discrete_logarithm_mod
 */
import { IntMap } from "../structure/int-map";
import { gcd } from "./gcd";
import { Mod } from "./mod";

export function discreteLog(base: number, value: number, m: number): number {
  const mod = new Mod(m);
  for (const residue of [base, value]) {
    if (!Number.isInteger(residue) || residue < 0 || residue >= m) {
      throw new RangeError(`discreteLog: expected residues in [0, ${m}), got ${residue}`);
    }
  }
  // From base^30 on the powers have the same divisors in common with m < 2^30.
  let power = 1 % m;
  for (let k = 0; k < HEAD; k++) {
    if (power === value) return k;
    power = mod.mul(power, base);
  }
  const common = gcd(power, m);
  if (value % common !== 0) return -1;
  // Divided by them: power · base^k = value modulo rest, and base has an inverse.
  const rest = new Mod(m / common);
  const start = rest.mul((value / common) % rest.m, rest.inverse((power / common) % rest.m));
  const tail = boundedLog(rest, base % rest.m, start, rest.m);
  return tail < 0 ? -1 : HEAD + tail;
}

/**
 * The least exponent, which is known to be below `bound` if there is one, where base has an inverse (not
 * checked); -1 where there is none. Takes residues of `mod`.
 */
export function boundedLog(mod: Mod, base: number, value: number, bound: number): number {
  const steps = Math.ceil(Math.sqrt(bound));
  // k = giant · steps - baby with baby in [0, steps): the larger the baby step, the smaller is k.
  const babies = new IntMap();
  let power = value;
  for (let baby = 0; baby < steps; baby++) {
    babies.set(power, baby);
    power = mod.mul(power, base);
  }
  const stride = mod.pow(base, steps);
  power = 1 % mod.m;
  for (let giant = 0; giant <= steps; giant++) {
    const baby = babies.get(power);
    if (baby !== undefined && giant * steps >= baby) return giant * steps - baby;
    power = mod.mul(power, stride);
  }
  return -1;
}

const HEAD = 30;
