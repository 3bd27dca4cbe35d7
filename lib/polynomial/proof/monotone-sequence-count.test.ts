import { expect, test } from "vitest";
import { monotoneSequenceCount } from "../monotone-sequence-count";

test("no place, one place, no room", () => {
  expect(monotoneSequenceCount([], [])).toBe(1);
  expect(monotoneSequenceCount([3], [10])).toBe(7);
  expect(monotoneSequenceCount([0, 5], [5, 5])).toBe(0);
});

test("what is refused", () => {
  expect(() => monotoneSequenceCount([0], [])).toThrow("1 lower bounds, but 0 upper ones");
  for (const bad of [-1, 0.5, 2 ** 21]) {
    expect(() => monotoneSequenceCount([0], [bad])).toThrow(
      `monotoneSequenceCount: bounds must be in [0, 2097151], got ${bad} at 0`,
    );
  }
});
