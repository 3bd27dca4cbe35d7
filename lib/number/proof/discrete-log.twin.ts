import { described } from "../../../scripts/verify/shape";

export const twin = described({
  problem: "discrete_logarithm_mod",
  timeLimitMs: 10_000,
  rounds: 40,
  small: 30,
  middle: 1500,
  shape: (s) =>
    s.list(s.size(1, 100), () => {
      const [x, y] = [s.size(0, 1e9 - 1), s.size(0, 1e9 - 1)];
      return [x, y, s.size(Math.max(x, y) + 1, 1e9)] as const;
    }),
  naive: (lines) =>
    lines.map(([base, value, m]) => {
      let power = 1 % m;
      for (let k = 0; k <= m; k++, power = (power * base) % m) if (power === value) return k;
      return -1;
    }),
  atBounds: {
    // p = 2 q + 1 with a prime q, many factors, and a quarter of the units of a power of two.
    "max-hard": (random) => {
      const line = () => {
        const [p, base] = random.pick([
          [999_999_503, 7],
          [735_134_400, 13],
          [2 ** 29, 3],
        ] as const);
        return `${base} ${2 * random.int(1, Math.floor(p / 4)) + 1} ${p}\n`;
      };
      return `100\n${Array.from({ length: 100 }, line).join("")}`;
    },
  },
});
