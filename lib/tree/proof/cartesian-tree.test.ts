import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { cartesianTree } from "../cartesian-tree";

it("equal values: against a recursive search for the first least value", () => {
  for (const random of rounds(250)) {
    const values = Array.from({ length: random.int(0, 12) }, () => random.int(-2, 2));
    const wanted = new Array<number>(values.length).fill(-1);
    const build = (from: number, to: number, up: number): void => {
      if (from === to) return;
      let root = from;
      for (let i = from; i < to; i++) if (values[i]! < values[root]!) root = i;
      wanted[root] = up;
      build(from, root, root);
      build(root + 1, to, root);
    };
    build(0, values.length, -1);
    expect([...cartesianTree(values)]).toEqual(wanted);
  }
});

it("10^5 values in order", () => {
  const up = Float64Array.from({ length: 100_000 }, (_, i) => i / 3);
  expect(cartesianTree(up).every((parent, i) => parent === i - 1)).toBe(true);
  expect(cartesianTree(up.reverse())[0]).toBe(1);
});
