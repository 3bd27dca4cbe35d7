import { expect, test } from "vitest";
import { bytes } from "../../scripts/testing/on-text";
import { check } from "./check";
import { solve } from "./solution";
import { validate } from "./validate";

test("the check finds what is wrong", () => {
  const input = bytes("2\n1009 2000\n1001 2001\n");
  const verdict = (output: string) => check(input, bytes("2\n1009\n2001\n"), bytes(output));
  expect(verdict("2\n1001\n1009\n")).toEqual({ verdict: "AC" });
  expect(verdict("3\n1009\n2001\n2000\n")).toMatchObject({
    message: "expected 2 employees, found 3",
  });
  expect(verdict("2\n1009\n1009\n")).toMatchObject({ verdict: "WA" });
  expect(verdict("2\n1009\n2000\n")).toMatchObject({ message: "nobody of the team 1001 2001" });
  expect(verdict("2\n2000\n2001\n")).toMatchObject({
    message: "the friend 1009 could have been invited",
  });
  expect(check(input, bytes("2\n1\n"), bytes("2\n"))).toMatchObject({ verdict: "JE" });
});

test("bad input is refused with its place", () => {
  for (const program of [solve, validate] as const) {
    expect(() => program(bytes("1\n2000 2000\n"))).toThrow(
      'line 2, column 1: expected i in [1000, 1999], found "2000"',
    );
  }
  expect(() => validate(bytes("2\n1000 2000\n1000 2000\n"))).toThrow(
    "line 3, column 1: expected a new team",
  );
  expect(() => validate(bytes("1\n1000 2000\n1\n"))).toThrow("line 3, column 1: expected end");
});
