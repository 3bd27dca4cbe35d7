import { expect, it } from "vitest";
import { HeavyLight } from "../heavy-light";
import { PathComposite } from "../path-composite";
import { treeOfParents } from "../rooted-tree";

/** 0 – 1 – 2 – … */
const pathOf = (n: number) => treeOfParents(Int32Array.from({ length: n }, (_, v) => v - 1));

it("a path of a million vertices, there and back", () => {
  const n = 1_000_000;
  const ones = new Int32Array(n).fill(1);
  const composite = new PathComposite(new HeavyLight(pathOf(n)), ones, ones);
  expect(composite.apply(0, n - 1, 5)).toBe(n + 5);
  composite.set(n - 1, 2, 0);
  expect([composite.apply(0, n - 1, 5), composite.apply(n - 1, 0, 5)]).toEqual([2 * n + 8, n + 9]);
});

it("refuses vertices outside and what is no residue", () => {
  const paths = new HeavyLight(pathOf(1));
  expect(() => new PathComposite(paths, [], [0])).toThrow("expected 1 slopes and offsets, got 0");
  expect(() => new PathComposite(paths, [0], [])).toThrow("slopes and offsets, got 1 and 0");
  const composite = new PathComposite(paths, [3], [4]);
  expect(composite.apply(0, 0, 2)).toBe(10);
  for (const v of [-1, 0.5, 1, Number.NaN]) {
    const message = `vertices must be in [0, 1), got ${v}`;
    expect(() => composite.apply(0, v, 2)).toThrow(`PathComposite.apply: ${message}`);
    expect(() => composite.apply(v, 0, 2)).toThrow(`PathComposite.apply: ${message}`);
    expect(() => composite.set(v, 2, 2)).toThrow(`PathComposite.set: ${message}`);
  }
  for (const x of [-1, 0.5, 998_244_353, Number.NaN]) {
    expect(() => new PathComposite(paths, [x], [0])).toThrow(`slope must be an integer in`);
    expect(() => new PathComposite(paths, [0], [x])).toThrow(`offset must be an integer in`);
    expect(() => composite.set(0, 1, x)).toThrow(`PathComposite.set: offset must be an integer in`);
    expect(() => composite.set(0, x, 1)).toThrow(`PathComposite.set: slope must be an integer in`);
    expect(() => composite.apply(0, 0, x)).toThrow(`[0, 998244353), got ${x}`);
  }
});
