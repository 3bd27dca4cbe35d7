import { expect, it } from "vitest";
import { queensAll } from "../queens-all";
import { queensSymmetry, queensUpToSymmetry } from "../queens-symmetry";

// https://oeis.org/A002562, n = 1 to 14; A032522 (half turns) and A033148 (quarter turns), n = 4 to 13
const A002562 = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233, 45752];

function images(rows: readonly number[]): string[] {
  const n = rows.length;
  const boards: string[] = [];
  let board = rows;
  for (let turn = 0; turn < 4; turn++) {
    boards.push(board.join(), [...board].reverse().join());
    const turned = Array<number>(n);
    board.forEach((row, column) => {
      turned[n - 1 - row] = column;
    });
    board = turned;
  }
  return boards;
}

it("gives OEIS A002562 to n = 14", () => {
  for (const [at, count] of A002562.entries()) expect(queensUpToSymmetry(at + 1)).toBe(count);
  expect(queensUpToSymmetry(0)).toBe(1);
});

it("agrees with the classes and turns of all placements to n = 9", () => {
  for (let n = 4; n <= 9; n++) {
    const classes = new Set<string>();
    let halfTurn = 0;
    let quarterTurn = 0;
    queensAll(n, (rows) => {
      const all = images([...rows]);
      classes.add([...all].sort()[0]!);
      if (all[4] === all[0]) halfTurn++;
      if (all[2] === all[0]) quarterTurn++;
    });
    expect(queensSymmetry(n)).toMatchObject({ halfTurn, quarterTurn, different: classes.size });
  }
});

it("counts the boards of no and of one square as their own turns", () => {
  const one = { all: 1, halfTurn: 1, quarterTurn: 1, different: 1 };
  expect(queensSymmetry(0)).toEqual(one);
  expect(queensSymmetry(1)).toEqual(one);
});
