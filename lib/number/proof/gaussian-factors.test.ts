import { expect, it } from "vitest";
import { gaussianFactors } from "../gaussian-factors";

type Pair = readonly [x: number, y: number];

const product = ([a, b]: readonly bigint[], [c, d]: Pair) => [
  a! * BigInt(c) - b! * BigInt(d),
  a! * BigInt(d) + b! * BigInt(c),
];

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return n > 1;
}

/** The prime number that a Gaussian prime divides; undefined for no prime of the first quadrant. */
function below([a, b]: Pair): number | undefined {
  if (!(a > 0 && b >= 0)) return undefined;
  const p = b === 0 ? a : a * a + b * b;
  return isPrime(p) && (b > 0 || p % 4 === 3) ? p : undefined;
}

function hold(x: number, y: number): void {
  const { unit, primes } = gaussianFactors([x, y]);
  const where = JSON.stringify([x, y, unit, primes]);
  expect(Math.abs(unit[0]) + Math.abs(unit[1]), where).toBe(1);
  const order = primes.map((prime) => [below(prime) ?? Number.NaN, -prime[0]] as const);
  expect(
    order.every(([p]) => p > 1),
    where,
  ).toBe(true);
  expect(
    order.slice().sort(([p, a], [q, b]) => p - q || a - b),
    where,
  ).toEqual(order);
  expect(product(primes.reduce<readonly bigint[]>(product, [1n, 0n]), unit), where).toEqual([
    BigInt(x),
    BigInt(y),
  ]);
}

it("a unit and primes of the first quadrant, whose product is the number", () => {
  for (let x = -40; x <= 40; x++) for (let y = -40; y <= 40; y++) if (x || y) hold(x, y);
});

it("the largest parts", () => {
  const most = 1_000_000_000;
  for (const [x, y] of [
    [most, most],
    [-most, most / 2],
    [0, -most],
    [999_999_937, 0],
  ] as const) {
    hold(x, y);
  }
  expect(gaussianFactors([0, 999_999_883])).toEqual({ unit: [0, 1], primes: [[999_999_883, 0]] });
});
