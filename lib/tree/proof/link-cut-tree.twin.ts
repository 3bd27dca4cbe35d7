import type { Answered, Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { atDeepShapes, deepShape } from "../random-tree";

/** Edges move up or down by a few vertices, or only questions are asked. */
function deep(random: Random, n: number, q: number, shape: (v: number) => number): string {
  const up = Array.from({ length: n }, (_, v) => (v === 0 ? -1 : shape(v)));
  const vertex = () => random.int(0, n - 1);
  const values = up.map(() => random.int(0, 1e9));
  const lines = [`${n} ${q}`, values.join(" "), ...up.slice(1).map((u, i) => `${u} ${i + 1}`)];
  const kinds = random.int(0, 3); // with 0 all are questions
  for (let query = 0; query < q; query++) {
    const kind = kinds === 0 ? 2 : random.int(0, 2);
    const v = random.int(Math.min(1, n - 1), n - 1);
    if (kind === 0 && v > 0) {
      const next = random.int(Math.max(0, v - 3), v - 1);
      lines.push(`0 ${up[v]} ${v} ${next} ${v}`);
      up[v] = next;
    } else if (kind === 1) lines.push(`1 ${v} ${random.int(0, 1e9)}`);
    else lines.push(`2 ${vertex()} ${vertex()}`);
  }
  return `${lines.join("\n")}\n`;
}

/**
 * Vertices are numbered so that a parent comes before its child, also after an edge has moved: then
 * the later of two vertices climbs until both are one. Names hide the numbers.
 */
function queries(random: Random, n: number, q: number, reach: number): Answered {
  const name = random.shuffle(Array.from({ length: n }, (_, v) => v));
  const choose = (v: number) => random.int(Math.max(0, v - reach), v - 1);
  const up = Array.from({ length: n }, (_, v) => (v === 0 ? -1 : choose(v)));
  const values = Array.from({ length: n }, () => random.int(0, 1e9));
  const byName: number[] = [];
  name.forEach((v, i) => {
    byName[v] = values[i]!;
  });
  const edge = (v: number) => random.shuffle([name[v], name[up[v]!]]).join(" ");
  const lines = [`${n} ${q}`, byName.join(" ")];
  for (const v of random.shuffle(up.map((_, i) => i))) if (v > 0) lines.push(edge(v));
  const answers: number[] = [];
  for (let query = 0; query < q; query++) {
    let [u, v] = [random.int(0, n - 1), random.int(0, n - 1)];
    const kind = random.int(0, 2);
    if (kind === 0 && u > 0) {
      const before = edge(u);
      up[u] = choose(u);
      lines.push(`0 ${before} ${edge(u)}`);
    } else if (kind === 1) {
      const x = random.int(0, 1e9);
      values[u]! += x;
      lines.push(`1 ${name[u]} ${x}`);
    } else {
      lines.push(`2 ${name[u]} ${name[v]}`);
      let sum = 0;
      while (u !== v) {
        if (u < v) [u, v] = [v, u];
        sum += values[u]!;
        u = up[u]!;
      }
      answers.push(sum + values[u]!);
    }
  }
  return { input: `${lines.join("\n")}\n`, output: answers.map((sum) => `${sum}\n`).join("") };
}

export const twin: Twin = {
  problem: "dynamic_tree_vertex_add_path_sum",
  timeLimitMs: 5_000,
  rounds: 60,
  generators: {
    small: (random) => queries(random, random.int(1, 9), 20, random.pick([1, 2, 9])),
    middle: (random) => queries(random, 500, 500, random.pick([1, 5, 500])),
    deep: (random) => {
      const n = random.int(1, 16);
      return deep(random, n, 20, deepShape(random, n));
    },
    "max-random": (random) => queries(random, 200_000, 200_000, 200_000),
    "max-broom": (random) => queries(random, 200_000, 200_000, 5000),
    "max-long": (random) => queries(random, 200_000, 200_000, 40),
  },
  atBounds: atDeepShapes(200_000, (random, shape) => deep(random, 200_000, 200_000, shape)),
  // A search along the path for each question.
  naive: (input) => {
    const [head, line, ...rows] = input
      .trim()
      .split("\n")
      .map((row) => row.split(" ").map(Number));
    const [n, values] = [head![0]!, line!];
    const next = Array.from({ length: n }, () => new Set<number>());
    const join = (u: number, v: number) => next[u]!.add(v) && next[v]!.add(u);
    const sum = (v: number, to: number, from: number): number => {
      if (v === to) return values[v]!;
      for (const w of next[v]!) {
        const rest = w === from ? -1 : sum(w, to, v);
        if (rest >= 0) return rest + values[v]!;
      }
      return -1;
    };
    for (const [u, v] of rows.slice(0, n - 1)) join(u!, v!);
    let output = "";
    for (const [kind, u, v, w, x] of rows.slice(n - 1)) {
      if (kind === 0) {
        next[u!]!.delete(v!);
        next[v!]!.delete(u!);
        join(w!, x!);
      } else if (kind === 1) values[u!]! += v!;
      else output += `${sum(u!, v!, -1)}\n`;
    }
    return output;
  },
};
