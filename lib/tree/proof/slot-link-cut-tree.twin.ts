import type { Answered, Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { atDeepShapes, deepShape } from "../random-tree";

const P = 998_244_353;

/** Parents have smaller numbers, also after an edge has moved; vertices are renamed. */
function queries(random: Random, n: number, q: number, shape: (v: number) => number): string {
  const name = random.shuffle(Array.from({ length: n }, (_, v) => v));
  const up = name.map((_, v) => (v === 0 ? -1 : shape(v)));
  const map = () => `${random.int(1, P - 1)} ${random.int(0, P - 1)}`;
  const vertex = () => random.int(0, n - 1);
  const edge = (v: number) => random.shuffle([name[v], name[up[v]!]]).join(" ");
  const lines = [`${n} ${q}`, ...up.map(map), ...up.slice(1).map((_, v) => edge(v + 1))];
  for (let query = 0; query < q; query++) {
    const kind = random.int(0, 2);
    const v = vertex();
    if (kind === 0 && v > 0) {
      const before = edge(v);
      up[v] = random.int(Math.max(0, v - 3), v - 1);
      lines.push(`0 ${before} ${edge(v)}`);
    } else if (kind === 1) lines.push(`1 ${vertex()} ${map()}`);
    else lines.push(`2 ${vertex()} ${vertex()} ${random.int(0, P - 1)}`);
  }
  return `${lines.join("\n")}\n`;
}

/** A path whose vertices add 1; single vertices change to 2. */
function steps(random: Random, n: number, q: number): Answered {
  const lines = [`${n} ${q}`, ...Array.from({ length: n }, () => "1 1")];
  for (let v = 1; v < n; v++) lines.push(`${v - 1} ${v}`);
  let output = "";
  for (let query = 0; query < q; query++) {
    const [u, v, x] = [random.int(0, n - 1), random.int(0, n - 1), random.int(0, P - 1)];
    lines.push(`2 ${u} ${v} ${x}`);
    output += `${(x + Math.abs(u - v) + 1) % P}\n`;
  }
  return { input: `${lines.join("\n")}\n`, output };
}

export const twin: Twin = {
  problem: "dynamic_tree_vertex_set_path_composite",
  timeLimitMs: 5000,
  generators: {
    small: (random) => {
      const reach = random.pick([1, 2, 9]);
      const up = (v: number) => random.int(Math.max(0, v - reach), v - 1);
      return queries(random, random.int(1, 9), 30, up);
    },
    deep: (random) => {
      const n = random.int(1, 30);
      return queries(random, n, 60, deepShape(random, n));
    },
    "max-steps": (random) => steps(random, 200_000, 200_000),
  },
  atBounds: {
    ...atDeepShapes(200_000, (random, shape) => queries(random, 200_000, 200_000, shape)),
    "max-random": (random) => queries(random, 200_000, 200_000, (v) => random.int(0, v - 1)),
  },
  // A search along the path for each question.
  naive: (input) => {
    const rows = input
      .trim()
      .split("\n")
      .map((row) => row.split(" ").map(Number));
    const [n] = rows.shift() as [number];
    const maps = rows.splice(0, n);
    const next = maps.map(() => new Set<number>());
    const link = (u: number, v: number) => next[u]!.add(v) && next[v]!.add(u);
    for (const [u, v] of rows.splice(0, n - 1)) link(u!, v!);
    const path = (v: number, to: number, from: number): number[] => {
      if (v === to) return [v];
      for (const w of next[v]!) {
        const rest = w === from ? [] : path(w, to, v);
        if (rest.length > 0) return [v, ...rest];
      }
      return [];
    };
    let output = "";
    for (const [kind, u, v, w, x] of rows as [number, number, number, number, number][]) {
      if (kind === 0) {
        next[u]!.delete(v);
        next[v]!.delete(u);
        link(w, x);
      } else if (kind === 1) maps[u] = [v, w];
      else {
        let value = BigInt(w);
        for (const at of path(u, v, -1)) {
          value = (BigInt(maps[at]![0]!) * value + BigInt(maps[at]![1]!)) % BigInt(P);
        }
        output += `${value}\n`;
      }
    }
    return output;
  },
};
