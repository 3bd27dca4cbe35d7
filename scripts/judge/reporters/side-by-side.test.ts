import { expect, it } from "vitest";
import { shownCase } from "../shown/shown-case";
import { sideBySide } from "./side-by-side";

const bytes = (text: string) => new TextEncoder().encode(text);
const shown = (input: string, expected: string, output: string) =>
  shownCase(bytes(input), bytes(expected), bytes(output))!;
const paint = (text: string) => `[${text}]`;

it("shows a small case whole, expected and found side by side", () => {
  expect(sideBySide(shown("1 2\n", "3 4\n5\n", "3 7\n5\n"), { columns: 80, paint })).toEqual([
    ...["  input", "    1 2", "  expected     found", "    3 [4]      ≠ 3 [7]", "    5          5"],
  ]);
});

it("shows them below one another where it is narrow", () => {
  expect(sideBySide(shown("1\n", "3 4\n5\n", "3 7\n"), { columns: 60, paint })).toEqual([
    ...["  input", "    1", "  expected", "  ≠ 3 [4]", "  ≠ [5]", "  found", "  ≠ 3 [7]"],
  ]);
});

it("no line is longer than the terminal, and control characters are seen", () => {
  const long = `${"word ".repeat(60)}\n`;
  for (const columns of [60, 80, 120]) {
    const lines = sideBySide(shown(long, long, "\x1b[2Jx\n"), { columns, paint: (text) => text });
    expect(lines.filter((line) => line.length > columns)).toEqual([]);
    expect(lines.join("\n")).toContain("␛[2Jx");
  }
});

it("of a large case shows the lines round the first difference", () => {
  const many = Array.from({ length: 500 }, (_, at) => String(at));
  const expected = `${many.join("\n")}\n`;
  const other = `${many.map((line) => (line === "300" ? "x" : line)).join("\n")}\n`;
  const blocks = shown("1\n", expected, other);
  expect(blocks).toMatchObject({ from: 298, isWhole: false });
  expect(blocks.expected).toEqual(["297", "298", "299", "300", "301", "302", "303"]);
  expect(sideBySide(blocks, { columns: 80, paint }).join("\n")).toContain(
    "expected (from line 298)",
  );
});

it("says where debugging broke a case", () => {
  const lines = sideBySide(shown("1\n", "3\n", "n = 1\n3\n"), { columns: 80, paint });
  expect(lines.at(-1)).toContain("stderr, which is free");
  expect(shown("1\n", "3\n", "4\n").looksLikeDebugging).toBeUndefined();
});
