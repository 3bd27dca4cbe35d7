import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { PackedState } from "../packed-state";

it("does what an array of 16 numbers does", () => {
  const random = new Random(16);
  const state = new PackedState();
  const twin = new Array<number>(16).fill(0);
  for (let step = 0; step < 20_000; step++) {
    const [a, b] = [random.int(0, 15), random.int(0, 15)];
    if (random.int(0, 1) === 0) {
      state.set(a, b);
      twin[a] = b;
    } else {
      state.swap(a, b);
      [twin[a], twin[b]] = [twin[b]!, twin[a]!];
    }
    expect(state.get(a)).toBe(twin[a]);
    if (step % 50 === 0) {
      const cells: number[] = [];
      state.store(cells, 16);
      expect(cells).toEqual(twin);
      expect(new PackedState().load(cells)).toEqual(state);
    }
  }
});

it("lays cells out from the lowest bits of `low` upwards, as signed words", () => {
  const state = new PackedState().load([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0]);
  expect([state.low, state.high]).toEqual([0x87654321 | 0, 0x0fedcba9]);
  expect(new PackedState().load([0, 0, 0, 0, 0, 0, 0, 15]).low).toBe(0xf0000000 | 0);
});

it("clears the cells that load does not name", () => {
  const state = new PackedState().load(new Array(16).fill(15));
  state.load([7, 8, 9], 2);
  expect([state.low, state.high]).toEqual([0x87, 0]);
});
