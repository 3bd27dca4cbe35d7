import type { Answered, Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function queries(random: Random, n: number, q: number, bound: number): string {
  const lines = [`${n} ${q}`];
  const number = () => random.int(-bound, bound);
  const segment = () => {
    const [a, b] = [number(), random.int(-bound, bound - 1)];
    const [l, r] = a <= b ? [a, b + 1] : [b, a];
    // b up to bound², in steps that leave near ties.
    return `${l} ${r} ${number()} ${BigInt(number()) * BigInt(bound) + BigInt(random.int(-1, 1))}`;
  };
  for (let at = 0; at < n; at++) lines.push(segment());
  for (let query = 0; query < q; query++) {
    lines.push(random.int(0, 1) === 0 ? `0 ${segment()}` : `1 ${number()}`);
  }
  return `${lines.join("\n")}\n`;
}

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

/** The ends of all bounds: slopes, intercepts and places of ±10^9 and ±10^18. */
function extremes(random: Random, n: number): string {
  const lines = [`${n} ${n}`];
  const segment = () => {
    const b = `${random.pick(["-", ""])}1000000000000000000`;
    return `${random.pick([-1e9, 999_999_999])} 1000000000 ${random.pick([-1e9, 1e9])} ${b}`;
  };
  for (let at = 0; at < n; at++) lines.push(segment());
  for (let at = 0; at < n; at++) {
    const x = random.pick([-1e9, -999_999_999, 999_999_999, 1e9]);
    lines.push(random.int(0, 1) === 0 ? `0 ${segment()}` : `1 ${x}`);
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "segment_add_get_min",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => queries(random, random.int(1, 9), 20, random.pick([2, 10, 1e9])),
    middle: (random) => queries(random, random.int(100, 300), 100, random.pick([50, 1e9])),
    extreme: (random) => extremes(random, random.int(1, 6)),
    nested: (random) => nested(random, random.int(1, 9)),
    "max-segments": (random) => queries(random, 200_000, 100, 1e9),
    "max-tangents": (random) => tangents(random, 200_000, WHOLE),
  },
  atBounds: {
    "max-both": (random) => queries(random, 200_000, 200_000, 1e9),
    "max-halves": (random) => {
      const asked = Array.from({ length: 200_000 }, () => `1 ${random.int(-1e9, 1e9)}`);
      return `${["200000 200000", ...halves(200_000), ...asked].join("\n")}\n`;
    },
    "max-nested": (random) => nested(random, 200_000),
    "max-extreme": (random) => extremes(random, 200_000),
  },
  naive: (input) => {
    const [header, ...lines] = input.trim().split("\n");
    const n = Number(header!.split(" ")[0]);
    const segments = lines.slice(0, n).map((line) => line.split(" ").map(BigInt));
    const output: string[] = [];
    for (const line of lines.slice(n)) {
      const [kind, ...numbers] = line.split(" ").map(BigInt);
      if (kind === 0n) {
        segments.push(numbers);
        continue;
      }
      const x = numbers[0]!;
      const ys = segments.flatMap(([l, r, a, b]) => (l! <= x && x < r! ? [a! * x + b!] : []));
      if (ys.length === 0) output.push("INFINITY\n");
      else output.push(`${ys.reduce((low, y) => (y < low ? y : low))}\n`);
    }
    return output.join("");
  },
};
