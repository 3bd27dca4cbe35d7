import { expect, it } from "vitest";
import { shown } from "../shown";

it("puts texts in quotes, as those of a line that was split", () => {
  expect([1.5, Number.NaN, undefined, 3n, {}].map(shown)).toEqual([
    ...["1.5", "NaN", "undefined", "3n", "[object Object]"],
  ]);
  const [n] = "3".split(" ") as unknown as [number];
  expect(shown(n)).toBe('"3"');
});
