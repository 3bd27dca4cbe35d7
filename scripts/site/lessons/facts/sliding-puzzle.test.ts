import { expect, it } from "vitest";
import { slidingFacts } from "./sliding-puzzle";

it("has the report's numbers of boards, those of up to ten cells counted", () => {
  const { reachable, largest } = slidingFacts();
  const rows = reachable.map(({ rows, columns, boards }) => `${rows}×${columns} ${boards}`);
  expect(rows).toEqual([
    ...["2×2 12", "2×3 360", "2×4 20,160", "3×3 181,440", "2×5 1,814,400"],
    ...["2×6 239,500,800", "3×4 239,500,800", "2×7 43,589,145,600", "3×5 653,837,184,000"],
    ...["2×8 10,461,394,944,000", "4×4 10,461,394,944,000"],
  ]);
  expect(largest.boards).toBe("7,755,605,021,665,492,992,000,000");
  const counted = reachable.filter(({ isCounted }) => isCounted);
  expect(counted.map(({ rows, columns }) => rows * columns)).toEqual([4, 6, 8, 9, 10]);
});
