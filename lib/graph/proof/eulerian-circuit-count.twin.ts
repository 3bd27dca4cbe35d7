import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";

/** The ends of m arcs that are some closed walks, sometimes with one wrong arc. */
function walks(random: Random, n: number, m: number): number[] {
  const arcs: [number, number][] = [];
  while (arcs.length < m) {
    const length = random.int(1, m - arcs.length);
    const vertices = Array.from({ length }, () => random.int(0, n - 1));
    for (const [i, v] of vertices.entries()) arcs.push([v, vertices[(i + 1) % length]!]);
  }
  if (random.int(0, 9) === 0) arcs[0]![0] = random.int(0, n - 1);
  return random.shuffle(arcs).flat();
}

export const twin = described({
  problem: "counting_eulerian_circuits",
  timeLimitMs: 5000,
  rounds: 200,
  small: 6,
  middle: 0,
  shape: (s) => {
    const [n, m] = [s.size(1, 500), s.size(1, 200_000)];
    const ends = s.numbers(2 * m, 0, n - 1, (random) => walks(random, n, m));
    return ends.flatMap((from, i) => (i % 2 === 0 ? [{ from, to: ends[i + 1]! }] : []));
  },
  /** All orders of the arcs, beginning with the first one. */
  naive: (arcs) => {
    const count = (at: number, left: readonly (typeof arcs)[number][]): number => {
      if (left.length === 0) return at === arcs[0]!.from ? 1 : 0;
      const next = left.filter(({ from }) => from === at);
      return next.reduce(
        (sum, arc) =>
          sum +
          count(
            arc.to,
            left.filter((other) => other !== arc),
          ),
        0,
      );
    };
    return count(arcs[0]!.to, arcs.slice(1));
  },
});
