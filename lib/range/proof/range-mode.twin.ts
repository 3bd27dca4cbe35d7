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
  problem: "static_range_mode_query",
  timeLimitMs: 5_000,
  generators: {
    unasked: () => ({ input: "2 0\n5 6\n", output: "" }),
    small: (random) => queries(random, random.int(1, 9), 20, 9, random.pick([1, 3, 1e9])),
    middle: (random) => queries(random, random.int(60, 300), 50, 300, random.pick([1, 30, 1e9])),
    "max-periodic": () => periodic(100_000),
    "max-queries": (random) => queries(random, 30, 100_000, 30, 9),
    "max-length": (random) => queries(random, 100_000, 20, 100_000, 300),
  },
  atBounds: {
    "max-equal": (random) => queries(random, 100_000, 100_000, 100_000, 0),
    "max-two-values": (random) => queries(random, 100_000, 100_000, 100_000, 1),
    "max-few-values": (random) => queries(random, 100_000, 100_000, 100_000, 300),
    "max-many-values": (random) => queries(random, 100_000, 100_000, 100_000, 1e9),
  },
  naive: (input) => {
    const [, line, ...ranges] = input.trim().split("\n");
    const values = line!.split(" ").map(Number);
    const output: string[] = [];
    for (const range of ranges) {
      const [l, r] = range.split(" ").map(Number);
      const counts = new Map<number, number>();
      for (const value of values.slice(l, r)) counts.set(value, (counts.get(value) ?? 0) + 1);
      const [mode, count] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a));
      output.push(`${mode} ${count}\n`);
    }
    return output.join("");
  },
  check: (input, output, expected) => {
    const [, line, ...ranges] = input.trim().split("\n");
    const values = line!.split(" ").map(Number);
    const lines = output.split("\n").filter((line) => line.trim() !== "");
    const right = expected?.trim().split("\n");
    if (lines.length !== ranges.length)
      throw new Error(`expected ${ranges.length} lines, found ${lines.length}`);
    for (const [at, range] of ranges.entries()) {
      const [l, r] = range.split(" ").map(Number);
      const [mode, count] = lines[at]!.split(" ").map(Number);
      const most = right && Number(right[at]!.split(" ")[1]);
      if (most !== undefined && most !== count) {
        throw new Error(`line ${at + 1}: expected a frequency of ${most}, found ${count}`);
      }
      // Long ranges of many queries are only held against the frequency.
      if (r! - l! > 1000 && at > 1000) continue;
      const occurrences = values.slice(l, r).filter((value) => value === mode).length;
      if (occurrences !== count) {
        throw new Error(
          `line ${at + 1}: ${mode} is there ${occurrences} times, not ${count} times`,
        );
      }
    }
  },
};

/** Values 0 … 299 in turn: the mode of a range is its first value. */
function periodic(n: number): { input: string; output: string } {
  const lines = [`${n} ${n}`, Array.from({ length: n }, (_, i) => i % 300).join(" ")];
  const output: string[] = [];
  for (let query = 0; query < n; query++) {
    const l = (query * 7919) % n;
    const r = l + 1 + ((query * 104_729) % (n - l));
    lines.push(`${l} ${r}`);
    output.push(`${l % 300} ${Math.ceil((r - l) / 300)}\n`);
  }
  return { input: `${lines.join("\n")}\n`, output: output.join("") };
}
