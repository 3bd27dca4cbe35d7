import fc from "fast-check";
import { expect, test } from "vitest";
import { run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

test("the edges", () => {
  const corners = "2\n-1000000000 1000000000\n1000000000 -1000000000\n";
  expect(run(solve, corners)).toBe("8000000000000000000\n");
  expect(run(solve, "\ufeff2\r\n0 0\r\n0 1")).toBe("1\n");
});

test("all pairs agree on small inputs", () => {
  fc.assert(
    fc.property(small, (input) => {
      const numbers = input.trim().split(/\s+/).slice(1).map(Number);
      let least = Infinity;
      for (let i = 0; i < numbers.length; i += 2) {
        for (let j = 0; j < i; j += 2) {
          const [dx, dy] = [numbers[i]! - numbers[j]!, numbers[i + 1]! - numbers[j + 1]!];
          least = Math.min(least, dx * dx + dy * dy);
        }
      }
      expect(run(brute, input)).toBe(`${least}\n`);
    }),
    { numRuns: 200, seed: 3 },
  );
});

test("bad input is reported with its place", () => {
  for (const program of [solve, validate]) {
    const read = (text: string) => () => program(new TextEncoder().encode(text));
    expect(read("1\n0 0\n")).toThrow("n in [2, 200000]");
    expect(read("2\n0 0\n1 1000000001\n")).toThrow("line 3, column 3: expected a coordinate");
  }
  const check = (text: string) => () => validate(new TextEncoder().encode(text));
  expect(check("2\n1 1\n1 1\n")).toThrow("a new point");
  expect(check("2\n0 0\n1 1\n7\n")).toThrow("the end of the input");
});
