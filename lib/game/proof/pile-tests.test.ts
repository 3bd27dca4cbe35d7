import { expect, test } from "vitest";
import { Random } from "../../sequence/random";
import { pileLines, pileTests } from "../pile-tests";

const BOUNDS = { maxTests: 40, maxNumbersInAll: 100, least: 0, maxNumber: 1000 };

function parse(input: Uint8Array): number[][] {
  const words = new TextDecoder().decode(input).trim().split(/\s+/).map(Number);
  const tests: number[][] = [];
  let at = 1;
  for (let test = 0; test < words[0]!; test++) {
    tests.push(words.slice(at + 1, at + 1 + words[at]!));
    at += 1 + words[at]!;
  }
  expect(at).toBe(words.length);
  return tests;
}

test("inputs of every kind keep the bounds, and the same seed gives the same input", () => {
  const generators = pileTests(BOUNDS);
  for (const [kind, make] of Object.entries(generators)) {
    for (let seed = 1; seed <= 50; seed++) {
      const text = make(new Random(seed));
      expect(make(new Random(seed)), kind).toEqual(text);
      const tests = parse(text);
      expect(tests.length, kind).toBeGreaterThan(0);
      const numbers = tests.flat();
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(1000);
      if (kind !== "random") expect(tests.length).toBeLessThanOrEqual(40);
      expect(tests.every((piles) => piles.length > 0)).toBe(true);
    }
  }
});

test("balanced piles: pairs leave a sum of 0, one more pile of at most 3 its own size", () => {
  for (let seed = 1; seed <= 20; seed++) {
    for (const piles of parse(pileTests(BOUNDS).balanced(new Random(seed)))) {
      const sum = piles.reduce((xor, pile) => xor ^ pile, 0);
      if (piles.length % 2 === 0) expect(sum).toBe(0);
      else expect(sum).toBeLessThanOrEqual(3);
    }
  }
});

test("many tests: as many as the bounds allow, a third of them of one pile, the others of two", () => {
  const lengths: number[] = [];
  for (let seed = 1; seed <= 100; seed++) {
    const tests = parse(pileTests(BOUNDS)["many-tests"](new Random(seed)));
    expect(tests.length).toBe(40);
    lengths.push(...tests.map((piles) => piles.length));
  }
  const few = pileTests({ ...BOUNDS, maxNumbersInAll: 30 });
  expect(parse(few["many-tests"](new Random(1))).length).toBe(15);
  expect(new Set(lengths)).toEqual(new Set([1, 2]));
  const ones = lengths.filter((length) => length === 1).length;
  expect(Math.abs(ones / lengths.length - 1 / 3)).toBeLessThan(0.05);
});

test("the text of tests", () =>
  expect(new TextDecoder().decode(pileLines([[1, 2], [3]]))).toBe("2\n2\n1 2\n1\n3\n"));
