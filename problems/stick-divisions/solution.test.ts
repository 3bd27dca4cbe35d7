import { expect, test } from "vitest";
import { run } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

test("the edges", () => {
  expect(run(solve, "\ufeff1000000000 2\r\n1 999999999")).toBe("1000000000\n");
});

test("a cost beyond 32 bits", () => {
  const n = 2 ** 16;
  const input = `${n * 10_000} ${n}\n${"10000 ".repeat(n)}\n`;
  expect(run(solve, input)).toBe(`${n * 10_000 * 16}\n`);
});

test("reports bad input with its place", () => {
  for (const program of [solve, validate]) {
    const read = (text: string) => () => program(new TextEncoder().encode(text));
    expect(read("0 1\n1\n")).toThrow("x in [1, 1000000000]");
    expect(read("5 0\n")).toThrow("n in [1, 200000]");
    expect(read("5 2\n2 6\n")).toThrow("line 2, column 3: expected a length in [1, 5]");
  }
  expect(() => validate(new TextEncoder().encode("5 2\n2 2\n"))).toThrow("lengths whose sum is 5");
});
