import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { Random } from "../../sequence/random";
import { SlidingBoard } from "../sliding-board";
import { WalkingDistance } from "../walking-distance";

// Counted by a second program, on arrays of counts as text.
for (const [lines, width, states, most] of tableOf(`
  4 4 24964 35, 2 6 12 11, 3 4 255 18, 4 3 4324 29, 3 5 525 22, 5 2 11010 36, 5 3 352560 46,
  1 6 1 0
`)) {
  it(`has ${states} states for ${lines} lines of ${width}, at most ${most} moves away`, () => {
    const { distance } = new WalkingDistance(lines, width);
    expect(distance.length).toBe(states);
    expect(distance.reduce((a, b) => Math.max(a, b))).toBe(most);
  });
}

it("has 367,560 states for 6 lines of 2 and follows the moves of a board there", () => {
  const [board, walking] = [new SlidingBoard(6, 2), new WalkingDistance(6, 2)];
  expect(walking.distance.length).toBe(367_560);
  expect(walking.distance.reduce((a, b) => Math.max(a, b))).toBe(55);
  const rowOf = Array.from({ length: 12 }, (_, tile) => (tile - 1) >> 1);
  const random = new Random(4);
  const here = board.goal();
  let [blank, state, faults] = [11, 0, 0];
  for (let moves = 0; moves < 2000; moves++) {
    const move = random.int(0, 3);
    const to = board.to[4 * blank + move]!;
    if (to >= 0) {
      here[blank] = here[to]!;
      here[to] = 0;
      if (move < 2) state = walking.next[(2 * state + move) * 6 + rowOf[here[blank]!]!]!;
      blank = to;
    }
    if (state !== walking.stateOf(here, (cell) => cell >> 1, rowOf)) faults++;
    if (walking.distance[state]! > moves + 1) faults++;
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
  expect(() => new WalkingDistance(7, 2)).toThrow("6 lines and 16 cells, got 7 lines of 2");
  expect(() => new WalkingDistance(5, 5)).toThrow("6 lines and 16 cells, got 5 lines of 5");
  for (const [lines, width] of [
    [0, 4],
    [4, 0],
    [-2, -2],
    [1.5, 2],
    [2, 1.5],
    [Number.NaN, 2],
    [2, Number.NaN],
    [1, 17],
  ] as const) {
    expect(() => new WalkingDistance(lines, width)).toThrow(
      `WalkingDistance: up to 6 lines and 16 cells, got ${lines} lines of ${width}`,
    );
  }
  expect(new WalkingDistance(4, 1).distance.length).toBe(4);
  const walking = new WalkingDistance(2, 2);
  const call = () => walking.stateOf([3, 3, 3, 3], (cell) => cell >> 1, [0, 0, 0, 1]);
  expect(call).toThrow("no board of 2 × 2: 3 3 3 3");
});
