import fc from "fast-check";
import { expect, test } from "vitest";
import { run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

test("all subsequences agree on small inputs", () => {
  const text = small.map((bytes) => new TextDecoder().decode(bytes));
  fc.assert(
    fc.property(text, (input) => {
      const [, ...numbers] = input.trim().split(/\s+/).map(Number);
      let most = 0;
      for (let subset = 1; subset < 2 ** numbers.length; subset++) {
        const chosen = numbers.filter((_, i) => (subset >> i) & 1);
        if (chosen.every((x, i) => i === 0 || chosen[i - 1]! < x))
          most = Math.max(most, chosen.length);
      }
      expect(run(brute, input)).toBe(`${most}\n`);
    }),
    { numRuns: 50, seed: 3 },
  );
});

test("bad input is reported with its place", () => {
  for (const program of [solve, validate]) {
    const read = (text: string) => () => program(new TextEncoder().encode(text));
    expect(read("0\n")).toThrow("n in [1, 200000]");
    expect(read("2\n1 0\n")).toThrow("line 2, column 3: expected a number in [1, 1000000000]");
  }
  expect(() => validate(new TextEncoder().encode("1\n1 1\n"))).toThrow("the end of the input");
});
