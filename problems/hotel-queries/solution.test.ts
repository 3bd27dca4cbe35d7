import { expect, test } from "vitest";
import { solve } from "./solution";
import { validate } from "./validate";

test("reports bad input with its place", () => {
  for (const program of [solve, validate]) {
    const read = (text: string) => () => program(new TextEncoder().encode(text));
    expect(read("0 1\n1\n")).toThrow("n in [1, 200000]");
    expect(read("2 1\n1 0\n1\n")).toThrow("line 2, column 3: expected a number of rooms");
    expect(read("1 1\n1\n")).toThrow("line 3");
  }
  expect(() => validate(new TextEncoder().encode("1 1\n1\n1 1\n"))).toThrow("the end of the input");
});
