import fc from "fast-check";
import { expect, it } from "vitest";
import { StreamWriter } from "../stream-writer";
import { writeInts } from "../write-ints";
import { Writer } from "../writer";

const [SPACE, NEWLINE] = [32, 10];
const text = (writer: Writer) => new TextDecoder().decode(writer.result());

it("writes as join does, at every power of ten and of two", () => {
  const values: number[] = [0, 2 ** 53 - 1, -(2 ** 53 - 1)];
  for (let exponent = 0; exponent <= 52; exponent++) {
    for (const power of [2 ** exponent, 10 ** Math.min(exponent, 15)])
      for (const value of [power - 1, power, power + 1]) values.push(value, 0 - value);
  }
  expect(text(writeInts(new Writer(), values))).toBe(values.join(" "));
  for (const value of values) expect(text(writeInts(new Writer(), [value]))).toBe(`${value}`);
  expect(text(writeInts(new Writer(), [-0, 0, -0]))).toBe("0 0 0");
  expect(text(writeInts(new Writer().text("no"), []))).toBe("no");
});

it("writes every number of up to five digits", () => {
  const values = Int32Array.from({ length: 200_001 }, (_, at) => at - 100_000);
  expect(text(writeInts(new Writer(), values, NEWLINE)) === values.join("\n")).toBe(true);
});

it("writes pairs, a line each, of numbers of every length", () => {
  for (const count of [0, 1, 2, 3, 511, 512, 513, 1500]) {
    const values = Array.from({ length: count }, (_, at) => (at % 7 === 0 ? 2 ** 40 : at ** 3));
    const lines = values.map((value, at) => `${value}${at % 2 === 0 ? " " : "\n"}`).join("");
    expect(text(writeInts(new Writer(), values, SPACE, NEWLINE))).toBe(lines.slice(0, -1));
  }
});

it("writes random lists between other text, into one buffer or handed over, whatever their sizes", () => {
  const value = fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.nat(99_999_999), fc.nat(99));
  const list = fc.oneof(
    fc.array(value, { maxLength: 40 }),
    fc
      .tuple(value, fc.integer({ min: 500, max: 9000 }))
      .map(([first, count]) =>
        Array.from({ length: count }, (_, at) => (first > 0 ? first - at : first + at)),
      ),
  );
  fc.assert(
    fc.property(
      fc.array(list, { maxLength: 12 }),
      fc.integer({ min: 0, max: 65_536 }),
      (lists, filler) => {
        const taken: Uint8Array[] = [];
        const plain = new Writer();
        const piecewise = new StreamWriter((bytes) => taken.push(bytes.slice()));
        for (const writer of [plain, piecewise]) {
          writer.bytes(new Uint8Array(filler).fill(46));
          for (const values of lists) writeInts(writer, values, NEWLINE).text(";");
        }
        const safe = (values: number[]) => values.map((number) => number + 0).join("\n");
        const expected = ".".repeat(filler) + lists.map((values) => `${safe(values)};`).join("");
        expect(text(plain) === expected).toBe(true);
        expect(Buffer.concat([...taken, piecewise.result()]).toString() === expected).toBe(true);
      },
    ),
    { numRuns: 30, seed: 3 },
  );
});

it("makes room for the longest numbers, at every distance from the end of the buffer", () => {
  const values = new Int32Array(600).fill(-(2 ** 31));
  for (let filler = 2 ** 16 - 12 * 513 - 2; filler < 2 ** 16 - 12 * 511; filler++) {
    const writer = new Writer().bytes(new Uint8Array(filler));
    expect(text(writeInts(writer, values)).slice(filler)).toBe(values.join(" "));
  }
});

it("hands over many 32-bit integers in parts, and needs no larger buffer for them", () => {
  const taken: Uint8Array[] = [];
  const writer = new StreamWriter((bytes) => taken.push(bytes.slice()));
  const values = Int32Array.from({ length: 20_000 }, (_, at) => Math.imul(at, 0x9e3779b1));
  writeInts(writer, values);
  expect(writer.buffer.length).toBe(2 ** 16);
  expect(Buffer.concat([...taken, writer.result()]).toString()).toBe(values.join(" "));
});
