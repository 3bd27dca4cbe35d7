import { expect, test } from "vitest";
import { bytes, run } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

test("edges: one weight, counts beyond the modulus of one transform", () => {
  expect(run(solve, "\ufeff2 2 1\r\n1 2\r\n2")).toBe("0 1 1\n");
  const many = "1 ".repeat(200_000);
  expect(run(solve, `1 200000 200000\n${many}\n${many}\n`)).toBe("40000000000\n");
});

test("bad input is refused with its place", () => {
  for (const program of [solve, validate] as const) {
    expect(() => program(bytes("3 1 1\n4\n1\n"))).toThrow(
      'line 2, column 1: expected a weight in [1, 3], found "4"',
    );
    expect(() => program(bytes("3 1 0\n"))).toThrow("line 1, column 5: expected m in [1, 200000]");
  }
  expect(() => validate(bytes("3 1 1\n1\n1\n1\n"))).toThrow("the end of the input");
});
