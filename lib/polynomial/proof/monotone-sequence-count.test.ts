import { expect, test } from "vitest";
import { holdToTwin } from "../../../scripts/testing/hold-to-twin";
import { monotoneSequenceCount } from "../monotone-sequence-count";
import { twin } from "./monotone-sequence-count.twin";
import { solve } from "./monotone-sequence-count.verify";

test("small bounds, bounds in any order, and rectangles wide enough for transforms", () => {
  holdToTwin(twin, solve, 150, ["small", "any"]);
  holdToTwin(twin, solve, 40, ["middle"]);
});

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
