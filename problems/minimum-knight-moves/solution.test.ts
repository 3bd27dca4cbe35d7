import { expect, test } from "vitest";
import { bytes, run } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("1\na1 i1\n")).toThrow("line 2, column 4");
  expect(() => answer("1\na1\n")).toThrow("line 3");
  expect(() => check("0\n")).toThrow("T in [1, 4096]");
  expect(() => check("1\na1 b22\n")).toThrow("line 2, column 4");
});
