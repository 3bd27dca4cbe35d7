import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

const numbers = (random: Random, n: number, most: number) =>
  `${n}\n${Array.from({ length: n }, () => random.int(0, most)).join(" ")}\n`;

const listed = (values: readonly number[]) => `${values.length}\n${values.join(" ")}\n`;

const parse = (text: string) => text.trim().split(/\s+/).map(Number);

/** The length alone, in quadratic time. */
function naive(input: string): string {
  const values = parse(input).slice(1);
  const lengths: number[] = [];
  values.forEach((value, i) => {
    const before = lengths.filter((_, j) => values[j]! < value);
    lengths[i] = 1 + Math.max(0, ...before);
  });
  return `${Math.max(...lengths)}\n`;
}

function check(input: string, output: string, expected: string | undefined): void {
  const values = parse(input).slice(1);
  const [length, ...places] = parse(output);
  const wanted = expected === undefined ? length : parse(expected)[0];
  if (length !== wanted) throw new Error(`expected the length ${wanted}, got ${length}`);
  if (places.length !== length) throw new Error(`expected ${length} places`);
  places.forEach((place, k) => {
    if (values[place] === undefined) throw new Error(`no place ${place}`);
    if (k === 0) return;
    const before = places[k - 1]!;
    if (before >= place || values[before]! >= values[place]!) {
      throw new Error(`the numbers at ${before} and ${place} do not ascend`);
    }
  });
}

export const twin: Twin = {
  problem: "longest_increasing_subsequence",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => numbers(random, random.int(1, 12), random.pick([1, 5, 1e9])),
    middle: (random) => numbers(random, 300, random.pick([20, 1e9])),
    "max-random": (random) => numbers(random, 500_000, 1e9),
    "max-up": () => {
      const n = 500_000;
      const up = Array.from({ length: n }, (_, i) => i);
      return { input: `${n}\n${up.join(" ")}\n`, output: `${n}\n${up.join(" ")}\n` };
    },
  },
  atBounds: {
    "max-down": () => listed(Array.from({ length: 500_000 }, (_, i) => 1e9 - i)),
    "max-equal": () => listed(new Array<number>(500_000).fill(1e9)),
    "max-saw": () =>
      listed(Array.from({ length: 500_000 }, (_, i) => 1000 * (i % 707) + Math.floor(i / 707))),
    "max-few-values": (random) => numbers(random, 500_000, 700),
  },
  naive,
  check,
};
