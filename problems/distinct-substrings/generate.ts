import fc from "fast-check";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { bounds } from "./problem";

/** Small valid inputs that shrink, for stress runs and tests. */
export const small: fc.Arbitrary<string> = fc
  .array(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 12 })
  .map((letters) => `${letters.join("")}\n`);

export const generators: Generators = {
  random: (random) => text(random, 300, "ab"),
  repeated: (random) => `${text(random, 20, "abc").trim().repeat(20)}\n`,
  equal: () => `${"a".repeat(20_000)}\n`,
  halves: () => `${"a".repeat(10_000)}${"b".repeat(10_000)}\n`,
  large: (random) => text(random, bounds.maxLength, "abcdefghijklmnopqrstuvwxyz"),
};

function text(random: Random, length: number, letters: string): string {
  return `${Array.from({ length }, () => random.pick(letters)).join("")}\n`;
}
