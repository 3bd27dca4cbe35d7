import { expect, it } from "vitest";
import { bernoulliNumbers } from "../bernoulli-numbers";

it("begins with 1, -1/2, 1/6, 0, -1/30", () => {
  const times = (a: number, b: number) => Number((BigInt(a) * BigInt(b)) % 998244353n);
  const numbers = bernoulliNumbers(5);
  expect([times(numbers[1]!, 2), times(numbers[2]!, 6), numbers[3]]).toEqual([998244352, 1, 0]);
  expect(times(numbers[4]!, 30)).toBe(998244352);
  for (let n = 0; n < 5; n++) expect(bernoulliNumbers(n)).toEqual(numbers.slice(0, n));
});
