import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { tableOf } from "../../io/proof/rows-of";
import { RangeMode } from "../range-mode";

it("10^4 values, in memory that grows as their number", () => {
  const values = Array.from({ length: 10_000 }, (_, i) => (i * i) % 101);
  const modes = new RangeMode(values);
  for (const [l, r] of tableOf("0 10000, 37 9777, 4050 4151")) {
    const counts = new Map<number, number>();
    for (const value of values.slice(l, r)) counts.set(value, (counts.get(value) ?? 0) + 1);
    const { value, count } = modes.find(l, r);
    expect([count, counts.get(value)]).toEqual([Math.max(...counts.values()), count]);
  }
});

it("20,000 wide ranges of 40,000 values, without a look at each value", () => {
  const n = 40_000;
  const modes = new RangeMode(Int32Array.from({ length: n }, (_, i) => i % 10));
  for (let query = 0; query < 20_000; query++) {
    const cut = query % 1000;
    const most = Math.ceil((n - 2 * cut) / 10);
    holdEqual(modes.find(cut, n - cut).count, most);
  }
});
