import { described } from "../../../scripts/verify/shape";
import { rulerWord } from "../random-text";

export const twin = described({
  problem: "runenumerate",
  timeLimitMs: 5_000,
  rounds: 50,
  small: 12,
  middle: 70,
  shape: (s) => s.text(1, 200_000),
  /** By trying each period at each place. */
  naive: (text) => {
    const lines: number[][] = [];
    const ranges = new Set<string>();
    for (let period = 1; 2 * period <= text.length; period++) {
      for (let start = 0; start + period < text.length; ) {
        let end = start;
        while (end + period < text.length && text[end] === text[end + period]) end++;
        const range = [start, end + period];
        // A multiple of the smallest period has the same range.
        if (end - start >= period && !ranges.has(range.join())) lines.push([period, ...range]);
        if (end - start >= period) ranges.add(range.join());
        start = end + 1;
      }
    }
    return [lines.length, ...lines];
  },
  // No piece stands twice in a row.
  generators: { "max-ruler": () => ({ input: `${rulerWord(200_000)}\n`, output: "0\n" }) },
});
