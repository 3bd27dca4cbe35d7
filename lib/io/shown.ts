/**
 * shown: a value as the message of an error prints it: a text in quotes, so that "1" is not taken for 1, and a
 * bigint with its n.
 *
 * Use     shown(x)
 * Time    O(1)
 * Space   none
 * Limits  none
 * Errors  none
 * Source  own code
 * Tested  shown.test.ts: numbers, texts, bigints, objects, nothing
 */
export function shown(value: unknown): string {
  if (typeof value === "string") return `"${value}"`;
  return typeof value === "bigint" ? `${value}n` : String(value);
}
