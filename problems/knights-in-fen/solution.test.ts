import { expect, test } from "vitest";
import { bytes, holdToBrute, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("the official samples and the edges", () => {
  expect(
    run(solve, "2\n01011\n110 1\n01110\n01010\n00100\n10110\n01 11\n10111\n01001\n00000\n"),
  ).toBe("Unsolvable in less than 11 move(s).\nSolvable in 7 move(s).\n");
  expect(run(solve, "1\n11111\n01111\n00 11\n00001\n00000\n")).toBe("Solvable in 0 move(s).\n");
  expect(run(solve, "1\r\n11111\r\n0111\r\n00111\r\n00001\r\n00000")).toBe(
    "Solvable in 1 move(s).\n",
  );
});

test("brute force and solution agree on small inputs", () =>
  holdToBrute({ solve, brute, small, validate }, { numRuns: 60, seed: 2 }));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("1\n11111\n")).toThrow("line 3");
  expect(() => answer("1\n1111x\n")).toThrow("line 2, column 1");
  expect(() => check("14\n")).toThrow("N in [1, 13]");
  expect(() => check("1\n11111\n01111\n00 10\n00001\n00000\n")).toThrow(
    "twelve knights of each colour",
  );
});
