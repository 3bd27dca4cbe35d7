import { expect, test } from "vitest";
import { holdToBrute, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { small } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

test("a sample and the edges", () => {
  expect(run(solve, "5\n2 6 1 4 2\n3 1 3 1 1\n")).toBe("1 2 2 6 4\n");
  expect(run(solve, "1\n1000000000\n1\n")).toBe("1000000000\n");
  expect(run(solve, "\ufeff3\r\n7 8 9\r\n3 2 1")).toBe("9 8 7\n");
});

test("brute force and solution agree on small inputs", () =>
  holdToBrute({ solve, brute, small, validate }, { numRuns: 150, seed: 2 }));

test("reports bad input with its place", () => {
  for (const program of [solve, validate]) {
    const read = (text: string) => () => program(new TextEncoder().encode(text));
    expect(read("0\n")).toThrow("n in [1, 200000]");
    expect(read("2\n1 0\n1 1\n")).toThrow("line 2, column 3: expected a number in");
    expect(read("2\n1 1\n1 2\n")).toThrow("line 3, column 3: expected a position in [1, 1]");
  }
  expect(() => validate(new TextEncoder().encode("1\n1\n1 1\n"))).toThrow("the end of the input");
});
