import { describe, expect, it } from "vitest";
import { holdEqual } from "../../../scripts/testing/hold-equal";
import { Random } from "../../sequence/random";
import { StateIndex } from "../state-index";

describe("StateIndex", () => {
  for (const [name, spread] of [
    ["words that clash often", 3],
    ["words of all 32 bits", 2 ** 31],
  ] as const) {
    it(`does what a Map does: ${name}`, () => {
      const random = new Random(spread);
      const index = new StateIndex(40_000, 1);
      const twin = new Map<string, number>();
      for (let step = 0; step < 12_000; step++) {
        const word = () => random.int(-spread, spread - 1) | 0;
        const [low, high] = [word(), word()];
        const key = `${low},${high}`;
        const known = twin.get(key);
        if (random.int(0, 2) === 0) {
          holdEqual(index.find(low, high), known ?? -1, key);
          continue;
        }
        const id = index.add(low, high);
        holdEqual(id, known === undefined ? twin.size : ~known, key);
        twin.set(key, known ?? twin.size);
      }
      expect(index.size).toBe(twin.size);
      for (const [key, id] of twin) {
        expect(`${index.low(id)},${index.high(id)}`).toBe(key);
        expect(index.find(index.low(id), index.high(id))).toBe(id);
      }
    });
  }

  it("fills up to the last place at every small capacity, growing or not", () => {
    for (let capacity = 1; capacity <= 33; capacity++) {
      for (const initial of [1, capacity]) {
        const index = new StateIndex(capacity, initial);
        for (let state = 0; state < capacity; state++) expect(index.add(state, -state)).toBe(state);
        expect(index.add(0, 0)).toBe(~0);
        expect(() => index.add(99, 99)).toThrow(`StateIndex.add: full at ${capacity} states`);
        expect(index.find(99, 99)).toBe(-1);
        index.clear();
        expect([index.size, index.find(0, 0), index.add(5, 5)]).toEqual([0, -1, 0]);
      }
    }
  });

  it("keeps close to 16 bytes a state, given the room or grown into it", () => {
    const index = new StateIndex(2 ** 16, 2 ** 16);
    expect(index.bytes / 2 ** 16).toBe(16);
    const grown = new StateIndex(1_000_000);
    for (let state = 0; state < 3000; state++) grown.add(state, state * state);
    expect(grown.bytes / 3000).toBeLessThan(24);
    for (let state = 3000; state < 1_000_000; state++) grown.add(state, state * state);
    expect(grown.bytes / 1_000_000).toBeLessThan(17);
    let wrong = 0;
    for (let state = 0; state < 1_000_000; state++) {
      wrong += +(grown.find(state, state * state) !== state);
    }
    expect([grown.low(999_999), wrong]).toEqual([999_999, 0]);
  });

  it("takes no other state for 0, 0", () => {
    for (let seed = 0; seed < 30; seed++) {
      const random = new Random(seed);
      const index = new StateIndex(65);
      for (let id = 0; id < 64; id++) index.add(random.int(1, 2 ** 31), random.int(1, 2 ** 31));
      expect([index.find(0, 0), index.add(0, 0), index.find(0, 0)]).toEqual([-1, 64, 64]);
    }
  });

  it("takes unsigned words for the signed ones of the same bits", () => {
    const index = new StateIndex(4);
    index.add(0xffffffff, 0x80000000);
    expect(index.add(-1, -(2 ** 31))).toBe(~0);
    expect(index.find(0xffffffff, 0x80000000)).toBe(0);
  });

  it("the largest capacity", () => {
    expect(new StateIndex(2 ** 28, 1).maxStates).toBe(2 ** 28);
    const index = new StateIndex(4);
    index.add(1, 2);
  });
});
