import { describe, expect, it } from "vitest";
import { argsort, radixSort, sortOrder, textRanks } from "../radix-sort";
import { Random } from "../random";

const LONG = 1 << 14; // from here on radixSort sorts by itself

type Maker = (random: Random) => number;
const INT32: Record<string, Maker> = {
  "all words": (random) => random.uint32() | 0,
  "few values": (random) => random.int(-3, 3),
  "one digit": (random) => random.int(0, 2000),
  equal: () => -7,
  ends: (random) => random.pick([-(2 ** 31), 2 ** 31 - 1, 0, -1]),
};
const UINT32: Record<string, Maker> = {
  "all words": (random) => random.uint32(),
  "high digit alone": (random) => random.int(0, 1023) * 2 ** 22,
  ends: (random) => random.pick([0, 2 ** 32 - 1, 2 ** 31]),
};
const NEGATIVE_NAN = new Float64Array(new Int32Array([1, -1]).buffer)[0]!;
const DOUBLES: Record<string, Maker> = {
  "near 0": (random) => random.float() - 0.5,
  "all sizes": (random) => (random.float() - 0.5) * 10 ** random.int(-320, 308),
  integers: (random) => random.int(-1e6, 1e6),
  "equal upper halves": (random) => random.pick([1, -1]) * (1 + random.uint32() * 2 ** -52),
  "nearly equal upper halves": (random) => random.int(-4000, 4000) + random.uint32() * 2 ** -41,
  special: (random) =>
    random.pick([0, -0, Infinity, -Infinity, NaN, NEGATIVE_NAN, 5e-324, -5e-324, 1, -1]),
};

const KINDS = [
  ["Int32Array", (values: number[]) => Int32Array.from(values), INT32],
  ["Uint32Array", (values: number[]) => Uint32Array.from(values), UINT32],
  ["Float64Array", (values: number[]) => Float64Array.from(values), DOUBLES],
] as const;

describe.each(KINDS)("%s", (_, typed, makers) => {
  describe.each(Object.entries(makers))("%s", (_name, make) => {
    const sizes = [...Array(20).keys(), LONG - 1, LONG, LONG + 1];

    it("radixSort sorts as the array's own sort", () => {
      for (const size of sizes) {
        const random = new Random(size);
        const keys = typed(Array.from({ length: size }, () => make(random)));
        const expected = keys.slice().sort();
        radixSort(keys);
        expect(sameNumbers(keys, expected)).toBe(true);
      }
    });

    it("argsort is the stable order", () => {
      for (const size of sizes) {
        const random = new Random(size);
        const keys = typed(Array.from({ length: size }, () => make(random)));
        const before = keys.slice();
        const order = argsort(keys);
        expect(sameNumbers(keys, before)).toBe(true);
        const expected = Array.from({ length: size }, (_, index) => index);
        expected.sort((a, b) => compare(keys[a]!, keys[b]!)); // stable by the standard
        expect(Array.from(order)).toEqual(expected);
      }
    });
  });
});

describe.each(KINDS)("%s: argsort in a given order", (_, typed, makers) => {
  it.each(Object.entries(makers))("%s: sorts by two keys", (_name, make) => {
    for (const size of [0, 1, 2, 30, 3000]) {
      const random = new Random(size);
      const minor = typed(Array.from({ length: size }, () => make(random)));
      const major = Array.from({ length: size }, () => random.pick([-0.5, 0, 7]));
      const order = argsort(major, argsort(minor));
      const expected = Array.from({ length: size }, (_, index) => index);
      expected.sort((a, b) => major[a]! - major[b]! || compare(minor[a]!, minor[b]!));
      expect(Array.from(order)).toEqual(expected);
      expected.sort((a, b) => compare(minor[a]!, minor[b]!) || major[a]! - major[b]!);
      expect(Array.from(argsort(minor, argsort(major)))).toEqual(expected);
    }
  });
});

it("a view into the middle of a buffer leaves its surroundings alone", () => {
  const whole = Float64Array.from({ length: LONG + 2 }, (_, index) => -index);
  radixSort(whole.subarray(1, LONG + 1));
  expect([whole[0], whole[1], whole[LONG], whole[LONG + 1]]).toEqual([-0, -LONG, -1, -LONG - 1]);
});

it("argsort refuses some of the indices, whose order it would get wrong", () =>
  expect(() => argsort([3, 1, 2], Int32Array.of(0, 2))).toThrow("argsort: lengths 3 and 2 differ"));

it("argsort of a view reads the view alone, and leaves every bit of it as it was", () => {
  const whole = Float64Array.of(9, 3, NEGATIVE_NAN, -1, 2, -5);
  const bits = new Uint32Array(whole.buffer);
  const before = [...bits];
  expect([...argsort(whole.subarray(1, 5))]).toEqual([2, 3, 0, 1]);
  expect([...bits]).toEqual(before);
});

it("a digit is no shared one where some words have its largest values", () => {
  for (const large of [2046, 2047]) {
    expect([...argsort(Int32Array.of(large, 5))]).toEqual([1, 0]);
    expect([...argsort(Int32Array.of(large << 11, 5 << 11, 5 << 11))]).toEqual([1, 2, 0]);
  }
});

it("sorts numbers that share their upper halves and are far from their places", () => {
  const keys = Float64Array.from({ length: LONG }, (_, index) => index);
  for (let index = 100; index < 140; index++) keys[index] = 100 + (140 - index) * 2 ** -40;
  const expected = keys.slice().sort();
  radixSort(keys);
  expect(sameNumbers(keys, expected)).toBe(true);
});

it("sortOrder orders by several keys, numbers and texts of all kinds of letters", () => {
  const beginnings = ["", "aaaaa", "\0", "\u20ac", "ab\u0100"];
  for (let seed = 0; seed < 120; seed++) {
    const random = new Random(seed);
    const [n, start] = [random.int(0, 40), random.pick(beginnings)];
    const letter = () => random.pick(["a", "b", "\0", "\u00ff", seed % 2 ? "z" : "\ud83d"]);
    const texts = Array.from(
      { length: n },
      () => start + Array.from({ length: random.int(0, 7) }, letter).join(""),
    );
    const numbers = Array.from(texts, () => random.pick([-0.5, 0, 7, Infinity]));
    const words = Int32Array.from(texts, () => random.int(-1, 1));
    const byText = (a: number, b: number) =>
      texts[a]! < texts[b]! ? -1 : +(texts[a]! > texts[b]!);
    const expected = [...texts.keys()];
    expected.sort(
      (a, b) => words[a]! - words[b]! || byText(a, b) || numbers[a]! - numbers[b]! || 0,
    );
    expect([...sortOrder(words, texts, numbers)]).toEqual(expected);
    const different = [...new Set(texts)].sort();
    expect([...textRanks(texts)]).toEqual(texts.map((text) => different.indexOf(text)));
  }
});

it("sortOrder refuses what has no order with the others", () => {
  expect(() => sortOrder()).toThrow("sortOrder: expected a list of keys");
  expect(() => sortOrder([1], [1, 2])).toThrow("sortOrder: lists have 2 and 1 keys");
  expect(() => sortOrder([1, NaN])).toThrow("sortOrder: key 1 is NaN");
  expect(() => sortOrder([1, "2"] as number[])).toThrow('expected a number, got "2" at 1');
  expect(() => sortOrder(["1", 2] as string[])).toThrow("expected a text, got 2 at 1");
});

/** As the arrays' own sort: -0 before 0, NaN last. */
function compare(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return +Number.isNaN(a) - +Number.isNaN(b);
  if (a === b) return a === 0 ? +Object.is(b, -0) - +Object.is(a, -0) : 0;
  return a < b ? -1 : 1;
}

function sameNumbers(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  for (let index = 0; index < b.length; index++) if (!Object.is(a[index], b[index])) return false;
  return a.length === b.length;
}
