import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import type { Random } from "../../sequence/random";
import { areaOfUnion } from "../area-of-union";

function randomRectangle(random: Random, bound: number): [number, number, number, number] {
  const [a, b, c, d] = Array.from({ length: 4 }, () => random.int(-bound, bound)) as [
    number,
    number,
    number,
    number,
  ];
  return [Math.min(a, b), Math.min(c, d), Math.max(a, b), Math.max(c, d)];
}

function area(list: readonly (readonly number[])[]): bigint {
  const side = (at: number) => list.map((rectangle) => rectangle[at]!);
  return areaOfUnion({ lefts: side(0), bottoms: side(1), rights: side(2), tops: side(3) });
}

/** The cells between all coordinates that some rectangle covers. */
function areaOfCells(list: readonly (readonly number[])[]): bigint {
  const ascending = (sides: number[]) => [...new Set(sides)].sort((a, b) => a - b);
  const xs = ascending(list.flatMap(([l, , r]) => [l!, r!]));
  const ys = ascending(list.flatMap(([, b, , t]) => [b!, t!]));
  let sum = 0n;
  for (let i = 1; i < xs.length; i++) {
    for (let j = 1; j < ys.length; j++) {
      const [x, y] = [xs[i - 1]!, ys[j - 1]!];
      if (!list.some(([l, b, r, t]) => l! <= x && x < r! && b! <= y && y < t!)) continue;
      sum += BigInt(xs[i]! - x) * BigInt(ys[j]! - y);
    }
  }
  return sum;
}

it("agrees with the cells between all coordinates of any sign, up to the largest", () => {
  for (const random of rounds(120)) {
    const list = Array.from({ length: random.int(0, 8) }, () =>
      randomRectangle(random, random.pick([6, 2 ** 40])),
    );
    expect(area(list)).toBe(areaOfCells(list));
  }
  const end = 2 ** 40;
  expect(area([[-end, -end, end, end]])).toBe(1n << 82n);
});

it("refuses bad rectangles", () => {
  const sides = { lefts: [1], bottoms: [1], rights: [1], tops: [1] };
  for (const name of ["lefts", "bottoms", "rights", "tops"])
    expect(() => areaOfUnion({ ...sides, [name]: [] })).toThrow("not as many");
  for (const side of [0.5, Number.NaN, 2 ** 41, -1]) {
    expect(() => area([[0, 0, side, 1]])).toThrow("expected integers low <= high within ±2^40");
    expect(() => area([[0, 0, 1, side]])).toThrow("expected integers low <= high within ±2^40");
  }
  expect(() => area([[-(2 ** 40) - 1, 0, 1, 1]])).toThrow("within ±2^40 in rectangle 0");
});

// Sums of lengths in units of 2^20, of the rests, and of both come above 2^53.
it.each([
  [2 ** 20, 2 ** 19],
  [1, 2 ** 19 - 1],
  [1, 2 ** 39],
])("stays exact over 20,000 wide strips from and to %i times at most %i", (unit, bound) => {
  const sides = { lefts: [0], bottoms: [0], rights: [0], tops: [0] };
  let area = 0n;
  let right = -(2 ** 39);
  for (const random of rounds(20_000)) {
    const left = right + random.int(0, 1);
    const bottom = -random.int(bound - 99, bound) * unit;
    const top = random.int(bound - 99, bound) * unit;
    right = left + 2 ** 20 - 1 - 2 * random.int(0, 99);
    sides.lefts.push(left);
    sides.rights.push(right);
    sides.bottoms.push(bottom);
    sides.tops.push(top);
    area += BigInt(right - left) * BigInt(top - bottom);
  }
  expect(areaOfUnion(sides)).toBe(area);
});
