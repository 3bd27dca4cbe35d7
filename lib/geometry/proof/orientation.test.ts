import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Random } from "../../sequence/random";
import { orientation } from "../orientation";

it("agrees with BigInt, also for points nearly on a line", () => {
  const random = new Random(1);
  for (let step = 0; step < 20000; step++) {
    const most = random.pick([2, 1e9, 2 ** 52]);
    const pick = () => random.int(-most, most);
    const [ax, ay, bx, by] = [pick(), pick(), pick(), pick()];
    let [cx, cy] = [pick(), pick()];
    if (step % 2 === 0) {
      const t = random.float();
      cx = Math.round(ax + t * (bx - ax));
      cy = Math.round(ay + t * (by - ay));
    }
    const [a, b, c, d, e, f] = [ax, ay, bx, by, cx, cy].map(BigInt) as bigint[];
    const cross = (c! - a!) * (f! - b!) - (d! - b!) * (e! - a!);
    const sign = cross > 0n ? 1 : cross < 0n ? -1 : 0;
    holdEqual(orientation(ax, ay, bx, by, cx, cy), sign, [ax, ay, bx, by, cx, cy]);
  }
  expect(orientation(0, 0, 1, 0, 5, 1)).toBe(1);
});
