import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function queries(
  random: Random,
  n: number,
  q: number,
  maxLength: number,
  maxValue: number,
): string {
  const lines = [`${n} ${q}`];
  lines.push(Array.from({ length: n }, () => random.int(0, maxValue)).join(" "));
  for (let query = 0; query < q; query++) {
    const l = random.int(0, n - 1);
    lines.push(`${l} ${random.int(l + 1, Math.min(n, l + maxLength))}`);
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "static_range_inversions_query",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => queries(random, random.int(1, 9), 20, 9, random.pick([1, 3, 1e9])),
    middle: (random) => queries(random, random.int(60, 300), 50, 300, random.pick([1, 30, 1e9])),
    "max-short-ranges": (random) => queries(random, 100_000, 100_000, 20, 5),
    "max-queries": (random) => queries(random, 30, 100_000, 30, 9),
    "max-length": (random) => queries(random, 100_000, 3, 100_000, 1e9),
  },
  atBounds: {
    "max-two-values": (random) => queries(random, 100_000, 100_000, 100_000, 1),
    "max-down": (random) => {
      const down = Array.from({ length: 100_000 }, (_, i) => 1e9 - i).join(" ");
      const [head, , ...asked] = queries(random, 100_000, 100_000, 100_000, 0).split("\n");
      return [head, down, ...asked].join("\n");
    },
    "max-both": (random) => queries(random, 100_000, 100_000, 100_000, 1e9),
  },
  naive: (input) => {
    const [, line, ...ranges] = input.trim().split("\n");
    const values = line!.split(" ").map(Number);
    const output: string[] = [];
    for (const range of ranges) {
      const [l, r] = range.split(" ").map(Number);
      const part = values.slice(l, r);
      output.push(`${part.length < 1000 ? pairs(part) : merges(part)}\n`);
    }
    return output.join("");
  },
};

function pairs(part: readonly number[]): number {
  let count = 0;
  for (let i = 0; i < part.length; i++) {
    for (let j = i + 1; j < part.length; j++) if (part[i]! > part[j]!) count++;
  }
  return count;
}

/** For long ranges: by merging. */
function merges(part: readonly number[]): number {
  let count = 0;
  let from = [...part];
  for (let width = 1; width < from.length; width *= 2) {
    const to: number[] = [];
    for (let start = 0; start < from.length; start += 2 * width) {
      const middle = Math.min(start + width, from.length);
      const end = Math.min(start + 2 * width, from.length);
      for (let a = start, b = middle; a < middle || b < end; ) {
        if (b === end || (a < middle && from[a]! <= from[b]!)) to.push(from[a++]!);
        else {
          count += middle - a;
          to.push(from[b++]!);
        }
      }
    }
    from = to;
  }
  return count;
}
