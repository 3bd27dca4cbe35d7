import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";

/** Values in order: the nodes are paths that turn, or do not. */
const orders: Readonly<Record<string, (i: number) => number>> = {
  up: (i) => i,
  down: (i) => 1e9 - i,
  zigzag: (i) => (i % 2 === 0 ? i : 1e9 - i),
};

const inOrder = (of: (i: number) => number, n?: number) => (random: Random) => {
  const values = Array.from({ length: n ?? random.int(1, 30) }, (_, i) => of(i));
  return `${values.length}\n${values.join(" ")}\n`;
};

export const twin = described({
  problem: "cartesian_tree",
  timeLimitMs: 5_000,
  rounds: 60,
  middle: 150,
  shape: (s) => s.distinct(s.size(1, 1_000_000), () => s.int(0, 1e9)),
  /** The parent is the greater of the nearest smaller values on both sides. */
  naive: (values) => [
    values.map((value, i) => {
      const l = values.findLastIndex((other, j) => j < i && other < value);
      const r = values.findIndex((other, j) => j > i && other < value);
      if (l < 0 && r < 0) return i;
      return l < 0 || (r >= 0 && values[r]! > values[l]!) ? r : l;
    }),
  ],
  generators: Object.fromEntries(Object.entries(orders).map(([name, of]) => [name, inOrder(of)])),
  atBounds: Object.fromEntries(
    Object.entries(orders).map(([name, of]) => [`max-${name}`, inOrder(of, 1_000_000)]),
  ),
});
