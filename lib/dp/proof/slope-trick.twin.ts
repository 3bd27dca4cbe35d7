import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "2132",
  middle: 200,
  shape: (s) => s.list(s.size(1, 200_000), () => s.int(1, 1e9)),
  /** The least steps for each last value, which may be taken from the numbers. */
  naive: (numbers) => {
    const values = [...new Set(numbers)].sort((a, b) => a - b);
    let steps = values.map(() => 0);
    for (const number of numbers) {
      let least = Infinity;
      steps = steps.map((before, i) => {
        least = Math.min(least, before);
        return least + Math.abs(values[i]! - number);
      });
    }
    return Math.min(...steps);
  },
});
