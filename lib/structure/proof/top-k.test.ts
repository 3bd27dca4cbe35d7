import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { TopK } from "../top-k";

const keysOf = (top: TopK) => Array.from(top.order(), (place) => top.keys[place]);

it("keeps the least of any stream, with their values", () => {
  for (const random of rounds(300)) {
    const k = random.int(1, 40);
    const top = new TopK(k);
    const [length, spread] = [random.int(0, 400), random.pick([1, 5, 1000])];
    const kind = random.int(0, 2);
    const keys = Array.from({ length }, (_, at) =>
      kind === 0 ? at : kind === 1 ? -at : random.int(-spread, spread),
    );
    for (const [at, key] of keys.entries()) {
      const place = top.offer(key, at);
      if (place >= 0) expect([top.keys[place], top.values[place]]).toEqual([key, at]);
      else expect(key).toBeGreaterThanOrEqual(top.bound);
    }
    const least = [...keys].sort((a, b) => a - b).slice(0, k);
    expect(top.size).toBe(least.length);
    expect(keysOf(top)).toEqual(least);
    const values = Array.from(top.kept(), (place) => top.values[place]!);
    expect(new Set(values).size).toBe(least.length);
    expect(values.map((at) => keys[at]!).sort((a, b) => a - b)).toEqual(least);
  }
});

it("keeps the least of each hash, where each is counted once", () => {
  for (const random of rounds(300)) {
    const top = new TopK(50);
    for (const k of [50, random.int(1, 50)]) {
      top.clear(k);
      const least = new Map<number, number>();
      // Hashes that differ above bit 32, and below 0.
      const far = random.pick([1, -1, 2 ** 32, 2 ** 40 + 1]);
      for (let step = random.int(0, 500); step > 0; step--) {
        const id = random.int(-60, 60);
        const hash = far * id + 0; // no -0
        const key = random.int(-1000, 1000) + id / 2 ** 20;
        const place = top.offerDistinct(key, hash, hash);
        least.set(hash, Math.min(key, least.get(hash) ?? Infinity));
        if (place >= 0) expect([top.keys[place], top.values[place]]).toEqual([key, hash]);
      }
      const expected = [...least].sort(([, a], [, b]) => a - b).slice(0, k);
      expect(keysOf(top)).toEqual(expected.map(([, key]) => key));
      const values = Array.from(top.order(), (place) => top.values[place]);
      expect(values).toEqual(expected.map(([hash]) => hash));
    }
  }
});

it("takes 10^6 keys in any order without slowing down, and no infinite one", () => {
  const top = new TopK(1000);
  for (let at = 0; at < 1_000_000; at++) top.offer(-(at % 499_979), at);
  expect([top.size, top.bound, keysOf(top)[0]]).toEqual([1000, -499_479, -499_978]);
  expect([top.offer(Infinity, 0), top.offer(-Infinity, 7) >= 0]).toEqual([-1, true]);
  expect(keysOf(top)[0]).toBe(-Infinity);
  top.clear();
  expect([top.size, top.bound, top.offer(Infinity, 0)]).toEqual([0, Infinity, -1]);
  expect(() => top.clear(1001)).toThrow("TopK.clear: k must be an integer in [1, 1000], got 1001");
});
