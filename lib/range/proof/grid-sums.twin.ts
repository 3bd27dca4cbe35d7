import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function queries(random: Random, n: number, q: number, maxSide: number): string {
  const lines = [`${n} ${q}`];
  const row = () => Array.from({ length: n }, () => random.pick("*.")).join("");
  for (let y = 0; y < n; y++) lines.push(row());
  for (let query = 0; query < q; query++) {
    const [top, left] = [random.int(1, n), random.int(1, n)];
    const bottom = random.int(top, Math.min(n, top + maxSide - 1));
    lines.push(`${top} ${left} ${bottom} ${random.int(left, Math.min(n, left + maxSide - 1))}`);
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "1652",
  generators: {
    sample: () => ({
      input: "4 3\n.*..\n*.**\n**..\n****\n2 2 3 4\n3 1 3 1\n1 1 2 2\n",
      output: "3\n1\n2\n",
    }),
    small: (random) => queries(random, random.int(1, 5), 10, 5),
    middle: (random) => queries(random, random.int(20, 60), 50, 60),
    "max-small-rectangles": (random) => queries(random, 1000, 200_000, 12),
    "max-large-rectangles": (random) => queries(random, 1000, 50, 1000),
  },
  atBounds: {
    "max-both": (random) => queries(random, 1000, 200_000, 1000),
  },
  naive: (input) => {
    const lines = input.trim().split("\n");
    const n = Number(lines[0]!.split(" ")[0]);
    const output: string[] = [];
    for (const line of lines.slice(n + 1)) {
      const [top, left, bottom, right] = line.split(" ").map(Number);
      let trees = 0;
      for (let y = top!; y <= bottom!; y++) {
        for (let x = left! - 1; x < right!; x++) if (lines[y]![x] === "*") trees++;
      }
      output.push(`${trees}\n`);
    }
    return output.join("");
  },
};
