import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Random } from "../../sequence/random";
import { ConvexHullTrick } from "../convex-hull-trick";

it("agrees with all lines", () => {
  for (let seed = 0; seed < 250; seed++) {
    const random = new Random(seed);
    const bound = random.pick([3, 20, 1e7]);
    const hull = new ConvexHullTrick();
    const lines: { a: number; b: number }[] = [];
    let a = bound;
    for (let step = 0; step < 20; step++) {
      a -= random.int(0, random.pick([0, 1, bound]));
      const b = random.int(-bound * bound, bound * bound);
      hull.add(a, b);
      lines.push({ a, b });
      for (let question = 0; question < 10; question++) {
        const x = random.int(-2 * bound, 2 * bound);
        const least = Math.min(...lines.map((line) => line.a * x + line.b));
        holdEqual(hull.min(x), least);
      }
    }
  }
});

it("refuses ascending slopes, fractions, and min without lines", () => {
  const hull = new ConvexHullTrick();
  hull.add(1, 1);
  expect(() => hull.add(2, 0)).toThrow("slopes must not ascend, got 2 after 1");
  for (const x of [0.5, Number.NaN, 2 ** 53]) {
    expect(() => hull.add(x, 0)).toThrow("expected safe integers");
    expect(() => hull.add(0, x)).toThrow("expected safe integers");
    expect(() => hull.min(x)).toThrow("expected a safe integer");
  }
});
