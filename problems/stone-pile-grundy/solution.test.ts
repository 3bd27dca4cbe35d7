import { expect, test } from "vitest";
import { run } from "../../scripts/testing/on-text";
import { solve as brute, winsByPairing } from "./brute";
import { solve } from "./solution";
import { validate } from "./validate";

test("the example of the source document, and the edges", () => {
  expect(run(solve, "3\n3\n5 2 3\n1\n5\n0\n\n")).toBe("second\nfirst\nsecond\n");
  expect(run(solve, "3 1 1000000000000000000 1 999999999999999999 2 1 1000000000000000000")).toBe(
    "first\nsecond\nsecond\n",
  );
});

test("all games of at most four piles of at most three stones, three ways", () => {
  for (let code = 0; code < 4 ** 4; code++) {
    const piles = [code & 3, (code >> 2) & 3, (code >> 4) & 3, code >> 6];
    const input = `1\n4\n${piles.join(" ")}\n`;
    const played = run(brute, input); // at most 12 stones: played out
    expect(run(solve, input)).toBe(played);
    expect(winsByPairing(piles.map(BigInt))).toBe(played === "first\n");
  }
});

test("reports bad input with its line", () => {
  expect(() => run(solve, "1\n2\n5 x\n")).toThrow("line 3");
  expect(() => run(solve, "1\n2\n5\n")).toThrow("line 4");
  expect(() => run(solve, "-1\n")).toThrow("line 1, column 1: expected t in [0, ");
  expect(() => run(solve, "1\n-2\n")).toThrow("line 2, column 1: expected n in [0, ");
  const check = (text: string) => validate(new TextEncoder().encode(text));
  expect(() => check("1\n1\n1000000000000000001\n")).toThrow("line 3");
  expect(() => check("1\n1000001\n")).toThrow("line 2");
  expect(() => check("1\n1\n-1\n")).toThrow("a pile in [0, 10^18]");
  expect(() => check("0\n7\n")).toThrow("the end of the input");
});
