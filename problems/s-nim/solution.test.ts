import { expect, test } from "vitest";
import { bytes, holdToBrute, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("the official samples and the edges", () => {
  expect(
    run(
      solve,
      "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n",
    ),
  ).toBe("LWW\nWWL\n");
  expect(run(solve, "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n")).toBe("LWW\n");
  expect(run(solve, "5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n")).toBe("WWL\n");
  expect(run(solve, "0\n")).toBe("");
  expect(run(solve, "1 5\n3\n1 0\n2 0 0\n1 4\n0\n")).toBe("LLL\n");
  expect(run(solve, "2 3 2\r\n4\r\n1 1\r\n1 2\r\n2 2 2\r\n2 2 4\r\n0")).toBe("LWLW\n");
});

test("brute force and solution agree on small inputs", () =>
  holdToBrute({ solve, brute, small, validate }, { numRuns: 150, seed: 2 }));

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("1 x\n")).toThrow("line 1, column 3");
  expect(() => answer("1 2\n1\n1 10001\n0\n")).toThrow("a heap in [0, 10000]");
  expect(() => check("1 2\n0\n0\n")).toThrow("m in [1, 100]");
  expect(() => check("0\n1\n")).toThrow("the end of the input");
});
