import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "number_of_subsequences",
  timeLimitMs: 5_000,
  small: 12,
  middle: 0,
  shape: (s) => s.list(s.size(1, 500_000), () => s.int(0, 1e9)),
  naive: (values) => {
    const all = new Set<string>();
    for (let subset = 1; subset < 2 ** values.length; subset++) {
      all.add(values.filter((_, i) => (subset >> i) & 1).join());
    }
    return all.size;
  },
  generators: {
    /** All different: every non-empty subset of the places. */
    "max-different": (random) => {
      const values = random.shuffle(Array.from({ length: 500_000 }, (_, i) => 1000 * i));
      const power = values.reduce((power) => (2 * power) % 998_244_353, 1);
      return { input: `500000\n${values.join(" ")}\n`, output: `${power - 1}\n` };
    },
  },
});
