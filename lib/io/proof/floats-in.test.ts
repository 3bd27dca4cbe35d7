import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { Random } from "../../sequence/random";
import { floatsIn } from "../floats-in";
import { Scanner } from "../scanner";
import { Writer } from "../writer";

const bytes = (text: string) => new TextEncoder().encode(text);

/** Numbers in every form that a statement may give them, also beside the limits of what is exact. */
function texts(random: Random, count: number): string[] {
  const digits = (most: number) =>
    Array.from({ length: random.int(1, most) }, () => random.int(0, 9)).join("");
  const sign = () => ["", "", "-", "+"][random.int(0, 3)]!;
  const forms = [
    () => `${sign()}${digits(17)}`,
    () => `${sign()}${digits(9)}.${digits(9)}`,
    () => `${sign()}${digits(3)}.${digits(20)}`,
    () => `${sign()}.${digits(6)}`,
    () => `${sign()}${digits(6)}.`,
    () => `${sign()}${digits(5)}.${digits(5)}e${random.int(-300, 290)}`,
    () => `${sign()}${digits(2)}E${random.int(-30, 30)}`,
    () => `${2 ** 53 + random.int(-3, 3)}`,
    () => `0.${"0".repeat(random.int(0, 30))}${digits(16)}`,
    () => `${(random.int(-1e15, 1e15) / 1e7).toString()}`,
  ];
  return Array.from({ length: count }, () => forms[random.int(0, forms.length - 1)]!());
}

test("reads what Number reads, value by value", () => {
  const words = "-0 0 -0.0 9007199254740993 123456789012345. 1e308 5e-324 0.1".split(" ");
  const all = [...words, ...texts(new Random(7), 20_000)];
  const target = new Float64Array(all.length);
  floatsIn(new Scanner(bytes(all.join(" "))), target, all.length, -Infinity, Infinity, "x");
  expect(all.filter((text, at) => !Object.is(Number(text), target[at]))).toEqual([]);
});

test.each([
  ["abc", 'line 1, column 1: expected a number, found "abc"'],
  ["", "line 1, column 1: expected a number, found end of input"],
  ["1.5\n 1e999", 'line 2, column 2: expected a number below 1.8e308, found "1e999"'],
  ["1.5 .", 'expected a number, found "."'],
  ["1.5 -", 'expected a number, found "-"'],
  ["1.5 1.2.3", 'expected a number, found "1.2.3"'],
  ["1.5 0x10", 'expected a number, found "0x10"'],
  ["1.5 1e", 'expected a number, found "1e"'],
  ["1.5 Infinity", 'expected a number, found "Infinity"'],
  ["1.5 nan", 'expected a number, found "nan"'],
  ["1.5 1_000", 'expected a number, found "1_000"'],
  ["1.5 11", 'expected x in [0, 10], found "11"'],
])("refuses %j with its place", (text, message) => {
  const scanner = new Scanner(bytes(text));
  expect(() => floatsIn(scanner, new Float64Array(2), 2, 0, 10, "x")).toThrow(message);
});

test("refuses a target without room", () => {
  const call = () => floatsIn(new Scanner(bytes("1 2")), new Float64Array(1), 2, 0, 9, "x");
  expect(call).toThrow("floatsIn: no room for 2 numbers in 1 places");
});

test("Writer.fixed writes what toFixed writes, at halves and at random", () => {
  const halves = [
    0.5,
    1.5,
    2.5,
    1.005,
    1.045,
    8.345,
    0.000_05,
    1e-7,
    4.35,
    2 ** 51 + 0.5,
    0.15,
    1.25,
  ];
  const values = [...halves, 0, -0, -0.001, 999.9999, 1e20, 123_456_789.987_654, 2 ** 53, 5e-324];
  for (const random of rounds(20_000)) {
    const scale = 10 ** random.int(-8, 15);
    values.push((random.float() - 0.5) * scale, random.int(-1e6, 1e6) / 2 ** random.int(0, 12));
  }
  const differing: string[] = [];
  for (const [at, value] of values.entries()) {
    const digits = at % 17;
    const writer = new Writer().fixed(value, digits);
    const text = new TextDecoder().decode(writer.result());
    if (text !== value.toFixed(digits)) differing.push(`${value} ${digits}: ${text}`);
  }
  expect(differing).toEqual([]);
});

test("Writer.fixed beyond 10^21 has no exponent, and refuses what is no number", () => {
  const text = (value: number, digits: number) =>
    new TextDecoder().decode(new Writer().fixed(value, digits).result());
  expect(text(1e21, 1)).toBe("1000000000000000000000.0");
  expect(text(-(2 ** 80), 0)).toBe("-1208925819614629174706176");
  expect(text(0.1, 20)).toBe("0.10000000000000000555");
  expect(() => text(Infinity, 1)).toThrow("got Infinity");
  expect(() => text(1, 101)).toThrow("got 101");
});
