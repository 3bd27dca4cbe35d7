import { afterEach, describe, expect, it } from "vitest";
import { Scanner } from "./exact-scanner";

afterEach(() => {
  Scanner.allowsBlankLines = false;
  Scanner.allowsBlankEnd = false;
});

/** Reads numbers until the input ends. */
function numbers(text: string): string {
  const scanner = new Scanner(new TextEncoder().encode(text));
  const found: number[] = [];
  try {
    while (scanner.hasNext()) found.push(scanner.int());
    return found.join(" ");
  } catch (error) {
    return (error as Error).message;
  }
}

describe("the exact Scanner", () => {
  it.each([
    ["1 2\n3\n", "1 2 3"],
    ["", ""],
    ["0 -1 10\n", "0 -1 10"],
    ["9007199254740991\n", "9007199254740991"],
  ])("reads %j", (text, read) => expect(numbers(text)).toBe(read));

  it.each([
    ["1  2\n", "line 1, column 2: expected one blank or one newline between words"],
    [" 1\n", "line 1, column 1: expected one blank or one newline"],
    ["1 \n2\n", "line 1, column 2: expected one blank or one newline"],
    ["1\n 2\n", "line 1, column 2: expected one blank or one newline"],
    ["1\t2\n", "line 1, column 2: expected one blank or one newline"],
    ["1\n\n2\n", "line 1, column 2: expected one blank or one newline"],
    ["1\r\n2\n", "line 1, column 2: expected one blank or one newline"],
    ["1", "line 1, column 2: expected one newline at the end"],
    ["1 \n", "line 1, column 2: expected one newline at the end"],
    ["1\n\n", "line 1, column 2: expected one newline at the end"],
    ["\n", "line 1, column 1: expected one newline at the end"],
    ["01\n", "line 1, column 1: expected a number without leading zeros"],
    ["5 -0\n", "line 1, column 3: expected a number without leading zeros"],
    ["-007\n", "line 1, column 1: expected a number without leading zeros"],
    ["+1\n", "line 1, column 1: expected an integer"],
  ])("refuses %j", (text, reason) => expect(numbers(text)).toContain(reason));

  it("takes blank lines where a problem has them, one at a time", () => {
    Scanner.allowsBlankLines = true;
    expect(numbers("\n1 2\n\n3\n")).toBe("1 2 3");
    expect(numbers("1\n\n")).toContain("expected one newline at the end");
    Scanner.allowsBlankEnd = true;
    expect(numbers("\n1 2\n\n3\n\n")).toBe("1 2 3");
    expect(numbers("1\n\n\n2\n")).toContain("expected one blank or one newline");
  });

  it("leaves lines, words of digits and single bytes as they are", () => {
    const scanner = new Scanner(new TextEncoder().encode("  a  b \n007\nxy\n"));
    expect(scanner.line()).toBe("  a  b ");
    expect(scanner.token()).toBe("007");
    expect(String.fromCharCode(scanner.byte(), scanner.byte())).toBe("xy");
    expect(scanner.hasNext()).toBe(false);
  });
});
