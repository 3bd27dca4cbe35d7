import { expect, test } from "vitest";
import { bytes, run } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("1 2 3\n4 5 6\n7 8\n")).toThrow("line 4");
  expect(() => answer("0 1 2\n3 4 5\n6 7 8\n")).toThrow("a number in [1, 9]");
  expect(() => check("1 2 3\n4 5 6\n7 8 8\n")).toThrow("a number other than 8");
});
