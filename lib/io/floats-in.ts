/**
 * floatsIn: many numbers read at once into an array of doubles: Scanner.floatIn() again and again.
 *
 * Use     const numbers = new Float64Array(n); floatsIn(scanner, numbers, n, -1e9, 1e9, "a number")
 * Time    O(bytes)
 * Space   nothing beside the target
 * Limits  those of Scanner.float(); not checked to be numbers: floatsIn(low, high)
 * Errors  those of Scanner.floatIn; RangeError where the target has no room for count numbers
 * Source  own code
 * Tested  floats-in.test.ts: against Number, value by value, on random and hostile input
 */
import type { Scanner } from "./scanner";

export function floatsIn(
  scanner: Scanner,
  target: Float64Array,
  count: number,
  low: number,
  high: number,
  name: string,
): void {
  if (count >>> 0 !== count || count > target.length) {
    throw new RangeError(`floatsIn: no room for ${count} numbers in ${target.length} places`);
  }
  for (let index = 0; index < count; index++) target[index] = scanner.floatIn(low, high, name);
}
