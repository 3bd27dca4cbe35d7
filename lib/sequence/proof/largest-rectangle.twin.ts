import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "DPL_3_C",
  shape: (s) => s.list(s.size(1, 100_000), () => s.int(0, 1e9)),
  /** For each height the longest row of bars that reach it. */
  naive: (heights) => {
    const areas = heights.map((height) => {
      const bars = heights.map((other) => (other < height ? " " : "#")).join("");
      return height * Math.max(...bars.split(" ").map((row) => row.length));
    });
    return Math.max(...areas);
  },
});
