import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "P4735",
  timeLimitMs: 2000,
  middle: 120,
  first: 1,
  closed: true,
  shape: (s) => {
    const [n, m] = [s.size(1, 300_000), s.size(1, 300_000, 3)];
    const numbers = s.list(n, () => s.int(0, 1e7));
    let length = n;
    const step = () => {
      if (s.pick("A", "Q") === "Q") return { range: s.range(length), x: s.int(0, 1e7) };
      length++;
      return { x: s.int(0, 1e7) };
    };
    return { numbers, steps: s.list(m, step) };
  },
  naive: ({ numbers, steps }) =>
    steps.flatMap(({ range, x }) => {
      if (!range) {
        numbers.push(x);
        return [];
      }
      let [best, value] = [-1, x];
      for (let p = numbers.length - 1; p >= range[0]; p--) {
        value ^= numbers[p]!;
        if (p < range[1]) best = Math.max(best, value);
      }
      return best;
    }),
});
