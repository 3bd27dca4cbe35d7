import { describe, expect, it } from "vitest";
import { nextBigint, Scanner } from "./exact-scanner";

/** Reads two numbers a line until the input ends. */
function pairs(
  text: string,
  next = (scanner: Scanner) => scanner.int() as number | bigint,
): string {
  const scanner = new Scanner(new TextEncoder().encode(text));
  const found: (number | bigint)[] = [];
  try {
    while (scanner.hasNext()) {
      found.push(next(scanner), next(scanner));
      scanner.endLine();
    }
    return found.join(" ");
  } catch (error) {
    return (error as Error).message;
  }
}

const GAP = "expected one blank and a word on the same line";
const START = "expected a word at the start of the line";
const END = "expected the end of the line";
const PADDED = "expected a number without leading zeros or a sign before 0";

describe("the exact Scanner", () => {
  it.each([
    ["1 2\n3 4\n", "1 2 3 4"],
    ["", ""],
    ["0 -1\n10 9007199254740991\n", "0 -1 10 9007199254740991"],
  ])("reads %j", (text, read) => {
    expect(pairs(text)).toBe(read);
    expect(pairs(text, nextBigint)).toBe(read);
  });

  it.each([
    ["1  2\n", `line 1, column 2: ${GAP}, found " "`],
    ["1\n2\n", `line 1, column 2: ${GAP}, found "\\n"`],
    ["1\t2\n", `line 1, column 2: ${GAP}`],
    ["1\r\n2\n", `line 1, column 2: ${GAP}`],
    ["1 2\n3\n\n4\n", `line 2, column 2: ${GAP}`],
    [" 1 2\n", `line 1, column 1: ${START}`],
    ["1 2\n 3 4\n", `line 2, column 1: ${START}`],
    ["1 2\n\n3 4\n", `line 2, column 1: ${START}`],
    ["1 2\n\n", `line 2, column 1: ${START}`],
    ["\n", `line 1, column 1: ${START}`],
    ["1 2 \n3 4\n", `line 1, column 4: ${END}`],
    ["1 2 3 4\n", `line 1, column 4: ${END}`],
    ["1 2", `line 1, column 4: ${END}`],
    ["01 2\n", `line 1, column 1: ${PADDED}`],
    ["5 -0\n", `line 1, column 3: ${PADDED}`],
    ["-007 1\n", `line 1, column 1: ${PADDED}`],
    ["+1 2\n", "line 1, column 1: expected an integer"],
  ])("refuses %j", (text, reason) => {
    expect(pairs(text)).toContain(reason);
    expect(pairs(text, nextBigint)).toContain(reason);
  });

  it("needs no endLine() for the last line", () => {
    const scanner = new Scanner(new TextEncoder().encode("7\n"));
    expect([scanner.int(), scanner.hasNext(), scanner.hasNext()]).toEqual([7, false, false]);
  });

  it("reads a row of a grid from each line", () => {
    const grid = (text: string) => () =>
      String.fromCharCode(...new Scanner(new TextEncoder().encode(text)).grid(2, 2));
    expect(grid("ab\ncd\n")()).toBe("abcd");
    for (const text of ["ab cd\n", "ab \ncd\n"]) expect(grid(text)).toThrow(END);
    expect(grid("ab\n\ncd\n")).toThrow(START);
  });

  it("leaves lines, words of digits and single bytes as they are", () => {
    const scanner = new Scanner(new TextEncoder().encode("  a  b \n007\nxy\n"));
    expect(scanner.line()).toBe("  a  b ");
    expect(scanner.token()).toBe("007");
    scanner.endLine();
    expect(String.fromCharCode(scanner.byte(), scanner.byte())).toBe("xy");
    expect(scanner.hasNext()).toBe(false);
  });
});

it.each([
  ["0.5 -0.5\n", "0.5 -0.5"],
  ["1 2.50\n", "1 2.5"],
  ["00.5 1\n", `input line 1, column 1: ${PADDED}, found "00.5"`],
  ["1  2\n", GAP],
  ["x 1\n", "expected a number"],
])("reads real numbers of %j exactly", (text, expected) => {
  expect(pairs(text, (scanner) => scanner.float())).toContain(expected);
});
