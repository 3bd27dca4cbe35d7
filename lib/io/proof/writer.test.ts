import fc from "fast-check";
import { expect, it } from "vitest";
import { Writer } from "../writer";

const text = (writer: Writer) =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(writer.result());

it("writes integers as String does, at every power of ten and of two", () => {
  const values = [0, -1, 2 ** 31 - 1, -(2 ** 31), -(2 ** 31) - 1, 999_999_999, -999_999_999];
  for (let exponent = 0; exponent <= 53; exponent++) {
    const [two, ten] = [2 ** exponent, 10 ** Math.min(exponent, 15)];
    values.push(two - 1, -(two - 1), ten, ten - 1, ten + 1, -ten, 1 - ten);
    if (exponent < 53) values.push(two, two + 1, -two);
  }
  for (const value of values) expect(text(new Writer().int(value))).toBe(String(value + 0));
  expect(text(new Writer().int(-0))).toBe("0");
});

it("writes integers of every length across the end of its first buffer", () => {
  for (let filler = 65_510; filler <= 65_540; filler++) {
    for (const value of [7, -12, 123_456_789, -999_999_999, -(10 ** 9), 2 ** 53 - 1]) {
      const writer = new Writer().bytes(new Uint8Array(filler).fill(46));
      expect(text(writer.int(value).space()).slice(filler)).toBe(`${value} `);
    }
  }
});

it("writes random integers as String does", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.nat(99_999))), (values) => {
      const writer = new Writer();
      for (const value of values) writer.int(value).space();
      expect(text(writer)).toBe(values.map((value) => `${value + 0} `).join(""));
    }),
  );
});

it("writes text of any script, bytes, big integers and line ends, past every growth", () => {
  const unit = fc.string({ unit: "grapheme" });
  fc.assert(
    fc.property(fc.array(unit), fc.integer({ min: 65_500, max: 65_540 }), (parts, filler) => {
      const writer = new Writer().bytes(new Uint8Array(filler).fill(46));
      for (const part of parts) writer.text(part).newline();
      writer.bigint(-(10n ** 30n)).byte(33);
      const expected = `${".".repeat(filler)}${parts.map((part) => `${part}\n`).join("")}-1${"0".repeat(30)}!`;
      expect(text(writer)).toBe(Buffer.from(expected).toString());
    }),
    { numRuns: 30 },
  );
});

it("writes every letter of two bytes and its neighbours", () => {
  for (let code = 0; code < 0x900; code++) {
    const letters = `a${String.fromCharCode(code)}`;
    expect(text(new Writer().text(letters))).toBe(letters);
  }
});

it("grows when it is full and not before, then at least fourfold", () => {
  const writer = new Writer().bytes(new Uint8Array(2 ** 16));
  expect([writer.buffer.length, writer.byte(1).buffer.length]).toEqual([2 ** 16, 2 ** 18]);
  writer.reserve(2 ** 21);
  expect(writer.buffer.length).toBe(2 ** 16 + 1 + 2 ** 21);
});

it("takes what a function put into its buffer", () => {
  const writer = new Writer().text("a");
  writer.reserve(2);
  writer.buffer.set([98, 99], writer.length);
  writer.commit(3);
  expect(text(writer)).toBe("abc");
});
