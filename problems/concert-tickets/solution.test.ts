import { expect, test } from "vitest";
import { run } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

test("the edges", () => {
  expect(run(solve, "1 2\n1000000000\n999999999 1000000000\n")).toBe("-1\n1000000000\n");
});

test("bad input is reported with its place", () => {
  for (const program of [solve, validate]) {
    const read = (text: string) => () => program(new TextEncoder().encode(text));
    expect(read("0 1\n")).toThrow("n in [1, 200000]");
    expect(read("1 200001\n")).toThrow("m in [1, 200000]");
    expect(read("2 1\n1 0\n1\n")).toThrow("line 2, column 3: expected a price in");
    expect(read("1 1\n1\n0\n")).toThrow("line 3, column 1: expected a customer's price in");
  }
  expect(() => validate(new TextEncoder().encode("1 1\n1\n1 1\n"))).toThrow("the end of the input");
});
