import { expect, test } from "vitest";
import { bytes, run } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("1\n11111\n")).toThrow("line 3");
  expect(() => answer("1\n1111x\n")).toThrow("line 2, column 1");
  expect(() => check("14\n")).toThrow("N in [1, 13]");
  expect(() => check("1\n11111\n01111\n00 10\n00001\n00000\n")).toThrow(
    "twelve knights of each colour",
  );
});
