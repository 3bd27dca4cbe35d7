import { expect, test } from "vitest";
import { bytes, run } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("2\n..\n.\n")).toThrow("a row of 2 characters");
  expect(() => check("2\n..\n..\n")).toThrow("exactly one K");
  expect(() => check("1\n#\n")).toThrow("a first cell that is not blocked");
  expect(() => check("2\n.x\n.K\n")).toThrow("2 of . # K");
});
