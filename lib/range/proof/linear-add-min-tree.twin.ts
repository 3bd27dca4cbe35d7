import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function queries(
  random: Random,
  n: number,
  q: number,
  value: () => number,
  slope: () => number,
  shift: () => number,
): string {
  const lines = [`${n} ${q}`, Array.from({ length: n }, value).join(" ")];
  for (let query = 0; query < q; query++) {
    const l = random.int(0, n - 1);
    const r = random.int(l + 1, n);
    lines.push(random.int(0, 1) === 1 ? `1 ${l} ${r}` : `0 ${l} ${r} ${slope()} ${shift()}`);
  }
  return `${lines.join("\n")}\n`;
}

function ofSize(random: Random, n: number, q: number): string {
  const within = (most: number) => () => random.int(-most, most);
  return queries(random, n, q, within(1e9 - 1), within(99), within(1e7 - 1));
}

export const twin: Twin = {
  problem: "range_linear_add_range_min",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => {
      const within = () => random.int(-3, 3);
      return queries(random, random.int(1, 12), 30, within, within, within);
    },
    middle: (random) => ofSize(random, random.int(50, 200), 200),
    "max-queries": (random) => ofSize(random, 100, 100_000),
    "max-length": (random) => ofSize(random, 100_000, 100),
  },
  atBounds: {
    "max-both": (random) => ofSize(random, 100_000, 100_000),
    "max-rising": (random) => {
      const shift = () => random.int(-1e7 + 1, 1e7 - 1);
      return queries(
        random,
        100_000,
        100_000,
        () => 0,
        () => 99,
        shift,
      );
    },
    "max-convex": (random) => {
      let [i, sum] = [0, 0];
      const value = () => (sum += Math.floor(i++ / 5) - 10_000);
      return queries(
        random,
        100_000,
        100_000,
        value,
        () => random.int(-99, 99),
        () => 0,
      );
    },
  },
  naive: (input) => {
    const [, line, ...lines] = input.trim().split("\n");
    const values = line!.split(" ").map(Number);
    const output: string[] = [];
    for (const query of lines) {
      const [kind, l, r, b, c] = query.split(" ").map(Number) as [
        number,
        number,
        number,
        number,
        number,
      ];
      if (kind === 0) for (let i = l; i < r; i++) values[i]! += b * i + c;
      else output.push(`${Math.min(...values.slice(l, r))}\n`);
    }
    return output.join("");
  },
};
