import { described } from "../../../scripts/verify/shape";

const P = 998_244_353n;

export const twin = described({
  problem: "range_affine_range_sum_large_array",
  timeLimitMs: 10_000,
  middle: 30,
  shape: (s) => {
    const [n, q] = [s.size(1, 1e9), s.size(1, 100_000, 2)];
    const value = (least: number) => BigInt(s.int(least, Number(P) - 1));
    const query = () =>
      s.pick(0, 1) === 1
        ? { range: s.range(n) }
        : { range: s.range(n), map: [value(1), value(0)] as const };
    return s.list(q, query);
  },
  naive: (queries) => {
    const borders = [...new Set(queries.flatMap(({ range }) => range))].sort((a, b) => a - b);
    const values = borders.map(() => 0n);
    return queries.flatMap(({ range: [l, r], map }) => {
      let sum = 0n;
      for (let i = borders.indexOf(l); borders[i] !== r; i++) {
        if (map) values[i] = (map[0] * values[i]! + map[1]) % P;
        else sum += values[i]! * BigInt(borders[i + 1]! - borders[i]!);
      }
      return map ? [] : sum % P;
    });
  },
  generators: {
    far: (random) => {
      const ends = [0, 1, 7, 5e8, 998_244_354, 1e9];
      const lines = Array.from({ length: 30 }, () => {
        const l = random.int(0, 4);
        const range = `${ends[l]} ${ends[random.int(l + 1, 5)]}`;
        return random.int(0, 1) === 1 ? `1 ${range}\n` : `0 ${range} ${random.int(1, 9e8)} 7\n`;
      });
      return `1000000000 30\n${lines.join("")}`;
    },
  },
});
