import { expect } from "vitest";

/**
 * Fails where two values differ, with both and where they were met: an input, a step, or a function that
 * gives it. In a loop of millions it costs a comparison; numbers, texts and bigints are compared alone.
 */
export function holdEqual(found: unknown, expected: unknown, where?: unknown): void {
  if (found === expected || Object.is(found, expected)) return;
  const place = typeof where === "function" ? where() : where;
  expect({ found, where: place }).toEqual({ found: expected, where: place });
}
