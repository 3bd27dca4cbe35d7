import fc from "fast-check";
import { expect, it } from "vitest";
import { wrapped } from "./wrapped";

it("keeps every word, in order, on lines that are as full as they can be", () => {
  const word = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom("a", "b", "-") });
  fc.assert(
    fc.property(fc.array(word), fc.integer({ min: 14, max: 40 }), (words, columns) => {
      const lines = wrapped(words.join(" \n "), columns, "  ").split("\n");
      expect(lines.join(" ").split(" ").filter(Boolean)).toEqual(words);
      for (const [at, line] of lines.entries()) {
        expect(line.length).toBeLessThanOrEqual(columns);
        expect(line.startsWith("  ")).toBe(at > 0);
        const next = lines[at + 1]?.trim().split(" ")[0];
        if (next) expect(line.length + 1 + next.length).toBeGreaterThan(columns);
      }
    }),
  );
  expect(wrapped("", 10)).toBe("");
});
