import { expect, it } from "vitest";
import { Mod } from "../mod";
import { powersBelow } from "../powers-below";

it("agrees with powers one by one", () => {
  for (const m of [1, 2, 12, 97, 998244353]) {
    for (const e of [0, 1, 2, 13, 100]) {
      for (const n of [0, 1, 2, 3, 50]) {
        const powers = Array.from({ length: n }, (_, i) =>
          Number(BigInt(i) ** BigInt(e) % BigInt(m)),
        );
        expect([...powersBelow(n, e, new Mod(m))]).toEqual(powers);
      }
    }
  }
});
