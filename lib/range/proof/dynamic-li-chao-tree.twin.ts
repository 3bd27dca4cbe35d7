import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { tangents } from "./li-chao-tree.twin";

function queries(random: Random, n: number, q: number, bound: number): string {
  const lines = [`${n} ${q}`];
  const number = () => random.int(-bound, bound);
  // b up to bound² - 1, in steps that leave near ties.
  const line = () => {
    const b = BigInt(random.int(1 - bound, bound - 1)) * BigInt(bound);
    return `${number()} ${b + BigInt(random.int(-1, 1))}`;
  };
  for (let at = 0; at < n; at++) lines.push(line());
  for (let query = 0; query < q; query++) {
    lines.push(random.int(0, 1) === 0 ? `0 ${line()}` : `1 ${number()}`);
  }
  return `${lines.join("\n")}\n`;
}

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

export const twin: Twin = {
  problem: "line_add_get_min",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => queries(random, random.int(1, 9), 20, random.pick([2, 10, 1e9])),
    middle: (random) => queries(random, random.int(100, 300), 100, random.pick([50, 1e9])),
    envelope: (random) => envelope(random, 2 * random.int(1, 10)),
    sinking: (random) => sinking(random, 20, random.pick([9, 1e9])),
    "max-lines": (random) => queries(random, 200_000, 100, 1e9),
    "max-tangents": (random) => tangents(random, 200_000, ""),
  },
  atBounds: {
    "max-both": (random) => queries(random, 200_000, 200_000, 1e9),
    "max-envelope": (random) => envelope(random, 200_000),
    "max-sinking": (random) => sinking(random, 200_000, 1e9),
  },
  naive: (input) => {
    const [header, ...lines] = input
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(BigInt));
    const n = Number(header![0]!);
    const known = lines.slice(0, n);
    const output: string[] = [];
    for (const [kind, first, second] of lines.slice(n)) {
      if (kind === 0n) {
        known.push([first!, second!]);
        continue;
      }
      const ys = known.map(([a, b]) => a! * first! + b!);
      output.push(`${ys.reduce((one, other) => (other < one ? other : one))}\n`);
    }
    return output.join("");
  },
};
