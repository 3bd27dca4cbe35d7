import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { IntMap } from "../int-map";

const sorted = (entries: Iterable<readonly [number, number]>) =>
  [...entries].sort(([a], [b]) => a - b);

function entries(map: IntMap): [number, number][] {
  const pairs: [number, number][] = [];
  map.forEach((value, key) => {
    pairs.push([key, value]);
  });
  return sorted(pairs) as [number, number][];
}

it("agrees with Map at random steps", () => {
  for (const random of rounds(30)) {
    const [map, naive] = [new IntMap(), new Map<number, number>()];
    const largest = random.pick([5, 40, 2 ** 32, 2 ** 52 - 1]);
    const scale = random.pick([1, 2 ** 10, 2 ** 20]); // keys alike in their lower bits
    const step = largest > 2 ** 33 ? 1 : scale;
    for (let at = 0; at < 200; at++) {
      const key = step * random.int(-largest, largest);
      const value = random.pick([random.float(), random.int(-5, 5), Number.POSITIVE_INFINITY]);
      const choice = random.int(0, 3);
      if (choice === 0) {
        expect(map.set(key, value)).toBe(!naive.has(key));
        naive.set(key, value);
      } else if (choice === 1) {
        const sum = (naive.get(key) ?? 0) + value;
        expect(map.add(key, value)).toBe(sum);
        naive.set(key, sum);
      } else if (choice === 2) {
        expect(map.delete(key)).toBe(naive.delete(key));
      }
      expect([map.get(key), map.has(key)]).toEqual([naive.get(key), naive.has(key)]);
      expect(map.size).toBe(naive.size);
    }
    expect(entries(map)).toEqual(sorted(naive));
    map.clear();
    expect([map.size, entries(map)]).toEqual([0, []]);
  }
});

it("deletion keeps what stands behind, also across the end of the table", () => {
  for (const random of rounds(250)) {
    const map = new IntMap();
    const keys = new Set(Array.from({ length: 10 }, () => random.int(0, 60)));
    for (const key of keys) map.set(key, -key);
    for (const gone of keys) {
      keys.delete(gone);
      expect(map.delete(gone)).toBe(true);
      expect(entries(map)).toEqual(sorted([...keys].map((key) => [key, -key])));
    }
  }
});

it.each([1, 2 ** 16, 2 ** 33])("holds many keys, multiples of %i", (step) => {
  const size = step === 1 ? 300_000 : 100_000;
  const map = new IntMap();
  for (let key = 0; key < size; key++) map.set(key * step, key);
  let wrong = 0;
  for (let key = 0; key < size; key++) wrong += +(map.get(key * step) !== key);
  for (let key = 0; key < size; key += 2) map.delete(key * step);
  for (let key = 0; key < size; key++) wrong += +(map.has(key * step) !== (key % 2 === 1));
  expect([map.size, wrong]).toEqual([size / 2, 0]);
});

it("0 and -0 are one key", () => {
  const map = new IntMap();
  map.set(-0, 7);
  expect([map.get(0), map.set(0, 8), map.size]).toEqual([7, false, 1]);
});
