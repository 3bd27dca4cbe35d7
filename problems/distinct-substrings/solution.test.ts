import { expect, test } from "vitest";
import { run } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

test("the edges", () => {
  expect(run(solve, "\ufeffaaaa\r\n")).toBe("4\n");
  expect(run(solve, "abcdefghij")).toBe("55\n");
});

test("reports bad input with its place", () => {
  for (const program of [solve, validate]) {
    const read = (text: string) => () => program(new TextEncoder().encode(text));
    expect(read("")).toThrow("expected a word");
    expect(read("abC\n")).toThrow("line 1, column 1: expected up to 100000 lower-case letters");
    expect(read("a".repeat(100_001))).toThrow("up to 100000 lower-case letters");
  }
  expect(() => validate(new TextEncoder().encode("a b\n"))).toThrow("the end of the input");
});
