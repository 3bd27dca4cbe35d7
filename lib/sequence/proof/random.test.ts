import { expect, it } from "vitest";
import { Random } from "../random";

// Printed by a C program of its own (g++ 12, uint32_t arithmetic, no code in common), written after
// the definition of sfc32 in PractRand and of the seeding in the card: seed, the first five numbers,
// the 1,000,000th.
const REFERENCE: readonly [number, number[], number][] = [
  [0, [1227671955, 372437508, 490356138, 1328096807, 171857293], 1352955579],
  [1, [1239500777, 3144050378, 1047848914, 3927894396, 1643234228], 2657680863],
  [42, [599936304, 2611991709, 3881156144, 2191971344, 2397104866], 956331636],
  [-1, [3403292965, 3381346598, 2586939503, 1991605379, 2970175095], 929316598],
  [-4294967297, [597666928, 3212974449, 1988685270, 2977341581, 584648064], 3495556255],
  [2 ** 53 - 1, [3021489534, 297268330, 2910803331, 1936511505, 1026261798], 872491633],
  [1 - 2 ** 53, [1984805560, 810267286, 1024552947, 184911052, 3945002414], 2189983702],
];

it.each(REFERENCE)("seed %i", (seed, first, millionth) => {
  const random = new Random(seed);
  expect(random.seed).toBe(seed);
  expect(first.map(() => random.uint32())).toEqual(first);
  for (let index = 6; index < 1_000_000; index++) random.uint32();
  expect(random.uint32()).toBe(millionth);
});

/** A source whose next words are the given ones. */
function scripted(words: readonly number[]): Random {
  const random = new Random(0);
  const rest = [...words];
  random.uint32 = () => {
    if (rest.length === 0) throw new Error("no word is left");
    return rest.shift()!;
  };
  return random;
}

it("float: the upper 27 bits of one and the upper 26 of the next", () => {
  for (const [, [first, second]] of REFERENCE) {
    const bits = ((BigInt(first!) >> 5n) << 26n) + (BigInt(second!) >> 6n);
    expect(scripted([first!, second!]).float()).toBe(Number(bits) / 2 ** 53);
  }
});

it("int and bigint: the first number below the last whole multiple of the range, modulo it", () => {
  for (const count of [1, 2, 3, 1000, 2 ** 31 + 1, 3 * 2 ** 30, 2 ** 32 - 1, 2 ** 32]) {
    const limit = 2 ** 32 - (2 ** 32 % count);
    const words = [limit, limit + 1, 2 ** 32 - 1, limit - 1, 5].filter((word) => word < 2 ** 32);
    const value = -7 + (words.find((word) => word < limit)! % count);
    expect(scripted(words).int(-7, -8 + count)).toBe(value);
    expect(scripted(words).bigint(-7n, BigInt(count) - 8n)).toBe(BigInt(value));
  }
  expect(scripted([77, 5]).int(0, 2 ** 32 - 1)).toBe(77);
  const words = [2 ** 32 - 1, 5, 2 ** 31, 2, 7, 1, 3, 9];
  // Below 3 · 2^62 are all but the first pair: 2^31 · 2^32 + 2.
  expect(scripted(words).bigint(0n, 3n * 2n ** 62n - 1n)).toBe(2n ** 63n + 2n);
  // Three words are one number modulo 2^65.
  expect(scripted([6, 1, 2]).bigint(0n, 2n ** 65n - 1n)).toBe(2n ** 32n + 2n);
});

it("shuffle: one word for each item but the last", () => {
  const random = scripted([4, 1]);
  expect(random.shuffle(["a", "b", "c"])).toEqual(["a", "c", "b"]);
  expect(() => random.uint32()).toThrow("no word is left");
});

it.each([
  [0, 0],
  [-3, 3],
  [0, 2 ** 32 - 1],
  [-(2 ** 31), 2 ** 31],
  [0, 2 ** 53 - 1],
  [-(2 ** 52), 2 ** 52 - 1],
])("int stays in [%i, %i]", (low, high) => {
  let [least, most] = [high, low];
  const random = new Random(5);
  for (let draw = 0; draw < 20_000; draw++) {
    const value = random.int(low, high);
    if (!Number.isSafeInteger(value)) throw new Error(`no safe integer: ${value}`);
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  expect(least).toBeGreaterThanOrEqual(low);
  expect(most).toBeLessThanOrEqual(high);
  // Both ends are come near, and met where the range is small.
  expect(least - low).toBeLessThanOrEqual((high - low) / 1000);
  expect(high - most).toBeLessThanOrEqual((high - low) / 1000);
});

it("bigint of every width stays in its range and meets both ends of a small one", () => {
  const random = new Random(9);
  for (let bits = 0n; bits < 200n; bits += 7n) {
    const [low, high] = [-(1n << bits), (1n << bits) + 1n];
    for (let draw = 0; draw < 50; draw++) {
      const value = random.bigint(low, high);
      expect(value >= low && value <= high).toBe(true);
    }
  }
  const seen = new Set(Array.from({ length: 200 }, () => random.bigint(-2n, 2n)));
  expect(seen).toEqual(new Set([-2n, -1n, 0n, 1n, 2n]));
});

it("reports bad ranges and seeds", () => {
  const random = new Random(1);
  expect(() => random.pick([])).toThrow("Random.pick: no items");
});

// For k cells the statistic has mean k - 1 and variance 2 (k - 1); five deviations would be a fault.
const within = (cells: readonly number[]) => {
  const draws = cells.reduce((sum, count) => sum + count);
  const expected = draws / cells.length;
  const square = cells.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = cells.length - 1;
  expect(Math.abs(square - freedom)).toBeLessThan(5 * Math.sqrt(2 * freedom));
};

it.each([2, 3, 6, 10, 100, 1000])("int over %i values", (count) => {
  const random = new Random(count);
  const cells: number[] = new Array(count).fill(0);
  for (let draw = 0; draw < 200_000; draw++) cells[random.int(0, count - 1)]!++;
  within(cells);
});

it("each bit of uint32 and of float", () => {
  const random = new Random(3);
  const ones = new Array(32).fill(0);
  for (let draw = 0; draw < 50_000; draw++) {
    const value = random.uint32();
    for (let bit = 0; bit < 32; bit++) ones[bit] += (value >>> bit) & 1;
  }
  for (const count of ones) within([count, 50_000 - count]);
  const tenths = new Array(1000).fill(0);
  for (let draw = 0; draw < 200_000; draw++) tenths[Math.floor(random.float() * 1000)]++;
  within(tenths);
});

it("all 24 orders of four items, and every pick", () => {
  const orders = new Map<string, number>();
  const picks = [0, 0, 0, 0];
  const random = new Random(7);
  for (let draw = 0; draw < 48_000; draw++) {
    const order = random.shuffle([0, 1, 2, 3]).join("");
    orders.set(order, (orders.get(order) ?? 0) + 1);
    picks[random.pick([0, 1, 2, 3])]!++;
  }
  expect(orders.size).toBe(24);
  within([...orders.values()]);
  within(picks);
  expect(picks.reduce((sum, count) => sum + count)).toBe(48_000);
});
