import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function pair(random: Random, max: number): [number, number] {
  const [a, b] = [random.int(0, max - 1), random.int(0, max - 1)];
  return a < b ? [a, b] : [b, a + 1];
}

function queries(random: Random, n: number, q: number, max: number): string {
  const lines = [`${n} ${q}`];
  const point = () => `${random.int(0, max)} ${random.int(0, max)} ${random.int(0, 1e9)}`;
  for (let at = 0; at < n; at++) lines.push(point());
  for (let query = 0; query < q; query++) {
    const [[l, r], [d, u]] = [pair(random, max), pair(random, max)];
    lines.push(random.int(0, 1) === 0 ? `0 ${point()}` : `1 ${l} ${d} ${r} ${u}`);
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "point_add_rectangle_sum",
  timeLimitMs: 5_000,
  generators: {
    empty: () => ({ input: "0 3\n1 0 0 2 2\n0 1 1 5\n1 0 0 2 2\n", output: "0\n5\n" }),
    small: (random) => queries(random, random.int(1, 9), 20, random.pick([2, 5, 1e9])),
    middle: (random) => queries(random, random.int(100, 300), 100, random.pick([20, 1e9])),
    "max-points": (random) => queries(random, 100_000, 200, 1e9),
    "max-queries": (random) => diagonal(random, 100_000),
  },
  atBounds: {
    "max-both": (random) => queries(random, 100_000, 100_000, 1e9),
  },
  naive: (input) => {
    const [header, ...lines] = input
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(Number));
    const n = header![0]!;
    const points = lines.slice(0, n);
    const output: string[] = [];
    for (const [kind, ...numbers] of lines.slice(n)) {
      if (kind === 0) {
        points.push(numbers);
        continue;
      }
      const [l, d, r, u] = numbers;
      let sum = 0;
      for (const [x, y, weight] of points) {
        if (l! <= x! && x! < r! && d! <= y! && y! < u!) sum += weight!;
      }
      output.push(`${sum}\n`);
    }
    return output.join("");
  },
};

/** Points (i, i) of weight 1: a rectangle holds as many as its spans have in common. */
function diagonal(random: Random, n: number): { input: string; output: string } {
  const lines = [`${n} ${n}`];
  const output: string[] = [];
  for (let i = 0; i < n; i++) lines.push(`${i} ${i} 1`);
  for (let query = 0, count = n; query < n; query++) {
    if (query % 2 === 0) {
      lines.push(`0 ${count} ${count} 1`);
      count++;
      continue;
    }
    const [[l, r], [d, u]] = [pair(random, 2 * n), pair(random, 2 * n)];
    lines.push(`1 ${l} ${d} ${r} ${u}`);
    output.push(`${Math.max(0, Math.min(r, u, count) - Math.max(l, d))}\n`);
  }
  return { input: `${lines.join("\n")}\n`, output: output.join("") };
}
