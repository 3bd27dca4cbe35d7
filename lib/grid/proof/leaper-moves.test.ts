import { expect, test } from "vitest";
import { leaperMoves } from "../leaper-moves";

test("all leapers to (5, 5) against the definition", () => {
  for (let a = 0; a <= 5; a++) {
    for (let b = 0; b <= 5; b++) {
      const expected: string[] = [];
      for (let rows = -5; rows <= 5; rows++) {
        for (let columns = -5; columns <= 5; columns++) {
          const [r, c] = [Math.abs(rows), Math.abs(columns)];
          if ((r === a && c === b) || (r === b && c === a)) expected.push(`${rows} ${columns}`);
        }
      }
      expect(leaperMoves(a, b).map((step) => `${step.rows} ${step.columns}`)).toEqual(expected);
    }
  }
});
