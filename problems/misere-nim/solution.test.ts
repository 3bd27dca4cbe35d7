import { expect, test } from "vitest";
import { bytes, run } from "../../scripts/testing/on-text";
import { solve as brute } from "./brute";
import { solve } from "./solution";
import { validate } from "./validate";

const check = (input: string) => validate(bytes(input));

test("every position of up to four piles of at most 40 stones, by playing it out", () => {
  const positions: number[][] = [];
  const grow = (piles: number[], left: number): void => {
    if (piles.length > 0) positions.push(piles);
    if (piles.length === 4) return;
    for (let size = piles[piles.length - 1] ?? 1; size <= left; size++) {
      grow([...piles, size], left - size);
    }
  };
  grow([], 40);
  expect(positions.length).toBeGreaterThan(5000);
  for (let at = 0; at < positions.length; at += 1000) {
    const some = positions.slice(at, at + 1000);
    const input = `${some.length}\n${some.map((piles) => `${piles.length} ${piles.join(" ")}\n`).join("")}`;
    expect(run(solve, input)).toBe(run(brute, input));
  }
});

test("reports bad input with its place", () => {
  const answer = (input: string) => run(solve, input);
  expect(() => answer("1\n2\n5 x\n")).toThrow("line 3, column 3");
  expect(() => answer("1\n2\n5\n")).toThrow("line 4");
  expect(() => check("1\n1\n1000000001\n")).toThrow("[1, 1000000000]");
  expect(() => check("1\n0\n")).toThrow("line 2");
  expect(() => check("1\n1\n1\n7\n")).toThrow("the end of the input");
});
