import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function queries(random: Random, n: number, q: number, maxLength: number): string {
  const lines = [`${n} ${q}`];
  const value = () => random.int(-1e9, 1e9);
  lines.push(Array.from({ length: n }, value).join(" "));
  for (let query = 0; query < q; query++) {
    const a = random.int(1, n);
    const b = random.int(a, Math.min(n, a + maxLength - 1));
    lines.push(random.int(0, 1) === 1 ? `1 ${a} ${b} ${value()}` : `2 ${a}`);
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "1651",
  generators: {
    sample: () => ({
      input: "8 3\n3 2 4 5 1 1 5 3\n1 2 5 2\n2 3\n2 4\n",
      output: "6\n7\n",
    }),
    small: (random) => queries(random, random.int(1, 9), 20, 9),
    middle: (random) => queries(random, random.int(100, 600), 100, 600),
    "max-short-ranges": (random) => queries(random, 200_000, 200_000, 500),
    "max-queries": (random) => queries(random, 200, 200_000, 200),
  },
  atBounds: {
    "max-both": (random) => queries(random, 200_000, 200_000, 200_000),
  },
  naive: (input) => {
    const [, line, ...rest] = input.trim().split("\n");
    const values = line!.split(" ").map(Number);
    const output: string[] = [];
    for (const query of rest) {
      const [kind, a, b, u] = query.split(" ").map(Number);
      if (kind === 2) output.push(`${values[a! - 1]!}\n`);
      else for (let i = a! - 1; i < b!; i++) values[i]! += u!;
    }
    return output.join("");
  },
};
