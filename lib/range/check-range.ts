/**
 * checkRange: the refusal of a half-open range [l, r) that does not lie in [0, size].
 *
 * Use     checkRange("myFunction", l, r, size)
 * Time    O(1), four comparisons of integers
 * Space   none
 * Limits  size below 2^31; not checked to be numbers: checkRange(size), checkIndex(size), checkSize(limit)
 * Errors  RangeError that names the method (of `owner`), the range and the size, or from checkFinite and
 *         checkNumber what is none; TypeError from checkOp, checkIdentity and checkFold
 * Source  own code
 * Tested  check-range.test.ts: every range of integers and fractions around small sizes
 */
import { shown } from "../io/shown";
export function checkRange(method: string, l: number, r: number, size: number, owner = ""): void {
  if ((l | 0) !== l || (r | 0) !== r || l < 0 || l > r || r > size) {
    const name = owner === "" ? method : `${owner}.${method}`;
    throw new RangeError(
      `${name}: expected 0 <= l <= r <= ${size}, got l = ${shown(l)}, r = ${shown(r)}`,
    );
  }
}

/** Refuses an index outside [0, size). */
export function checkIndex(method: string, i: number, size: number, owner = ""): void {
  if (i >>> 0 !== i || i >= size) {
    const name = owner === "" ? method : `${owner}.${method}`;
    throw new RangeError(`${name}: index must be an integer in [0, ${size}), got ${shown(i)}`);
  }
}

/** Refuses a size that is no integer in [0, limit]. */
export function checkSize(method: string, size: number, limit: number): void {
  if (!Number.isInteger(size) || size < 0 || size > limit) {
    throw new RangeError(`${method}: size must be an integer in [0, ${limit}], got ${shown(size)}`);
  }
}

/** Refuses sides that are none, more than `most` cells, and cells of another count. */
export function checkGrid(
  name: string,
  rows: number,
  columns: number,
  most: number,
  cells: ArrayLike<unknown>,
): void {
  checkSize(`${name}: rows`, rows, most);
  checkSize(`${name}: columns`, columns, most);
  checkSize(`${name}: rows * columns`, rows * columns, most);
  if (cells.length !== rows * columns) {
    throw new RangeError(`${name}: expected ${rows * columns} cells, got ${cells.length}`);
  }
}

/** Refuses what is no finite number: a text, too, which + would join. `at`: it is values[at] of a constructor. */
export function checkFinite(method: string, x: number, at = -1): void {
  if (Number.isFinite(x)) return;
  const place = at < 0 ? "expected" : `values[${at}] must be`;
  throw new RangeError(`${method}: ${place} a finite number, got ${shown(x)}`);
}

/** The same where infinite numbers are right. */
export function checkNumber(method: string, x: number, at = -1): void {
  if (typeof x === "number" && !Number.isNaN(x)) return;
  const place = at < 0 ? "expected" : `values[${at}] must be`;
  throw new RangeError(`${method}: ${place} a number, got ${shown(x)}`);
}

/** The values as doubles: texts of numbers become numbers, what is none is refused. */
export function numbersOf(method: string, values: ArrayLike<number>): Float64Array {
  const numbers = new Float64Array(values);
  for (let i = 0; i < numbers.length; i++) {
    if (Number.isNaN(numbers[i])) checkNumber(method, values[i]!, i);
  }
  return numbers;
}

/** Refuses an operation that is no function. */
export function checkOp(method: string, op: unknown, name = "op"): void {
  if (typeof op === "function") return;
  throw new TypeError(`${method}: ${name} must be a function, got ${shown(op)}`);
}

/** Refuses a missing identity, or a function that returns it. */
export function checkIdentity(method: string, identity: unknown, name = "identity"): void {
  if (identity !== undefined && typeof identity !== "function") return;
  throw new TypeError(
    `${method}: ${name} must be a value, such as 0 for sums, -Infinity for maxima, got ${shown(identity)}`,
  );
}

/** Refuses a missing operation or identity, which would turn every fold into NaN. */
export function checkFold(method: string, op: unknown, identity: unknown): void {
  checkOp(method, op);
  if (typeof identity !== "number" || Number.isNaN(identity)) {
    throw new TypeError(
      `${method}: identity must be a number, such as 0 for sums, -Infinity for maxima, got ${shown(identity)}`,
    );
  }
}
