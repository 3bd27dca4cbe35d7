import { described } from "../../../scripts/verify/shape";
import type { Answered } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

/**
 * Tangents of y = -x² in any order, the lowest of which at x is -x². `prefix` opens each line, so that
 * the twin of the tree for lines shares this.
 */
export function tangents(random: Random, n: number, prefix: string): Answered {
  const lines = [`${n} ${n}`];
  const output: string[] = [];
  const places = random.shuffle(Array.from({ length: n }, (_, i) => i - Math.floor(n / 2)));
  for (const x of places) lines.push(`${prefix}${-2 * x} ${x * x}`);
  for (let query = 0; query < n; query++) {
    const x = random.pick(places);
    lines.push(`1 ${x}`);
    output.push(`${0 - x * x}\n`); // of (t - x)² - x² for all t
  }
  return { input: `${lines.join("\n")}\n`, output: output.join("") };
}

const WHOLE = "-1000000000 1000000000 ";

/** Segments from one end to the middle of each range of a tree that halves ±10^9, inner ranges first. */
function halves(n: number): string[] {
  const ends = [[-1e9, 1e9]];
  for (let at = 0; ends.length < n; at++) {
    const [l, r] = ends[at]!;
    const middle = Math.floor((l! + r!) / 2);
    ends.push([l!, middle], [middle, r!]);
  }
  ends.length = n;
  return ends.reverse().map(([l, r]) => `${l} ${r} 0 ${Math.floor((l! + r!) / 2)}`);
}

/** Half of the steps add a short segment round 0 below all others; the others ask near it. */
function nested(random: Random, n: number): string {
  const segment = (i: number) => `${i - n} ${n - i} ${i} ${-i}`;
  const lines = Array.from({ length: n }, (_, i) => segment(i));
  const steps = lines.map((line, i) => (i % 2 === 0 ? `0 ${line}` : `1 ${random.int(-n, n)}`));
  return `${[`${n} ${n}`, ...lines, ...steps].join("\n")}\n`;
}

export const twin = described({
  problem: "segment_add_get_min",
  timeLimitMs: 5_000,
  middle: 150,
  generators: {
    nested: (random) => nested(random, random.int(1, 9)),
    "max-tangents": (random) => tangents(random, 200_000, WHOLE),
  },
  atBounds: {
    "max-halves": (random) => {
      const asked = Array.from({ length: 200_000 }, () => `1 ${random.int(-1e9, 1e9)}`);
      return `${["200000 200000", ...halves(200_000), ...asked].join("\n")}\n`;
    },
    "max-nested": (random) => nested(random, 200_000),
  },
  shape: (s) => {
    const [n, q] = [s.size(1, 200_000), s.size(1, 200_000, 2)];
    const place = () => s.int(-1e9, 1e9);
    const segment = () => {
      const [l, r] = s.numbers(2, -1e9, 1e9, (random) => {
        const most = random.pick([2, 10, 1e9]);
        const [a, b] = [random.int(-most, most), random.int(-most, most - 1)];
        return a <= b ? [a, b + 1] : [b, a];
      });
      return { l: l!, r: r!, a: BigInt(place()), b: s.bigint(-(10n ** 18n), 10n ** 18n) };
    };
    const segments = s.list(n, segment);
    const query = () => (s.pick(0, 1) === 0 ? { segment: segment() } : { x: place() });
    return { segments, queries: s.list(q, query) };
  },
  naive: ({ segments, queries }) =>
    queries.flatMap<bigint | string>(({ segment, x }) => {
      if (segment) segments.push(segment);
      if (x === undefined) return [];
      const above = segments.filter(({ l, r }) => l <= x && x < r);
      if (above.length === 0) return ["INFINITY"];
      return [above.map(({ a, b }) => a * BigInt(x) + b).reduce((low, y) => (y < low ? y : low))];
    }),
});
