import { expect, test } from "vitest";
import { bytes, holdToBrute, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("the official samples and the edges", () => {
  expect(run(solve, "3\n3\n1 2 3\n2\n2 2\n4\n5 5 4 5\n")).toBe("first\nsecond\nfirst\n");
  expect(run(solve, "2\n1\n1\n2\n1 1\n")).toBe("first\nfirst\n");
  expect(run(solve, "2\n2\n1000000000 1000000000\n2\n1000000000 999999999")).toBe(
    "second\nfirst\n",
  );
  expect(run(solve, "﻿2\r\n2\r\n2 2\r\n\r\n1\r\n3")).toBe("second\nfirst\n");
});

test("brute force and solution agree on small inputs", () =>
  holdToBrute({ solve, brute, small, validate }, { numRuns: 150, seed: 2 }));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("1\n2\n5 x\n")).toThrow("line 3, column 3");
  expect(() => answer("1\n2\n5\n")).toThrow("line 4");
  expect(() => check("1\n1\n1000000001\n")).toThrow("[1, 1000000000]");
  expect(() => check("1\n0\n")).toThrow("line 2");
  expect(() => check("1\n1\n1\n7\n")).toThrow("the end of the input");
});
