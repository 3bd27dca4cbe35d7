import type { Answered, Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { atDeepShapes, deepShape } from "../random-tree";

type Reach = number | ((v: number) => number);

function parentsOf(random: Random, n: number, reach: Reach): number[] {
  const parent = (v: number) =>
    typeof reach === "function" ? reach(v) : random.int(Math.max(0, v - reach), v - 1);
  return Array.from({ length: n - 1 }, (_, i) => parent(i + 1));
}

function queries(random: Random, n: number, q: number, reach: Reach): string {
  const values = Array.from({ length: n }, () => random.int(0, 1e9));
  const parents = parentsOf(random, n, reach);
  const lines = [`${n} ${q}`, values.join(" "), parents.join(" ")];
  for (let query = 0; query < q; query++) {
    const v = random.int(0, n - 1);
    lines.push(random.int(0, 1) === 0 ? `0 ${v} ${random.int(0, 1e9)}` : `1 ${v}`);
  }
  return `${lines.join("\n")}\n`;
}

/** All additions before all questions: one pass from the leaves up knows the answers. */
function additionsFirst(random: Random, n: number, reach: Reach): Answered {
  const values = Array.from({ length: n }, () => random.int(0, 1e9));
  const parents = parentsOf(random, n, reach);
  const lines = [`${n} ${n}`, values.join(" "), parents.join(" ")];
  const half = n >> 1;
  for (let query = 0; query < half; query++) {
    const [v, x] = [random.int(0, n - 1), random.int(0, 1e9)];
    values[v]! += x;
    lines.push(`0 ${v} ${x}`);
  }
  for (let v = n - 1; v > 0; v--) values[parents[v - 1]!]! += values[v]!;
  const answers: number[] = [];
  for (let query = half; query < n; query++) {
    const v = random.int(0, n - 1);
    lines.push(`1 ${v}`);
    answers.push(values[v]!);
  }
  return { input: `${lines.join("\n")}\n`, output: `${answers.join("\n")}\n` };
}

export const twin: Twin = {
  problem: "vertex_add_subtree_sum",
  timeLimitMs: 5_000,
  rounds: 150,
  generators: {
    small: (random) => queries(random, random.int(1, 9), 12, random.pick([1, 2, 9])),
    middle: (random) => queries(random, 300, 200, random.pick([1, 5, 300])),
    deep: (random) => {
      const n = random.int(1, 16);
      return queries(random, n, 12, deepShape(random, n));
    },
    "max-random": (random) => additionsFirst(random, 500_000, 500_000),
    "max-path": (random) => additionsFirst(random, 500_000, 1),
  },
  atBounds: atDeepShapes(500_000, (random, shape) => queries(random, 500_000, 500_000, shape)),
  naive: (input) => {
    const [head, values, ups, ...lines] = input
      .split("\n")
      .map((l) => l.trim().split(" ").map(Number));
    const n = head![0]!;
    const output: number[] = [];
    for (const [kind, v, x] of lines.filter((line) => line.length > 1)) {
      if (kind === 0) values![v!]! += x!;
      else {
        const isBelow = new Uint8Array(n);
        isBelow[v!] = 1;
        let sum = values![v!]!;
        for (let w = v! + 1; w < n; w++) {
          if (isBelow[ups![w - 1]!] === 0) continue;
          isBelow[w] = 1;
          sum += values![w]!;
        }
        output.push(sum);
      }
    }
    return output.map((sum) => `${sum}\n`).join("");
  },
};
