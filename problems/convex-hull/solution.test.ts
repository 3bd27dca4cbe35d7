import { expect, test } from "vitest";
import { solve } from "./solution";
import { validate } from "./validate";

test("points on edges, and a flat triangle", () => {
  expect(run(solve, "4\n0 0\n2 0\n1 0\n0 2\n")).toEqual(["0 0", "0 2", "1 0", "2 0", "4"]);
  const flat = "3\n-1000000000 -1000000000\n1000000000 999999999\n0 0\n";
  expect(run(solve, flat)).toHaveLength(4);
});

test("bad input is reported with its place", () => {
  for (const program of [solve, validate]) {
    const read = (text: string) => () => program(new TextEncoder().encode(text));
    expect(read("2\n0 0\n1 1\n")).toThrow("n in [3, 200000]");
    expect(read("3\n0 0\n1 1\n1 1000000001\n")).toThrow("line 4, column 3: expected a coordinate");
  }
  const check = (text: string) => () => validate(new TextEncoder().encode(text));
  expect(check("3\n0 0\n1 1\n1 1\n")).toThrow("a new point");
  expect(check("3\n0 0\n1 1\n2 2\n")).toThrow("beside the line");
  expect(check("3\n0 0\n1 1\n1 2\n7\n")).toThrow("the end of the input");
});

/** The lines of the output, sorted: points may come in any order. */
function run(program: (input: Uint8Array) => Uint8Array, input: string): string[] {
  const output = new TextDecoder().decode(program(new TextEncoder().encode(input)));
  return output.trimEnd().split("\n").sort();
}
