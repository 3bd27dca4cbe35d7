import fc from "fast-check";
import { expect, it } from "vitest";
import { intsIn } from "../ints-in";
import { Scanner } from "../scanner";

const scan = (text: string) => new Scanner(new TextEncoder().encode(text));
const MARK = -7; // what stands in a target before anything is read

/** What reading `counts` numbers in turn leaves: targets, places, and the message it ended with. */
type Outcome = (number | string)[];

const bulk = (scanner: Scanner, counts: readonly number[], low: number, high: number): Outcome =>
  outcomeOf(scanner, counts, (target, count) => intsIn(scanner, target, count, low, high, "n"));

const oneByOne = (
  scanner: Scanner,
  counts: readonly number[],
  low: number,
  high: number,
): Outcome =>
  outcomeOf(scanner, counts, (target, count) => {
    for (let at = 0; at < count; at++) target[at] = scanner.intIn(low, high, "n");
  });

function outcomeOf(
  scanner: Scanner,
  counts: readonly number[],
  read: (target: Int32Array, count: number) => void,
): Outcome {
  const outcome: Outcome = [];
  for (const count of counts) {
    const target = new Int32Array(count + 1).fill(MARK);
    try {
      read(target, count);
      outcome.push(...target, scanner.at);
    } catch (error) {
      return [...outcome, ...target, (error as Error).message];
    }
  }
  return outcome;
}

const integer = fc.oneof(
  fc.integer({ min: 0, max: 120 }),
  fc.integer({ min: -12, max: 12 }),
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
);
const word = fc.oneof(
  {
    weight: 20,
    arbitrary: fc
      .tuple(fc.nat(5), integer)
      .map(([zeros, value]) => (value < 0 ? "-" : "") + "0".repeat(zeros) + Math.abs(value)),
  },
  fc.constantFrom("x", "1x", "x1", "-", "1-", "--1", "1.", "/", ":", "12:", "1/", "4294967297"),
  fc.constantFrom("2147483647", "-2147483648", "2147483648", "99999999999", "000000000007", "é"),
);
const gap = fc.constantFrom(" ", "\n", "\r\n", "\t", "  ", "\n\n");
const bound = fc.oneof(fc.integer({ min: -20, max: 110 }), integer);

it("reads, refuses and stops as intIn does again and again", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("", "\uFEFF", "\n", " \r\n"),
      fc.array(fc.tuple(word, gap), { maxLength: 30 }),
      fc.constantFrom("", " ".repeat(20)),
      fc.tuple(bound, bound),
      (lead, pairs, tail, [a, b]) => {
        const text = lead + pairs.map(([token, behind]) => token + behind).join("") + tail;
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const half = pairs.length >> 1;
        const counts = [0, half, pairs.length - half, 1];
        expect(bulk(scan(text), counts, low, high)).toEqual(
          oneByOne(scan(text), counts, low, high),
        );
      },
    ),
    { numRuns: 1200, seed: 7 },
  );
});

it("every text of up to three bytes that might be taken for a number, at the end or not", () => {
  const bytes = [..." \n-/0159:x"];
  const texts = bytes.flatMap((a) => bytes.flatMap((b) => bytes.map((c) => a + b + c)));
  for (const text of texts.flatMap((bare) => [bare, `${bare} 7`, bare + " ".repeat(20)])) {
    for (const low of [-99, 0]) {
      const outcome = bulk(scan(text), [1], low, 99);
      expect([text, ...outcome]).toEqual([text, ...oneByOne(scan(text), [1], low, 99)]);
    }
  }
});

it("every number of digits before every byte, the end of the input near or far", () => {
  const [low, high] = [-(2 ** 31), 2 ** 31 - 1];
  for (const tail of [0, 4, 20]) {
    for (const digits of ["", "-", "12345678901234", "-98765432109876", "00000000000012"]) {
      for (let length = 0; length <= digits.length; length++) {
        const input = new TextEncoder().encode(`${digits.slice(0, length)}!${" ".repeat(tail)}`);
        for (let byte = 0; byte < 256; byte += tail === 4 || byte < 64 ? 1 : 31) {
          input[length] = byte;
          const outcome = bulk(new Scanner(input), [1], low, high);
          const wanted = oneByOne(new Scanner(input), [1], low, high);
          const isSame = outcome.every((value, at) => value === wanted[at]);
          if (!isSame || outcome.length !== wanted.length)
            expect([input, outcome]).toEqual([input, wanted]);
        }
      }
    }
  }
});

it("reads on behind several thousand numbers, of a part of a larger buffer", () => {
  const values = Int32Array.from({ length: 10_000 }, (_, at) => Math.imul(at, 0x9e3779b1));
  const text = new TextEncoder().encode(`#### ${values.join("\n")}`);
  const target = new Int32Array(values.length);
  intsIn(new Scanner(text.subarray(5)), target, values.length, -(2 ** 31), 2 ** 31 - 1, "n");
  expect(target).toEqual(values);
});

it.each([
  [0, 99, [" ", "\n"], ""],
  [0, 100, [" ", "\n", "  ", " \r\n "], " ".repeat(12)],
  [-9, 99, [" ", "\n", "  ", " \r\n "], " ".repeat(12)],
  [-(2 ** 31), 2 ** 31 - 1, [" ", "\n", "  ", " \r\n "], " ".repeat(12)],
])("reads numbers of every length in [%i, %i]", (low, high, gaps, tail) => {
  const powers = [1, 10, 100, 1000, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9].flatMap((power) => [
    ...[power - 1, power, 2 * power - 1].flatMap((value) => [value, -value]),
  ]);
  const values = [low, ...powers.filter((value) => value >= low && value <= high), high, high];
  for (const gap of gaps) {
    const scanner = scan(` \n${values.join(gap)}${tail}`);
    const target = new Int32Array(values.length);
    intsIn(scanner, target, values.length, low, high, "n");
    expect([...target]).toEqual(values.map((value) => value + 0));
    expect(scanner.hasNext()).toBe(false);
  }
});

it("refuses what the array cannot hold", () => {
  const two = new Int32Array(2);
  expect(() => intsIn(scan("1 2 3"), two, 3, 0, 9, "n")).toThrow(
    "intsIn: no room for 3 integers in [0, 9]",
  );
  for (const count of [-1, 0.5, Number.NaN])
    expect(() => intsIn(scan("1 2"), two, count, 0, 9, "n")).toThrow(`no room for ${count} integ`);
  expect(() => intsIn(scan("1"), two, 1, 0, 2 ** 31, "n")).toThrow("[0, 2147483648]");
  expect(() => intsIn(scan("1"), two, 1, Number.NaN, 9, "n")).toThrow(
    "no room for 1 integers in [NaN, 9]",
  );
  expect(() => intsIn(scan("1"), two, 1, 0, Number.NaN, "n")).toThrow(
    "no room for 1 integers in [0, NaN]",
  );
});

it("says what it expects where an argument is missing or of another type", () => {
  const call = intsIn as (...args: unknown[]) => void;
  const [scanner, two] = [scan("1 2"), new Int32Array(2)];
  const expected = "intsIn: expected (Scanner, Int32Array, count, low, high, name), got";
  for (const [args, shown] of [
    [[scanner, two, 0, 1e9], "(object, object, number, number, undefined, undefined)"],
    [[scanner, 2, 0, 9, "n"], "(object, number, number, number, string, undefined)"],
    [[scanner, two, 2, 0, 9], "(object, object, number, number, number, undefined)"],
    [[scanner, [0, 0], 2, 0, 9, "n"], "(object, object, number, number, number, string)"],
    [[scanner, two, "2", 0, 9, "n"], "(object, object, string, number, number, string)"],
    [[scanner, two, 2, "0", 9, "n"], "(object, object, number, string, number, string)"],
    [[scanner, two, 2, 0, 9n, "n"], "(object, object, number, number, bigint, string)"],
    [[null, two, 2, 0, 9, "n"], "(object, object, number, number, number, string)"],
    [[two, scanner, 2, 0, 9, "n"], "(object, object, number, number, number, string)"],
  ] as const) {
    expect(() => call(...args)).toThrow(new TypeError(`${expected} ${shown}`));
  }
  expect(scanner.at).toBe(0);
});
