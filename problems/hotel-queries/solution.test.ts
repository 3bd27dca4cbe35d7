import { expect, test } from "vitest";
import { holdToBrute, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

test("the official sample and the edges", () => {
  expect(run(solve, "8 5\n3 2 4 1 5 5 2 6\n4 4 7 1 1\n")).toBe("3 5 0 1 1\n");
  expect(run(solve, "1 3\n5\n5 1 5\n")).toBe("1 0 0\n");
  expect(run(solve, "\ufeff2 1\r\n1 1000000000\r\n1000000000")).toBe("2\n");
});

test("brute force and solution agree on small inputs", () =>
  holdToBrute({ solve, brute, small, validate }, { numRuns: 150, seed: 2 }));

test("reports bad input with its place", () => {
  for (const program of [solve, validate]) {
    const read = (text: string) => () => program(new TextEncoder().encode(text));
    expect(read("0 1\n1\n")).toThrow("n in [1, 200000]");
    expect(read("2 1\n1 0\n1\n")).toThrow("line 2, column 3: expected a number of rooms");
    expect(read("1 1\n1\n")).toThrow("line 3");
  }
  expect(() => validate(new TextEncoder().encode("1 1\n1\n1 1\n"))).toThrow("the end of the input");
});
