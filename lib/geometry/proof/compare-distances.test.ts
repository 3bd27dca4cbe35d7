import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Random } from "../../sequence/random";
import { compareDistances } from "../compare-distances";

it("agrees with BigInt, also for lengths that differ by very little", () => {
  const random = new Random(1);
  const seen = [0, 0, 0];
  for (let step = 0; step < 20000; step++) {
    const most = random.pick([3, 2e9, 2 ** 51]);
    const pick = () => random.int(-most, most);
    const [ax, ay] = [pick(), pick()];
    let [bx, by] = [pick(), pick()];
    if (step % 2 === 0) [bx, by] = [-ay, ax + random.int(-1, 1)];
    const square = (x: number, y: number) => BigInt(x) ** 2n + BigInt(y) ** 2n;
    const difference = square(ax, ay) - square(bx, by);
    const sign = difference > 0n ? 1 : difference < 0n ? -1 : 0;
    seen[sign + 1]!++;
    holdEqual(compareDistances(ax, ay, bx, by), sign, [ax, ay, bx, by]);
  }
  expect(Math.min(...seen)).toBeGreaterThan(1000);
});
