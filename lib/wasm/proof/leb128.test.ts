import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { leb128 } from "../leb128";

/** The value of the bytes: the specification's definition, in BigInt. */
function decoded(bytes: readonly number[], isSigned: boolean): bigint {
  let value = 0n;
  for (let at = bytes.length - 1; at >= 0; at--) value = value * 128n + BigInt(bytes[at]! % 128);
  const isNegative = isSigned && bytes[bytes.length - 1]! % 128 >= 64;
  return isNegative ? value - 128n ** BigInt(bytes.length) : value;
}

it("gives the examples of the DWARF standard and of the specification", () => {
  expect(leb128(624485)).toEqual([0xe5, 0x8e, 0x26]);
  expect(leb128(-123456, "signed")).toEqual([0xc0, 0xbb, 0x78]);
  expect([leb128(0), leb128(127), leb128(128)]).toEqual([[0], [0x7f], [0x80, 1]]);
  expect([leb128(-2, "signed"), leb128(63, "signed")]).toEqual([[0x7e], [63]]);
  expect([leb128(64, "signed"), leb128(-64, "signed")]).toEqual([[0xc0, 0], [0x40]]);
});

it("decodes to the same, in the fewest bytes", () => {
  for (const random of rounds(800)) {
    const bits = BigInt(random.int(1, 63));
    const value = random.bigint(0n, 1n << bits);
    for (const [given, form] of [
      [value, "unsigned"],
      [value === 2n ** 63n ? 5n : value, "signed"],
      [-value, "signed"],
    ] as const) {
      const bytes = leb128(given, form);
      expect(decoded(bytes, form === "signed")).toBe(given);
      expect(bytes.slice(0, -1).every((byte) => byte >= 128)).toBe(true);
      const shorter = bytes.slice(0, -1);
      if (shorter.length > 0) expect(decoded(shorter, form === "signed")).not.toBe(given);
    }
  }
  expect(leb128(2n ** 64n - 1n)).toHaveLength(10);
  expect(decoded(leb128(-(2n ** 63n), "signed"), true)).toBe(-(2n ** 63n));
});

it("refuses what has no such form", () => {
  for (const bad of [2n ** 63n, -(2n ** 63n) - 1n])
    expect(() => leb128(bad, "signed")).toThrow(/^leb128: expected an integer of 64 bits, signed/);
});
