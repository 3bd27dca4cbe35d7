import fc from "fast-check";
import { expect, it } from "vitest";
import { StreamWriter } from "../stream-writer";
import { Writer } from "../writer";

it("grows only for what is longer than its buffer", () => {
  const taken: Uint8Array[] = [];
  const writer = new StreamWriter((bytes) => taken.push(bytes.slice()));
  for (let at = 0; at < 30_000; at++) writer.int(1_000_000 + at);
  expect(writer.buffer.length).toBe(2 ** 16);
  writer.reserve(2 ** 16);
  expect([writer.buffer.length, writer.length]).toEqual([2 ** 16, 0]);
  writer
    .text("é".repeat(20_000))
    .byte(65)
    .reserve(2 ** 16 + 1);
  expect([writer.buffer.length, writer.length]).toEqual([2 ** 18, 0]);
  const numbers = Array.from({ length: 30_000 }, (_, at) => 1_000_000 + at);
  expect(Buffer.concat(taken).toString()).toBe(`${numbers.join("")}${"é".repeat(20_000)}A`);
});

it("keeps short bytes until its buffer is full, and hands long ones over as they are", () => {
  const taken: Uint8Array[] = [];
  const writer = new StreamWriter((bytes) => taken.push(bytes));
  const long = new Uint8Array(2 ** 15);
  writer.bytes(long);
  expect(taken.splice(0)).toEqual([long]);
  writer.bytes(long.subarray(1)).bytes(Uint8Array.of(7)).byte(8);
  expect(taken).toEqual([]);
  writer.bytes(long);
  const answers = [taken.map(({ length }) => length), taken[1] === long];
  expect(answers).toEqual([[2 ** 15 + 1, 2 ** 15], true]);
});

it("hands full buffers over and keeps the order, whatever the sizes", () => {
  const size = fc.oneof(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 200_000 }));
  fc.assert(
    fc.property(fc.array(size, { maxLength: 20 }), (sizes) => {
      const taken: Uint8Array[] = [];
      const writer = new StreamWriter((bytes) => taken.push(bytes.slice()));
      const plain = new Writer();
      for (const [at, length] of sizes.entries()) {
        const piece = new Uint8Array(length).fill(at + 1);
        for (const target of [writer, plain]) target.bytes(piece).int(length);
      }
      taken.push(writer.result());
      expect(Buffer.concat(taken).equals(Buffer.from(plain.result()))).toBe(true);
    }),
    { numRuns: 30 },
  );
});
