import { expect, test } from "vitest";
import { Random } from "../../lib/sequence/random";
import { run } from "../../scripts/testing/on-text";
import { generators } from "./generate";
import { solve } from "./solution";
import { validate } from "./validate";

test("edges", () => {
  expect(run(solve, "2\n2 2\naa\naa\n2 3\nabc\ndef\n")).toBe("0\n3\n");
});

test("a winding way of equal letters is free", () => {
  const [, ...lines] = String(generators.winding!(new Random(1))).split("\n");
  const maps = lines.slice(0, 2 * (lines.length / 10)); // two of ten
  expect(run(solve, `2\n${maps.join("\n")}\n`)).toBe("0\n0\n");
});

test("bad input is reported with its place", () => {
  for (const program of [solve, validate]) {
    const read = (text: string) => () => program(new TextEncoder().encode(text));
    expect(read("11\n")).toThrow("t in [1, 10]");
    expect(read("1\n1 2\nab\n")).toThrow("R in [2, 1000]");
    expect(read("1\n2 2\nab\nc\n")).toThrow("line 4");
  }
  const check = (text: string) => () => validate(new TextEncoder().encode(text));
  expect(check("1\n2 2\nab\ncB\n")).toThrow("letters a to z");
  expect(check("1\n2 2\nab\nab\n1\n")).toThrow("the end of the input");
});
