import { expect, it } from "vitest";
import { packedBytes } from "./packed-bytes";

/** The text of these bits, whose blanks do not count. */
function textOf(bits: string): string {
  const digits = bits.replaceAll(" ", "");
  const bytes = digits.padEnd(digits.length + 24 - (digits.length % 24), "0").match(/.{8}/g)!;
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))).toString("base64");
}

it("reads bytes and copies of what is just written", () => {
  // 5 bytes: "A", then 4 bytes from 1 before.
  const five = textOf("00110  1 01000001  00100 0000");
  expect(Buffer.from(packedBytes(five)).toString()).toBe("AAAAA");
  // 7 bytes: "A", "B", "C", "D", then 3 bytes from 4 before: k = 2, then 00.
  const bytes = "1 01000001  1 01000010  1 01000011  1 01000100";
  const seven = textOf(`0001000  ${bytes}  011 0010 00`);
  expect(Buffer.from(packedBytes(seven)).toString()).toBe("ABCDABC");
});

it("skips blanks and line ends", () => {
  const text = textOf("00110  1 01000001  00100 0000").replace(/./g, "\r\n $&");
  expect(Buffer.from(packedBytes(text)).toString()).toBe("AAAAA");
});

it("refuses other letters and a text that ends too early", () => {
  for (const bad of ["é", "-", "", "AA", "FE==", textOf("00110  1 01000001").slice(0, 2)]) {
    expect(() => packedBytes(bad)).toThrow(/^packedBytes: no letter of base64 at \d/);
  }
});
