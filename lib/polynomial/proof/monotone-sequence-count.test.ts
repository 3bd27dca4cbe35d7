import { expect, test } from "vitest";
import { monotoneSequenceCount } from "../monotone-sequence-count";

test("no place, one place, no room", () => {
  expect([monotoneSequenceCount([], []), monotoneSequenceCount([3], [10])]).toEqual([1, 7]);
  expect(monotoneSequenceCount([0, 5], [5, 5])).toBe(0);
});
