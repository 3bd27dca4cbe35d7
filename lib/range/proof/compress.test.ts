import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { compress, lowerBound } from "../compress";

it("agrees with a sorted set", () => {
  for (let seed = 0; seed < 300; seed++) {
    const random = new Random(seed);
    const bound = random.pick([1, 5, 2 ** 31 - 1, 2 ** 50]);
    const numbers = Array.from({ length: random.int(0, 20) }, () => random.int(-bound, bound));
    if (seed % 3 === 0) numbers.push(0.5, -0, 0, Infinity, -Infinity);
    const expected = [...new Set(numbers)].sort((a, b) => a - b);
    const { values, ranks } = compress(numbers);
    expect([...values].map((value) => value + 0)).toEqual(expected.map((value) => value + 0));
    expect([...ranks].map((rank) => expected[rank])).toEqual(numbers.map((x) => x + 0));
    for (const x of [...numbers, -bound - 1, 0.25, bound + 1])
      expect(lowerBound(values, x)).toBe(expected.filter((value) => value < x).length);
    if (bound < 2 ** 31 && seed % 3 > 0)
      expect(compress(Int32Array.from(numbers))).toEqual({ values, ranks });
  }
});
