import { expect, it } from "vitest";
import { DistinctElite } from "../distinct-elite";

const boards = [[1], [2], [1], [3]].map((rows) => Int32Array.from(rows));

it("takes the best, each board once, and what there is when there are fewer", () => {
  expect(new DistinctElite(2, 9).of(boards, [5, 4, 5, 3]).map((rows) => rows[0])).toEqual([1, 2]);
  const elite = new DistinctElite(9, 9);
  expect(elite.of(boards, [5, 4, 5, 3]).map((rows) => rows[0])).toEqual([1, 2, 3]);
  expect(elite.best).toHaveLength(3);
});

it("best is what of returned last, none after giving up", () => {
  const elite = new DistinctElite(2, 1);
  expect(elite.best).toEqual([]);
  for (const top of [5, 6, 1, 1, 7]) {
    const returned = elite.of(boards, [top, 4, 5, 3]);
    expect(elite.best).toBe(returned);
  }
  expect(elite.best.map((rows) => rows[0])).toEqual([1, 2]);
  const tired = new DistinctElite(2, 1);
  for (let generation = 0; generation < 3; generation++) tired.of(boards, [5, 4, 5, 3]);
  expect(tired.best).toEqual([]);
});

it("selects no board when the record has stood too long, then starts again", () => {
  const elite = new DistinctElite(2, 2);
  const sizes = [7, 7, 7, 7, 3, 4, 4].map((best) => elite.of(boards, [best, 1, 1, 1]).length);
  expect(sizes).toEqual([2, 2, 2, 0, 2, 2, 2]);
  const zeros = new DistinctElite(2, 1);
  expect([0, 1, 2, 3, 4, 5].map(() => zeros.of(boards, [0, 0, 0, 0]).length)).toEqual([
    ...[2, 2, 0],
    ...[2, 2, 0],
  ]);
});
