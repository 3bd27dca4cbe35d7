/**
 * shown: a value as the message of an error prints it: a text in quotes, so that "1" is not taken for 1.
 *
 * Use     shown(x)
 * Time    O(1)
 * Space   none
 * Limits  none
 * Errors  none
 * Source  own code
 * Tested  shown.test.ts: numbers, texts, nothing
 */
export function shown(value: number | undefined): string {
  return typeof value === "string" ? `"${value}"` : `${value}`;
}
