import { expect, test } from "vitest";
import { pathTo } from "../path-to";

test("paths from a source, none where none leads", () => {
  const before = Int32Array.of(2, -1, 2, 0);
  expect(pathTo(before, 3)).toEqual(Int32Array.of(2, 0, 3));
  expect(pathTo(before, 2)).toEqual(Int32Array.of(2));
  expect(pathTo(before, 1)).toEqual(new Int32Array(0));
});

test("paths and circles of every length up to 70", () => {
  for (let n = 1; n <= 70; n++) {
    const before = Int32Array.from({ length: n }, (_, v) => Math.min(n - 1, v + 1));
    for (let v = 0; v < n; v++)
      expect([...pathTo(before, v)]).toEqual(Array.from({ length: n - v }, (_, at) => n - 1 - at));
    const circle = Int32Array.from(before, (_, v) => (v + 1) % n);
    if (n > 1) expect(() => pathTo(circle, n - 1)).toThrow("never reach a source");
  }
});

test("a path of 10^5 vertices", () => {
  const before = Int32Array.from({ length: 100_000 }, (_, v) => Math.max(0, v - 1));
  const path = pathTo(before, 99_999);
  expect([path.length, path.every((v, at) => v === at)]).toEqual([100_000, true]);
});

test("what is refused", () => {
  expect(() => pathTo(Int32Array.of(-1, 0, 1), 2)).toThrow(
    "pathTo: before[0] must be a vertex in [0, 3), at a source 0 itself, got -1",
  );
  for (const outside of [4, 3, -2]) {
    expect(() => pathTo(Int32Array.of(0, outside, 1), 2)).toThrow(
      `pathTo: before[1] must be a vertex in [0, 3), at a source 1 itself, got ${outside}`,
    );
  }
});
