import { describe, expect, it } from "vitest";
import { permutationHalfUnrank } from "./permutation-rank";
import { SlidingTable } from "./sliding-table";
import { WalkingDistance } from "./walking-distance";

describe("WalkingDistance", () => {
  it("has 24,964 states for four rows of four, at most 35 moves away", () => {
    const walking = new WalkingDistance(4, 4);
    expect(walking.distance.length).toBe(24_964);
    expect(Math.max(...walking.distance)).toBe(35);
  });

  it("is admissible, consistent and at least Manhattan on every 3×3 state", () => {
    const table = new SlidingTable(3, 3);
    const walking = new WalkingDistance(3, 3);
    const rowOf = [0, 0, 0, 0, 1, 1, 1, 2, 2];
    const columnOf = [0, 0, 1, 2, 0, 1, 2, 0, 1];
    const values = new Uint8Array(table.distance.length);
    const tiles = new Uint8Array(8);
    const board = new Uint8Array(9);
    let faults = 0;
    for (let state = 0; state < values.length; state++) {
      const blank = Math.floor(state / 20160);
      permutationHalfUnrank(state % 20160, 0, 8, tiles);
      let manhattan = 0;
      for (let cell = 0, next = 0; cell < 9; cell++) {
        const tile = cell === blank ? 0 : tiles[next++]! + 1;
        board[cell] = tile;
        if (tile === 0) continue;
        manhattan += Math.abs(Math.floor(cell / 3) - rowOf[tile]!);
        manhattan += Math.abs((cell % 3) - columnOf[tile]!);
      }
      const down = walking.stateOf(board, (cell) => Math.floor(cell / 3), rowOf);
      const across = walking.stateOf(board, (cell) => cell % 3, columnOf);
      values[state] = walking.distance[down]! + walking.distance[across]!;
      if (values[state]! < manhattan || values[state]! > table.distance[state]!) faults++;
    }
    for (let state = 0; state < values.length; state++) {
      for (let move = 0; move < 4; move++) {
        const next = table.step(state, move);
        if (next >= 0 && Math.abs(values[next]! - values[state]!) !== 1) faults++;
      }
    }
    expect(faults).toBe(0);
  });

  it("leads by its transitions where the moved board would be", () => {
    const walking = new WalkingDistance(3, 3);
    const rowOf = [0, 0, 0, 0, 1, 1, 1, 2, 2];
    const row = (cell: number) => Math.floor(cell / 3);
    const before = walking.stateOf([1, 2, 3, 4, 0, 5, 7, 8, 6], row, rowOf);
    const after = walking.stateOf([1, 2, 3, 4, 8, 5, 7, 0, 6], row, rowOf);
    expect(walking.next[(2 * before + 1) * 3 + rowOf[8]!]).toBe(after);
    expect(walking.next[2 * after * 3 + rowOf[8]!]).toBe(before);
    expect(walking.next[(2 * after + 1) * 3]).toBe(-1);
  });

  it("refuses what does not fit", () => {
    expect(() => new WalkingDistance(6, 2)).toThrow("lines² · bits(width) ≤ 52, got 6 × 2");
    const walking = new WalkingDistance(2, 2);
    expect(() => walking.stateOf([1, 1, 1, 1], (cell) => cell >> 1, [0, 0, 0, 1])).toThrow(
      "no board of 2 × 2: 1 1 1 1",
    );
  });
});
