import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { pointOrder } from "../point-order";

it("agrees with a comparison of pairs, for few and many points", () => {
  const random = new Random(1);
  for (let step = 0; step < 100; step++) {
    const n = step < 150 ? random.int(0, 30) : random.pick([999, 1000, 1500]);
    const most = random.pick([1, 5, 1e9]);
    const column = () => Array.from({ length: n }, () => random.int(-most, most));
    const [x, y] = [column(), column()];
    const expected = x.map((_, i) => i).sort((i, j) => x[i]! - x[j]! || y[i]! - y[j]! || i - j);
    expect([...pointOrder(Int32Array.from(x), Int32Array.from(y))]).toEqual(expected);
    expect([...pointOrder(Float64Array.from(x), Float64Array.from(y))]).toEqual(expected);
  }
});
