import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { IntSet } from "../int-set";

const SIZES = [...Array(71).keys(), 1023, 1024, 1025, 32_767, 32_768, 32_769, 1_048_577];

it("is empty when it is cleared, whatever its size", () => {
  for (const size of SIZES) {
    const set = new IntSet(size);
    for (let x = 0; x < size; x += 7) set.add(x);
    expect([set.size, size > 0 && set.add(0)]).toEqual([Math.ceil(size / 7), false]);
    set.clear();
    expect([set.size, set.ceil(0), set.floor(size)]).toEqual([0, -1, -1]);
  }
});

it("addWhere finds every value of a byte at every place", () => {
  const random = new Random(5);
  const bytes = Uint8Array.from({ length: 20_003 }, () => random.int(0, 255)).subarray(3);
  // Neighbours that differ in one bit, where a borrow would show.
  for (let at = 0; at < 2000; at++) bytes[at] = bytes[at]! & 1 ? 128 : random.int(0, 1);
  for (let value = 0; value < 256; value++) {
    const set = new IntSet(bytes.length);
    set.addWhere(bytes, value);
    expect(set.size).toBe(bytes.filter((byte) => byte === value).length);
    let found = 0;
    for (let x = set.ceil(0); x >= 0; x = set.ceil(x + 1), found++)
      if (bytes[x] !== value) throw new Error(`${x} has ${bytes[x]}, not ${value}`);
    expect(found).toBe(set.size);
  }
});

it("passes from number to number through 2^30", () => {
  const set = new IntSet(2 ** 30);
  const numbers = [0, 1, 31, 32, 1 << 20, (1 << 29) + 5, 2 ** 30 - 1];
  for (const x of numbers) set.add(x);
  const up: number[] = [];
  for (let x = set.ceil(0); x >= 0; x = set.ceil(x + 1)) up.push(x);
  expect(up).toEqual(numbers);
  const down: number[] = [];
  for (let x = set.floor(2 ** 30); x >= 0; x = set.floor(x - 1)) down.push(x);
  expect(down).toEqual(numbers.reverse());
});

it("finds the numbers at the ends from outside, each alone", () => {
  for (const size of [1, 2, 32, 33, 1025]) {
    for (const x of [0, size - 1]) {
      const set = new IntSet(size);
      set.add(x);
      for (const below of [-1, -31, -33, -(2 ** 31)])
        expect([set.ceil(below), set.floor(below)]).toEqual([x, -1]);
      for (const above of [size, size + 1, size + 32, 2 ** 31 - 1])
        expect([set.ceil(above), set.floor(above)]).toEqual([-1, x]);
    }
  }
});
