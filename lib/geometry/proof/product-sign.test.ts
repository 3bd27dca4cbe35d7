import { expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { rounds } from "../../../scripts/testing/rounds";
import { Random } from "../../sequence/random";
import { productSign } from "../product-sign";

const exact = (a: number, b: number, c: number, d: number) => {
  const difference = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d);
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
};

it("agrees with BigInt for random integers to 2^52", () => {
  for (const random of rounds(20000)) {
    const most = random.pick([3, 2 ** 31, 2 ** 52 - 1]);
    const [a, b, c, d] = Array.from({ length: 4 }, () => random.int(-most, most)) as number[];
    holdEqual(productSign(a!, b!, c!, d!), exact(a!, b!, c!, d!), [a, b, c, d]);
  }
});

it("agrees with BigInt where the products differ by very little", () => {
  const random = new Random(2);
  const seen = new Set<number>();
  for (let step = 0; step < 20000; step++) {
    const most = random.pick([2 ** 27, 2 ** 32, 2 ** 40, 2 ** 52]);
    const [a, b] = [random.int(1, most), random.int(1, most)];
    // (a + 1) (b - 1) = a b - a + b - 1: equal products come from scaling, near ones from this shift.
    const [shift, factor] = [random.int(-1, 1), random.int(1, 3)];
    const numbers: [number, number, number, number] = [a, b, a + shift, b - shift];
    if (step % 3 === 0) numbers.splice(0, 4, a, b * factor, a * factor, b);
    if (step % 5 === 0) numbers[0] = -numbers[0];
    if (step % 5 === 0) numbers[2] = -numbers[2];
    if (numbers.some((value) => !Number.isSafeInteger(value))) continue;
    const sign = productSign(...numbers);
    seen.add(sign);
    holdEqual(sign, exact(...numbers), numbers);
  }
  expect([...seen].sort()).toEqual([-1, 0, 1]);
  expect(productSign(2 ** 53 - 1, 2 ** 53 - 1, 2 ** 53 - 2, 2 ** 53)).toBe(1);
  expect(productSign(0, -5, 0, 7)).toBe(0);
});
