import { expect, it } from "vitest";
import { Mod } from "../../number/mod";
import { Random } from "../../sequence/random";
import { distinctSubsequences } from "../distinct-subsequences";

it("agrees with the set of all subsequences", () => {
  const random = new Random(1);
  for (let step = 0; step < 200; step++) {
    const most = random.pick([1, 2, 9]);
    const values = Array.from({ length: random.int(0, 9) }, () => random.int(-most, most));
    const all = new Set<string>();
    for (let subset = 0; subset < 2 ** values.length; subset++) {
      all.add(values.filter((_, i) => (subset >> i) & 1).join());
    }
    for (const m of [1, 7, 998244353]) {
      expect(distinctSubsequences(values, new Mod(m))).toBe(all.size % m);
    }
  }
});
