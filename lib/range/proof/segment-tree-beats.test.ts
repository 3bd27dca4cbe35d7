import { expect, it } from "vitest";
import { holdToNumbers } from "../../../scripts/testing/range-trees";
import { Random } from "../../sequence/random";
import { SegmentTreeBeats } from "../segment-tree-beats";

it("agrees with an array on numbers of every size", () => {
  const make = (values: number[]) => {
    const tree = new SegmentTreeBeats(values);
    return Object.assign(tree, { bigSum: (l: number, r: number) => tree.sum(l, r) });
  };
  const changes = ["chmin", "chmax", "add", "assign"] as const;
  holdToNumbers(make, changes, ["bigSum", "max", "min"], [2, 10, 2 ** 31, 2 ** 36]);
});

it("sums beyond 2^53 are exact", () => {
  const random = new Random(1);
  const number = () => 2 ** 40 - random.int(0, 2 ** 30);
  let values = Array.from({ length: 20_000 }, number);
  const tree = new SegmentTreeBeats(values);
  for (let step = 0; step < 10; step++) {
    const [least, most, x] = [number() - 2 ** 29, number(), random.int(0, 2 ** 30)];
    tree.chmax(step, 20_000, least);
    tree.chmin(0, 20_000 - step, most);
    tree.add(step, 20_000 - step, x);
    values = values.map((old, i) => {
      const raised = i >= step ? Math.max(old, least) : old;
      const lowered = i < 20_000 - step ? Math.min(raised, most) : raised;
      return i >= step && i < 20_000 - step ? lowered + x : lowered;
    });
    for (const l of [0, 1, 77])
      expect(tree.sum(l, 20_000)).toBe(values.slice(l).reduce((sum, a) => sum + BigInt(a), 0n));
  }
});

it("a change of the largest or the smallest number alone stays at the root", () => {
  const [n, most] = [2 ** 16, 10_000];
  for (const period of [2, n]) {
    // One small and one large number, mixed or each in one half.
    const isLarge = (i: number) => i % period >= period / 2;
    const tree = new SegmentTreeBeats(Array.from({ length: n }, (_, i) => (isLarge(i) ? most : 0)));
    for (let x = 1; x < most / 2; x++) {
      tree.chmin(0, n, most - x);
      tree.chmax(0, n, x);
    }
    expect([tree.min(0, n), tree.max(0, n)]).toEqual([most / 2 - 1, most / 2 + 1]);
    expect(tree.sum(0, n)).toBe(BigInt((n / 2) * most));
  }
});

it("refuses bad ranges and numbers", () => {
  const most = 2 ** 42;
  expect(new SegmentTreeBeats([most, -most, 1]).sum(0, 3)).toBe(1n);
  const call = () => new SegmentTreeBeats({ length: 2 ** 21 + 1 });
  expect(call).toThrow("SegmentTreeBeats: size must be an integer in [0, 2097152], got 2097153");
});
