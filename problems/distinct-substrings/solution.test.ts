import { expect, test } from "vitest";
import { holdToBrute, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

test("a sample and the edges", () => {
  expect(run(solve, "abab\n")).toBe("7\n");
  expect(run(solve, "z\n")).toBe("1\n");
  expect(run(solve, "\ufeffaaaa\r\n")).toBe("4\n");
  expect(run(solve, "abcdefghij")).toBe("55\n");
});

test("brute force and solution agree on small inputs", () =>
  holdToBrute({ solve, brute, small, validate }, { numRuns: 150, seed: 2 }));

test("reports bad input with its place", () => {
  for (const program of [solve, validate]) {
    const read = (text: string) => () => program(new TextEncoder().encode(text));
    expect(read("")).toThrow("expected a word");
    expect(read("abC\n")).toThrow("line 1, column 1: expected up to 100000 lower-case letters");
    expect(read("a".repeat(100_001))).toThrow("up to 100000 lower-case letters");
  }
  expect(() => validate(new TextEncoder().encode("a b\n"))).toThrow("the end of the input");
});
