import { expect, test } from "vitest";
import { run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { solve } from "./solution";
import { validate } from "./validate";

test("the first sums", () => {
  const first = [1, 2, 4, 8, 16, 32, 63].map((ways) => `${ways}\n`);
  expect(first.map((_, i) => run(solve, `${i + 1}\n`))).toEqual(first);
  expect(run(solve, "\ufeff8")).toBe("125\n");
});

test("sums counted one by one agree with brute force", () => {
  let ways = [0, 0, 0, 0, 0, 1];
  for (let sum = 1; sum <= 1000; sum++) {
    ways = [...ways.slice(1), ways.reduce((a, b) => a + b) % 1_000_000_007];
    expect(run(brute, `${sum}\n`)).toBe(`${ways[5]}\n`);
  }
});

test("far sums agree", () => {
  for (const n of [10n ** 9n, 999_999_999_999_999_989n, 2n ** 59n, 10n ** 18n]) {
    expect(run(solve, `${n}\n`)).toBe(run(brute, `${n}\n`));
  }
});

test("bad input is reported with its place", () => {
  for (const program of [solve, validate]) {
    const read = (text: string) => () => program(new TextEncoder().encode(text));
    for (const text of ["0\n", "-1\n", `${10n ** 18n + 1n}\n`]) {
      expect(read(text)).toThrow("expected n in [1, 10^18]");
    }
  }
  expect(() => validate(new TextEncoder().encode("1\n1\n"))).toThrow("the end of the input");
});
