import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { Random } from "../../sequence/random";
import { Scanner } from "../scanner";
import { wideIntsIn } from "../wide-ints-in";
import { writeWideInts } from "../write-wide-ints";
import { Writer } from "../writer";

const scan = (text: string) => new Scanner(new TextEncoder().encode(text));
const LARGEST = 10n ** 39n - 1n;

function read(text: string, count: number): Float64Array {
  const parts = new Float64Array(3 * count);
  wideIntsIn(scan(text), parts, count);
  return parts;
}

const written = (parts: Float64Array, separator?: number): string =>
  new TextDecoder().decode(writeWideInts(new Writer(), parts, separator).result());

/** Of any length, and near powers of ten, where carries go far. */
function someNumber(random: Random): bigint {
  const power = 10n ** BigInt(random.int(0, 38));
  const near = power + random.bigint(-2n, 2n);
  const value = random.pick([random.bigint(0n, power), near]);
  return random.int(0, 1) === 0 ? value : -value;
}

const extremes = [0n, 1n, -1n, LARGEST, -LARGEST, 10n ** 13n, -(10n ** 26n), 2n ** 127n - 1n];

it("what is read is written again", () => {
  for (const random of rounds(150)) {
    const numbers = [...extremes, ...Array.from({ length: 20 }, () => someNumber(random))];
    random.shuffle(numbers);
    const text = numbers.join(" ");
    const parts = read(text, numbers.length);
    numbers.forEach((value, index) => {
      const [high, middle, low] = parts.subarray(3 * index, 3 * index + 3);
      const joined = BigInt(high!) * 10n ** 26n + BigInt(middle!) * 10n ** 13n + BigInt(low!);
      expect(joined).toBe(value);
    });
    expect(written(parts)).toBe(text);
    expect(written(parts, 10)).toBe(numbers.join("\n"));
  }
});

it("sums of 900 numbers are exact, signs mixed", () => {
  const random = new Random(2);
  const all = [900, 2, 3, 900, 2, 3].flatMap((count, round) => {
    const pool = round < 3 ? extremes : [LARGEST];
    const numbers = Array.from({ length: count }, () =>
      random.int(0, 1) === 0 ? random.pick(pool) : someNumber(random),
    );
    return [numbers];
  });
  for (let round = 0; round < 1000; round++) all.push([someNumber(random), someNumber(random)]);
  for (const numbers of all) {
    const parts = read(numbers.join("\n"), numbers.length);
    const sum = new Float64Array(3);
    parts.forEach((part, index) => {
      sum[index % 3]! += part;
    });
    expect(written(sum)).toBe(String(numbers.reduce((a, b) => a + b)));
  }
});

it("leading zeros and -0 are read", () => {
  expect(written(read("007 -0 -00012 000000000000000000000000000000000000001", 4))).toBe(
    "7 0 -12 1",
  );
  expect([Object.is(read("-0", 1)[2], 0), written(read("\n", 0))]).toEqual([true, ""]);
});

it("anything else is refused with its place", () => {
  const refused = 'input line 2, column 3: expected an integer of up to 39 digits, found "';
  for (const word of ["x", "1x", "-", "1.5", "1".repeat(40)])
    expect(() => read(`5\n6 ${word}`, 3)).toThrow(refused + word);
  expect(() => read("5", 2)).toThrow("found end of input");
  expect(() => written(Float64Array.of(0, 2 ** 53, 0))).toThrow("unsafe parts");
  expect(() => written(Float64Array.of(0, 0, Number.NaN))).toThrow("unsafe parts");
});

it("no part is -0", () => {
  for (const text of ["-0", "-1", "-10000000000000", "-100000000000000000000000000"])
    expect([...read(text, 1)].some((part) => Object.is(part, -0))).toBe(false);
});
