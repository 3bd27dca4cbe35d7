import { expect, it } from "vitest";
import { Random } from "../sequence/random";
import { areaOfUnion } from "./area-of-union";

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

it("agrees with unit squares, also when scaled", () => {
  for (let seed = 0; seed < 300; seed++) {
    const random = new Random(seed);
    const list = Array.from({ length: random.int(0, 8) }, () => randomRectangle(random, 6));
    let squares = 0;
    for (let x = -6; x < 6; x++) {
      for (let y = -6; y < 6; y++) {
        if (list.some(([l, b, r, t]) => l <= x && x < r && b <= y && y < t)) squares++;
      }
    }
    expect(area(list)).toBe(BigInt(squares));
    const [scaleX, scaleY] = [random.pick([1, 1e6, 1e11]), random.pick([1, 1e6, 1e11])];
    const scaled = list.map((sides) => sides.map((s, at) => s * (at % 2 === 0 ? scaleX : scaleY)));
    expect(area(scaled)).toBe(BigInt(squares) * BigInt(scaleX) * BigInt(scaleY));
  }
});

it("refuses bad rectangles", () => {
  expect(() => areaOfUnion({ lefts: [1], bottoms: [], rights: [1], tops: [1] })).toThrow(
    "not as many",
  );
  for (const side of [0.5, Number.NaN, 2 ** 41, -1]) {
    expect(() => area([[0, 0, side, 1]])).toThrow("expected integers low <= high within ±2^40");
    expect(() => area([[0, 0, 1, side]])).toThrow("expected integers low <= high within ±2^40");
  }
});

it("stays exact over 20,000 wide strips", () => {
  const random = new Random(7);
  const sides = { lefts: [0], bottoms: [0], rights: [0], tops: [0] };
  let area = 0n;
  let right = -(2 ** 39);
  for (let strip = 0; strip < 20_000; strip++) {
    const left = right + random.int(0, 1);
    const bottom = -random.int(0, 2 ** 39);
    const top = random.int(0, 2 ** 39);
    right = left + 2 ** 20 - 1 - 2 * random.int(0, 99);
    sides.lefts.push(left);
    sides.rights.push(right);
    sides.bottoms.push(bottom);
    sides.tops.push(top);
    area += BigInt(right - left) * BigInt(top - bottom);
  }
  expect(areaOfUnion(sides)).toBe(area);
});
