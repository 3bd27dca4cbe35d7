import { afterEach, expect, it, vi } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import type { Random } from "../../sequence/random";
import { Scanner } from "../scanner";
import { wordsIn } from "../words-in";

const scan = (text: string) => new Scanner(new TextEncoder().encode(text));

function read(text: string, count: number, signed: boolean): bigint[] {
  const high = signed ? new Int32Array(count) : new Uint32Array(count);
  const low = new Uint32Array(count);
  const scanner = scan(text);
  wordsIn(scanner, high, low, count);
  expect(scanner.hasNext()).toBe(false);
  return Array.from(high, (word, index) => (BigInt(word) << 32n) + BigInt(low[index]!));
}

/** Of any length in bits and in digits. */
function someNumber(random: Random, limit: bigint): bigint {
  const bits = random.bigint(0n, (1n << BigInt(random.int(0, 64))) - 1n);
  const power = 10n ** BigInt(random.int(0, 19));
  const value = random.pick([
    bits,
    random.bigint(0n, power),
    power - 1n,
    limit - 1n - (bits >> 40n),
  ]);
  return value < limit ? value : value % limit;
}

it.each([true, false])("reads what BigInt reads; signed: %s", (signed) => {
  const limit = signed ? 2n ** 63n : 2n ** 64n;
  const extremes = [
    0n,
    1n,
    limit - 1n,
    ...(signed ? [-limit, -limit + 1n, -1n, -(2n ** 32n)] : []),
  ];
  for (const random of rounds(150)) {
    const numbers = [...extremes, ...Array.from({ length: 20 }, () => someNumber(random, limit))];
    if (signed) {
      for (const at of numbers.keys()) if (random.int(0, 1) === 0) numbers[at] = -numbers[at]!;
    }
    const words = random.shuffle(numbers.map((value) => `${value === limit ? -value : value}`));
    const values = words.map(BigInt);
    expect(read(words.join(random.pick([" ", "\r\n"])), words.length, signed)).toEqual(values);
  }
});

afterEach(() => vi.unstubAllGlobals());

it.each([true, false])("makes no BigInt of numbers within the range; signed: %s", (signed) => {
  const words: string[] = [];
  for (let length = 1; length <= 19; length++) {
    for (const most of ["9876543210987654321", "1".repeat(19), "4294967296000000000"]) {
      const word = most.slice(0, length);
      if (signed && length === 19 && word > "9") continue;
      words.push(word, "0".repeat(20 - length) + word);
      if (signed) words.push(`-${word}`);
    }
  }
  for (const text of [words.join(" "), words.join("\n"), ...words]) {
    const parts = text.split(/\s/);
    const high = signed ? new Int32Array(parts.length) : new Uint32Array(parts.length);
    const low = new Uint32Array(parts.length);
    vi.stubGlobal("BigInt", undefined);
    wordsIn(scan(text), high, low, parts.length);
    vi.unstubAllGlobals();
    parts.forEach((word, at) => {
      expect((BigInt(high[at]!) << 32n) + BigInt(low[at]!)).toBe(BigInt(word));
    });
  }
});

it("leading zeros and -0 are read, also beyond 20 digits", () =>
  expect(read("007 -0 -0000000000000000000000000012", 3, true)).toEqual([7n, 0n, -12n]));

it.each([
  [true, "9223372036854775808"],
  [true, "-9223372036854775809"],
  [true, "100000000000000000000"],
  [false, "18446744073709551616"],
  [false, "-1"],
])("what does not fit is refused with its place; signed: %s, %s", (signed, word) => {
  const range = signed ? "[-2^63, 2^63)" : "[0, 2^64)";
  const call = () => read(`1\n2  ${word}`, 3, signed);
  expect(call).toThrow(`input line 2, column 4: expected an integer in ${range}, found "${word}"`);
});

it("anything else is refused", () => {
  for (const word of ["x", "1x", "-", "1.5"])
    expect(() => read(`5 ${word}`, 2, true)).toThrow(`expected an integer, found "${word}"`);
  expect(() => read("5", 2, true)).toThrow("found end of input");
});
