import { expect, test } from "vitest";
import { run } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

test("the edges", () => {
  expect(run(solve, "\ufeff3\r\n1 1 1")).toBe("3\n1 2 3\n");
  const hundred = run(solve, `100\n${"1000 ".repeat(100)}\n`).split("\n");
  expect(hundred[0]).toBe("100");
  expect(hundred[1]!.endsWith(" 99000 100000")).toBe(true);
});

test("bad input is reported with its place", () => {
  for (const program of [solve, validate]) {
    const read = (text: string) => () => program(new TextEncoder().encode(text));
    expect(read("0\n")).toThrow("n in [1, 100]");
    expect(read("2\n1 1001\n")).toThrow("line 2, column 3: expected a coin in [1, 1000]");
  }
  expect(() => validate(new TextEncoder().encode("1\n1 1\n"))).toThrow("the end of the input");
});
