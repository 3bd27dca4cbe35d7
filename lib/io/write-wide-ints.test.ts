import { expect, it } from "vitest";
import { writeWideInts } from "./write-wide-ints";
import { Writer } from "./writer";

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
