import { describe, expect, it } from "vitest";
import { nearMiss } from "./near-miss";

const bytes = (text: string) => new TextEncoder().encode(text);
const near = (expected: string, output: string) => nearMiss(bytes(expected), bytes(output));

describe("a near miss names the checker that would accept", () => {
  it.each([
    ["0.5", "0.50000001"],
    ["3", "3.0"],
    ["1e9\n2.25", "1000000000.0\n2.25"],
    ["-0.0 7", "0.0 7"],
  ])("numbers: %j and %j", (expected, output) => expect(near(expected, output)).toBe("numbers"));

  it.each([
    ["YES", "Yes"],
    ["No\nYes\n", "NO\nyes\n"],
    ["yes yes no", "Yes Yes No"],
  ])("yes-no: %j and %j", (expected, output) => expect(near(expected, output)).toBe("yes-no"));

  it.each([
    ["1 2\n3 4\n", "3 4\n1 2\n"],
    ["a\nb\nb\n", "b\na\nb\n"],
    ["x y\n\nz\n", "z\n\nx y  \n"],
  ])("unordered-lines: %j and %j", (expected, output) =>
    expect(near(expected, output)).toBe("unordered-lines"));

  it.each([
    ["0.5", "0.6"],
    ["YES", "NO"],
    ["1 2\n3 4\n", "3 4\n1 3\n"],
    ["1\n2\n", "1\n"],
    ["Alice", "alice"],
    ["", "1"],
  ])("and no checker where none would: %j and %j", (expected, output) =>
    expect(near(expected, output)).toBeUndefined());
});
