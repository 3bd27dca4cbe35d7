import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { polygonArea } from "../polygon-area";

function naiveArea(x: Float64Array, y: Float64Array): bigint {
  const n = x.length;
  let sum = 0n;
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n;
    sum += BigInt(x[i]!) * BigInt(y[j]!) - BigInt(x[j]!) * BigInt(y[i]!);
  }
  return sum;
}

it("many large terms of one sign, whose sum a double cannot hold", () => {
  // Of four corners the second has a low half of x near 2^16 and a rise near 2^32; the fourth falls at x = 0.
  const random = new Random(2);
  const of = (at: (i: number) => number) => Float64Array.from({ length: 1200 }, (_, i) => at(i));
  const x = of((i) => (i % 4 === 1 ? 2 ** 16 - random.int(1, 9) : 0));
  const y = of((i) => [-1, 0, 1, 0][i % 4]! * (2 ** 31 - random.int(0, 9)));
  expect(polygonArea(x, y)).toBe(naiveArea(x, y));
});
