/**
 * quotients: the different values of floor(n / i) for i from 1 to n, in ascending order.
 *
 * Use     quotients(n)
 * Time    O(√n); quotientIndex O(1)
 * Space   8 bytes a value; there are at most 2 √n
 * Limits  n in [1, 10^14]; quotientIndex takes an integer in [1, n]: of one that is no quotient it gives the
 *         place of the next greater one
 * Errors  RangeError for anything else
 * Source  folklore, own code
 * Tested  quotients.test.ts: against all n / i; verify: library-checker enumerate_quotients
 */
export function quotients(n: number): Float64Array {
  checkInteger("quotients: n", n, 1e14);
  const root = Math.floor(Math.sqrt(n));
  const values = new Float64Array(quotientIndex(n, n) + 1);
  for (let i = 1; i <= root; i++) {
    values[values.length - i] = Math.floor(n / i);
    values[i - 1] = i;
  }
  return values;
}

/** The place of floor(n / i), given as `value`, in quotients(n). */
export function quotientIndex(n: number, value: number): number {
  checkInteger("quotientIndex: n", n, 1e14);
  checkInteger("quotientIndex: the value", value, n);
  const root = Math.floor(Math.sqrt(n));
  if (value <= root) return value - 1;
  const count = root * (root + 1) > n ? 2 * root - 1 : 2 * root;
  return count - Math.floor(n / value);
}

function checkInteger(name: string, value: number, most: number): void {
  if (Number.isInteger(value) && value >= 1 && value <= most) return;
  throw new RangeError(`${name} must be an integer in [1, ${most}], got ${value}`);
}
