import { expect, it } from "vitest";
import { tableOf } from "../../io/proof/rows-of";
import { linearDiophantine } from "../linear-diophantine";

/** All k whose x and y lie in the box, by trying. */
function tried(solution: NonNullable<ReturnType<typeof linearDiophantine>>, box: number[]) {
  const places: bigint[] = [];
  for (let k = -60n; k <= 60n; k++) {
    const x = Number(solution.x + k * solution.stepX);
    const y = Number(solution.y + k * solution.stepY);
    if (x >= box[0]! && x <= box[1]! && y >= box[2]! && y <= box[3]!) places.push(k);
  }
  return places.length === 0 ? undefined : [places[0], places.at(-1)];
}

it("finds all solutions, and those of a box, for every small a, b and c", () => {
  const boxes = tableOf("0 6 0 6, -4 5 -6 -1, 2 2 -9 9, 0.5 3.5 -20 20, 1 0 0 5");
  for (let a = -5; a <= 5; a++) {
    for (let b = -5; b <= 5; b++) {
      if (a === 0 && b === 0) continue;
      for (let c = -9; c <= 9; c++) {
        const pairs = new Set<string>();
        for (let x = -20; x <= 20; x++)
          for (let y = -20; y <= 20; y++) if (a * x + b * y === c) pairs.add(`${x} ${y}`);
        const solution = linearDiophantine(a, b, c);
        expect(solution === undefined).toBe(pairs.size === 0);
        if (solution === undefined) continue;
        const found = new Set<string>();
        for (let k = -60n; k <= 60n; k++) {
          const x = solution.x + k * solution.stepX;
          const y = solution.y + k * solution.stepY;
          if (x >= -20n && x <= 20n && y >= -20n && y <= 20n) found.add(`${x} ${y}`);
        }
        expect(found).toEqual(pairs);
        for (const box of boxes)
          expect(solution.within(box[0]!, box[1]!, box[2]!, box[3]!)).toEqual(tried(solution, box));
      }
    }
  }
});

it("has no first and last where a side is open", () => {
  const rising = linearDiophantine(1, -1, 0)!; // x = y
  expect(rising.within(0, Infinity, 0, Infinity)).toBeUndefined();
  expect(rising.within(0, Infinity, -Infinity, 7)).toEqual([0n, 7n]);
  expect(() => rising.within(Number.NaN, 1, 0, 1)).toThrow("NaN and 1 are no bounds");
});
