import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function queries(random: Random, n: number, q: number, maxLength: number): string {
  const lines = [`${n} ${q}`];
  const value = () => random.int(1, 1e6);
  lines.push(Array.from({ length: n }, value).join(" "));
  for (let query = 0; query < q; query++) {
    const a = random.int(1, n);
    const b = random.int(a, Math.min(n, a + maxLength - 1));
    const kind = random.int(1, 3);
    lines.push(kind === 3 ? `3 ${a} ${b}` : `${kind} ${a} ${b} ${value()}`);
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "1735",
  generators: {
    sample: () => ({
      input: "6 5\n2 3 1 1 5 3\n3 3 5\n1 2 4 2\n3 3 5\n2 2 4 5\n3 3 5\n",
      output: "7\n11\n15\n",
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
      const [kind, a, b, x] = query.split(" ").map(Number);
      let sum = 0;
      for (let i = a! - 1; i < b!; i++) {
        if (kind === 3) sum += values[i]!;
        else values[i] = kind === 1 ? values[i]! + x! : x!;
      }
      if (kind === 3) output.push(`${sum}\n`);
    }
    return output.join("");
  },
};
