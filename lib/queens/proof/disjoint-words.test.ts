import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { DisjointWords } from "../disjoint-words";

const random = new Random(1);

/** Words of few bits, so that many pairs share none. */
function words(count: number, bits: number): Int32Array {
  return Int32Array.from({ length: count }, () => {
    let word = 0;
    for (let bit = 0; bit < bits; bit++) word |= 1 << random.int(0, 29);
    return word;
  });
}

it("agrees with all pairs at every length to 100, with a table and without", () => {
  const set = new DisjointWords();
  for (let length = 0; length <= 100; length++) {
    const list = words(length + 7, random.int(0, 8));
    const asked = [0, 1 << 29, 2 ** 30 - 1, ...words(20, 3), ...words(20, 8)];
    const expected = asked.map((word) => {
      let count = 0;
      for (let at = 3; at < 3 + length; at++) if ((list[at]! & word) === 0) count++;
      return count;
    });
    for (const questions of [1, 1e9]) {
      set.load(list, 3, 3 + length, questions);
      expect(asked.map((word) => set.count(word))).toEqual(expected);
    }
  }
});

it("makes a table when, and only when, it costs less than to compare", () => {
  let reads = 0;
  const counted = (length: number): Int32Array =>
    new Proxy(new Int32Array(length), {
      get: (list, key) => {
        reads++;
        return list[Number(key)];
      },
    });
  const set = new DisjointWords();
  // [from, length, questions, whether a table pays]
  for (const [from, length, questions, pays] of [
    [0, 0, 1e9, false],
    [0, 4, 1e9, false],
    [0, 100, 1, false],
    [1e5, 100, 10, false],
    [0, 1000, 20, false],
    [0, 1000, 55, false],
    [0, 3200, 55, false],
    [0, 1000, 1000, true],
    [1e5, 1000, 1000, true],
    [0, 3200, 100, true],
  ] as const) {
    reads = 0;
    set.load(counted(from + length), from, from + length, questions);
    expect(reads, `${length} elements, ${questions} questions`).toBe(pays ? length : 0);
    reads = 0;
    set.count(1);
    expect(reads).toBe(pays ? 0 : length);
  }
});

it("can be loaded again with fewer elements", () => {
  const set = new DisjointWords();
  set.load(words(1000, 30), 0, 1000, 1e9);
  set.load(new Int32Array(33), 0, 33, 1e9);
  expect(set.count(2 ** 30 - 1)).toBe(33);
  set.load(new Int32Array(0), 0, 0, 1e9);
  expect(set.count(0)).toBe(0);
});
