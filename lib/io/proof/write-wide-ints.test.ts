import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Random } from "../../sequence/random";
import { writeWideInts } from "../write-wide-ints";
import { Writer } from "../writer";

// Reading and writing together are in wide-ints-in.test.ts.

it.each([
  [[0, 0, 0], "0"],
  [[0, 0, -1], "-1"],
  [[0, 1, -1], "9999999999999"],
  [[0, -1, 1], "-9999999999999"],
  [[1, 0, -1], "99999999999999999999999999"],
  [[-1, 0, 1], "-99999999999999999999999999"],
  [[1, -1, 0], "99999999999990000000000000"],
  [[-1, 0, 0], "-100000000000000000000000000"],
  [[0, 0, 2 ** 53 - 1], "9007199254740991"],
  [[0, 0, -(2 ** 53 - 1)], "-9007199254740991"],
])("parts %j are %s", (parts, text) => {
  const writer = writeWideInts(new Writer(), Float64Array.from(parts));
  expect(new TextDecoder().decode(writer.result())).toBe(text);
});

it("agrees with BigInt on random parts, three numbers at a time", () => {
  const random = new Random(1);
  const part = (most: number) =>
    random.pick([
      0,
      1,
      1e9 * random.int(0, 9999),
      1e9 * random.int(0, 9999) + random.int(0, 1e9 - 1),
      1e13 - random.int(0, 3),
      random.int(0, most),
    ]) * random.pick([1, -1]);
  for (let round = 0; round < 1200; round++) {
    const parts = Float64Array.from({ length: 9 }, () => part(2 ** 53 - 1) + 0);
    const texts = [0, 3, 6].map((at) => {
      const [high, middle, low] = [...parts.subarray(at, at + 3)].map(BigInt);
      return String(high! * 10n ** 26n + middle! * 10n ** 13n + low!);
    });
    const separator = random.pick([10, 32, 44]);
    const writer = writeWideInts(new Writer(), parts, separator);
    expect(new TextDecoder().decode(writer.result())).toBe(
      texts.join(String.fromCharCode(separator)),
    );
    const spaced = writeWideInts(new Writer(), parts);
    expect(new TextDecoder().decode(spaced.result())).toBe(texts.join(" "));
  }
});

it("refuses parts that are no threes, or not exact", () => {
  for (const parts of [
    [2 ** 53, 0, 0],
    [0, 0.5, 0],
    [0, 0, Number.NaN],
  ]) {
    expect(() => writeWideInts(new Writer(), Float64Array.from(parts))).toThrow("unsafe parts");
  }
});

it("makes room for 20,000 long numbers", () => {
  const parts = Float64Array.from({ length: 60_000 }, (_, at) => -(1e12 + at));
  const text = new TextDecoder().decode(writeWideInts(new Writer(), parts).result());
  const numbers = text.split(" ");
  expect(numbers).toHaveLength(20_000);
  numbers.forEach((number, at) => {
    const high = 10n ** 12n + BigInt(3 * at);
    const expected = -(high * 10n ** 26n + (high + 1n) * 10n ** 13n + high + 2n);
    holdEqual(BigInt(number), expected, number);
  });
});
