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
  const value = () => random.int(1, maxValue);
  lines.push(Array.from({ length: n }, value).join(" "));
  for (let query = 0; query < q; query++) {
    const l = random.int(1, n);
    if (random.int(0, 1) === 0) lines.push(`2 ${l} ${value()}`);
    else lines.push(`1 ${l} ${random.int(l, Math.min(n, l + maxLength - 1))}`);
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "940F",
  generators: {
    sample: () => ({
      input: "10 4\n1 2 3 1 1 2 2 2 9 9\n1 1 1\n1 2 8\n2 7 1\n1 2 8\n",
      output: "2\n3\n2\n",
    }),
    small: (random) => queries(random, random.int(1, 9), 20, 9, random.pick([1, 3, 1e9])),
    middle: (random) => queries(random, random.int(60, 300), 60, 300, random.pick([5, 30])),
    "max-short-ranges": (random) => queries(random, 100_000, 100_000, 40, 4),
    "max-length": (random) => queries(random, 100_000, 100, 100_000, 100),
  },
  atBounds: {
    "max-both": (random) => queries(random, 100_000, 100_000, 100_000, 1000),
  },
  naive: (input) => {
    const [, line, ...rest] = input.trim().split("\n");
    const values = line!.split(" ").map(Number);
    const output: string[] = [];
    for (const query of rest) {
      const [kind, first, second] = query.split(" ").map(Number);
      if (kind === 2) {
        values[first! - 1] = second!;
        continue;
      }
      const counts = new Map<number, number>();
      for (const value of values.slice(first! - 1, second)) {
        counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      const frequencies = new Set(counts.values());
      let mex = 1;
      while (frequencies.has(mex)) mex++;
      output.push(`${mex}\n`);
    }
    return output.join("");
  },
};
