import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";

export const twin = described({
  problem: "predecessor_problem",
  timeLimitMs: 10_000,
  small: 40,
  middle: 1100,
  shape: (s) => {
    const [n, q] = [s.size(1, 10_000_000), s.size(1, 1_000_000)];
    const flags = Array.from(s.text(n, n, "01"), Number);
    return { flags, queries: s.list(q, () => [s.pick(0, 1, 2, 3, 3, 4, 4), s.index(n)] as const) };
  },
  /** Steps from number to number through an array of flags. */
  naive: ({ flags, queries }) =>
    queries.flatMap(([kind, k]) => {
      if (kind < 2) flags[k] = 1 - kind;
      if (kind < 2) return [];
      if (kind === 2) return flags[k]!;
      let near = k;
      while (flags[near] === 0) near += kind === 3 ? 1 : -1;
      return flags[near] === undefined ? -1 : near;
    }),
  /** Few numbers, in sets of as many words as levels change. */
  generators: {
    levels: (random: Random) => {
      const n = random.pick([31, 32, 33, 1023, 1024, 1025, 32_769]);
      const flag = () => +(random.int(1, 200) === 1);
      const line = () => `${random.pick([0, 1, 2, 3, 3, 4, 4])} ${random.int(0, n - 1)}\n`;
      const [flags, lines] = [Array.from({ length: n }, flag), Array.from({ length: 100 }, line)];
      return `${n} 100\n${flags.join("")}\n${lines.join("")}`;
    },
  },
});
