import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { limbsDivision } from "../limbs-division";

const limbsOf = (value: bigint) => {
  const text = value === 0n ? "" : value.toString();
  const limbs = new Int32Array(Math.ceil(text.length / 6));
  for (let i = 0, end = text.length; i < limbs.length; i++, end -= 6)
    limbs[i] = Number(text.slice(Math.max(0, end - 6), end));
  return limbs;
};

function check(a: bigint, b: bigint): void {
  const { quotient, remainder } = limbsDivision(limbsOf(a), limbsOf(b));
  expect(quotient).toEqual(limbsOf(a / b));
  expect(remainder).toEqual(limbsOf(a % b));
}

it("agrees with BigInt for numbers of all lengths", () => {
  const random = new Random(1);
  for (let step = 0; step < 200; step++) {
    const digits = () => BigInt(random.int(0, step < 120 ? 40 : 2500));
    const b = random.bigint(1n, 10n ** digits());
    const a = random.bigint(0n, 10n ** digits()) * (step % 2 === 0 ? 1n : b) + BigInt(step % 3);
    check(a, b);
  }
});

it("agrees with BigInt where quotients are multiples, all nines or powers of ten", () => {
  const random = new Random(2);
  for (const n of [1, 40, 41, 44, 81]) {
    for (const m of [1, 41, 45]) {
      const [b, q] = [10n ** BigInt(6 * n), 10n ** BigInt(6 * m)];
      for (const divisor of [b, b - 1n, b + 1n, b / 2n, random.bigint(1n, b)]) {
        for (const quotient of [q, q - 1n, q + 1n, random.bigint(0n, q)]) {
          check(divisor * quotient, divisor);
          check(divisor * quotient + divisor - 1n, divisor);
          if (quotient > 0n) check(divisor * quotient - 1n, divisor);
        }
      }
    }
  }
});

it("long divisors cost no more than products; a divisor close to a power needs no correction", () => {
  const random = new Random(3);
  const number = (limbs: number) =>
    random.bigint(10n ** BigInt(6 * limbs - 1), 10n ** BigInt(6 * limbs));
  check(number(16_000), number(8_000));
  const power = (limbs: number) => 10n ** BigInt(6 * limbs);
  const divisor = power(99) + power(57) - 1n;
  check(divisor * (power(43) - power(8)), divisor);
});

it("the remainder is a copy", () => {
  const a = Int32Array.of(5);
  const { remainder } = limbsDivision(a, Int32Array.of(6));
  a[0] = 4;
  expect([...remainder]).toEqual([5]);
});
