import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function search(random: Random, n: number, q: number, bound: number, longest: number): string {
  const coordinate = () => random.int(-bound, bound);
  const lines = [`${n}`];
  for (let i = 0; i < n; i++) lines.push(`${coordinate()} ${coordinate()}`);
  lines.push(`${q}`);
  const side = () => {
    const from = coordinate();
    return `${from} ${Math.min(bound, from + random.int(0, longest))}`;
  };
  for (let query = 0; query < q; query++) lines.push(`${side()} ${side()}`);
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "DSL_2_C",
  timeLimitMs: 5000,
  generators: {
    small: (random) => search(random, random.int(0, 12), 6, 4, 4),
    middle: (random) => search(random, 100, 30, 1e9, 1e9),
    "max-few-questions": (random) => search(random, 500_000, 20, 1e9, 2e7),
  },
  atBounds: {
    "max-both": (random) => search(random, 500_000, 20_000, 1e9, 2e7),
  },
  naive: (input) => {
    const lines = input
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(Number));
    const n = lines[0]![0]!;
    const points = lines.slice(1, n + 1);
    const answers = lines.slice(n + 2).map(([sx, tx, sy, ty]) => {
      let text = "\n";
      for (let i = n - 1; i >= 0; i--) {
        const [x, y] = points[i]!;
        if (sx! <= x! && x! <= tx! && sy! <= y! && y! <= ty!) text = `${i}\n${text}`;
      }
      return text;
    });
    return answers.join("");
  },
};
