import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";
import { tangents } from "./li-chao-tree.twin";

const BILLION = 10n ** 9n;

/** Tangents of y = -x² / 4 far apart, so that each is the lowest on a range of its own; all are asked. */
function envelope(random: Random, n: number): string {
  const step = Math.floor(2e9 / n) - 1;
  const slopes = random.shuffle(Array.from({ length: n }, (_, i) => i - Math.floor(n / 2)));
  const lines = slopes.map((a) => `${-a} ${(BigInt(a) * BigInt(a - 1) * BigInt(step)) / 2n}`);
  const places = slopes.map((a) => `1 ${Math.max(-1e9, Math.min(1e9, a * step))}`);
  return `${[`${n} ${n}`, ...lines, ...places].join("\n")}\n`;
}

/** Random tangents of one parabola; later ones are moved down, further and further. */
function sinking(random: Random, n: number, bound: number): string {
  const lines = [`${n} ${n}`];
  let depth = 0n;
  const line = () => {
    const a = BigInt(random.int(-bound, bound));
    return `${a} ${(a * a) / 2n - depth}`;
  };
  for (let at = 0; at < n; at++) lines.push(line());
  for (let at = 0; at < n; at++) {
    depth += BigInt(random.int(0, bound));
    lines.push(random.int(0, 1) === 0 ? `0 ${line()}` : `1 ${random.int(-bound, bound)}`);
  }
  return `${lines.join("\n")}\n`;
}

export const twin = described({
  problem: "line_add_get_min",
  timeLimitMs: 5_000,
  middle: 150,
  generators: {
    envelope: (random) => envelope(random, 2 * random.int(1, 10)),
    sinking: (random) => sinking(random, 20, random.pick([9, 1e9])),
    "max-tangents": (random) => tangents(random, 200_000, ""),
  },
  atBounds: {
    "max-envelope": (random) => envelope(random, 200_000),
    "max-sinking": (random) => sinking(random, 200_000, 1e9),
  },
  shape: (s) => {
    const [n, q] = [s.size(1, 200_000), s.size(1, 200_000, 2)];
    const line = () => [s.bigint(-BILLION, BILLION), s.bigint(-(BILLION ** 2n), BILLION ** 2n)];
    const lines = s.list(n, line);
    const query = () =>
      s.pick(0, 1) === 0 ? { line: line() } : { x: s.bigint(-BILLION, BILLION) };
    return { lines, queries: s.list(q, query) };
  },
  naive: ({ lines, queries }) =>
    queries.flatMap(({ line, x }) => {
      if (line) lines.push(line);
      if (x === undefined) return [];
      return [lines.map(([a, b]) => a! * x + b!).reduce((low, y) => (y < low ? y : low))];
    }),
});
