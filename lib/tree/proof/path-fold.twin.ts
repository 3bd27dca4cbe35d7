import type { Answered, Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { atDeepShapes, binary, deepShape, randomTree, star } from "../random-tree";

function queries(
  random: Random,
  n: number,
  q: number,
  reach: number | ((v: number) => number),
  isAnswered = true,
): Answered {
  const { a, b, name, up } = randomTree(random, n, reach);
  const values = Array.from({ length: n }, () => random.int(0, 1e9)); // in the order of joining
  const byName: number[] = [];
  name.forEach((v, i) => {
    byName[v] = values[i]!;
  });
  const lines = [`${n} ${q}`, byName.join(" "), ...Array.from(a, (v, e) => `${v} ${b[e]}`)];
  const answers: number[] = [];
  for (let query = 0; query < q; query++) {
    let [u, v] = [random.int(0, n - 1), random.int(0, n - 1)];
    const x = random.int(0, 1e9);
    if (random.int(0, 1) === 0) {
      lines.push(`0 ${name[u]} ${x}`);
      values[u]! += x;
      continue;
    }
    lines.push(`1 ${name[u]} ${name[v]}`);
    if (!isAnswered) continue;
    let sum = 0;
    while (u !== v) {
      if (u < v) [u, v] = [v, u];
      sum += values[u]!;
      u = up[u]!;
    }
    answers.push(sum + values[u]!);
  }
  return { input: `${lines.join("\n")}\n`, output: answers.map((sum) => `${sum}\n`).join("") };
}

export const twin: Twin = {
  problem: "vertex_add_path_sum",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => queries(random, random.int(1, 9), 12, random.pick([1, 2, 9])),
    middle: (random) => queries(random, 600, 300, random.pick([1, 5, 600])),
    deep: (random) => {
      const n = random.int(1, 16);
      return queries(random, n, 12, deepShape(random, n));
    },
    "max-binary": (random) => queries(random, 500_000, 500_000, binary),
    "max-star": (random) => queries(random, 500_000, 500_000, star),
    "max-random": (random) => queries(random, 500_000, 500_000, 500_000),
    "max-broom": (random) => queries(random, 500_000, 500_000, 60_000),
  },
  atBounds: atDeepShapes(
    500_000,
    (random, shape) => queries(random, 500_000, 500_000, shape, false).input,
  ),
  // A search along the path for each question.
  naive: (input) => {
    const [n, , ...rest] = input.trim().split(/\s+/).map(Number) as [number, number];
    const values: number[] = rest.slice(0, n);
    const next: number[][] = Array.from({ length: n }, () => []);
    for (let at = n; at < 3 * n - 2; at += 2) {
      next[rest[at]!]!.push(rest[at + 1]!);
      next[rest[at + 1]!]!.push(rest[at]!);
    }
    const sum = (v: number, to: number, from: number): number => {
      if (v === to) return values[v]!;
      for (const w of next[v]!) {
        const rest = w === from ? -1 : sum(w, to, v);
        if (rest >= 0) return rest + values[v]!;
      }
      return -1;
    };
    let output = "";
    for (let at = 3 * n - 2; at < rest.length; at += 3) {
      const [kind, v, x] = [rest[at]!, rest[at + 1]!, rest[at + 2]!];
      if (kind === 0) values[v]! += x;
      else output += `${sum(v, x, -1)}\n`;
    }
    return output;
  },
};
