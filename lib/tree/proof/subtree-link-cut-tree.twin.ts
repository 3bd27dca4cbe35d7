import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { deepShape, deepShapes } from "../random-tree";

type Queries = (random: Random, n: number, q: number, shape: (v: number) => number) => string;

/** Parents have smaller numbers, also after an edge has moved; vertices are renamed. */
function queries(toSubtrees: boolean, most: number): Queries {
  return (random, n, q, shape) => {
    const name = random.shuffle(Array.from({ length: n }, (_, v) => v));
    const up = name.map((_, v) => (v === 0 ? -1 : shape(v)));
    const ends = (v: number) => random.shuffle([name[v], name[up[v]!]]).join(" ");
    const values = name.map(() => random.int(0, most));
    const lines = [`${n} ${q}`, values.join(" "), ...up.slice(1).map((_, v) => ends(v + 1))];
    for (let query = 0; query < q; query++) {
      const kind = random.int(0, 2);
      const v = random.int(1, n - 1);
      if (kind === 0) {
        const before = ends(v);
        up[v] = random.int(Math.max(0, v - 3), v - 1);
        lines.push(`0 ${before} ${ends(v)}`);
      } else if (kind === 1) {
        lines.push(`1 ${toSubtrees ? ends(v) : name[v]} ${random.int(0, most)}`);
      } else lines.push(`2 ${ends(v)}`);
    }
    return `${lines.join("\n")}\n`;
  };
}

/** On a path whose vertices all get the same, sums are products. */
function products(random: Random, toSubtrees: boolean, most: number) {
  const n = 200_000;
  const lines = [`${n} ${n}`, new Array<number>(n).fill(most).join(" ")];
  for (let v = 1; v < n; v++) lines.push(`${v - 1} ${v}`);
  let output = "";
  let value = BigInt(most);
  for (let query = 0; query < n; query += toSubtrees ? 3 : 1) {
    const v = random.int(1, n - 1);
    if (toSubtrees && query + 2 < n) {
      lines.push(`1 ${v} ${v - 1} ${most}`, `1 ${v - 1} ${v} ${most}`);
      value += BigInt(most);
    } else if (toSubtrees && query + 1 < n) lines.push(`1 0 1 0`);
    lines.push(`2 ${v} ${v - 1}`);
    output += `${value * BigInt(n - v)}\n`;
  }
  return { input: `${lines.join("\n")}\n`, output };
}

/** Searches for each question; additions to subtrees, or to vertices alone. */
function naive(input: string, toSubtrees: boolean): string {
  const rows = input
    .trim()
    .split("\n")
    .map((row) => row.split(" ").map(Number));
  const [n] = rows.shift() as [number];
  const values = rows.shift()!;
  const next = values.map(() => new Set<number>());
  const link = (u: number, v: number) => next[u]!.add(v) && next[v]!.add(u);
  for (const [u, v] of rows.splice(0, n - 1)) link(u!, v!);
  let output = "";
  for (const [kind, u, v, w, x] of rows as [number, number, number, number, number][]) {
    if (kind === 0) {
      next[u]!.delete(v);
      next[v]!.delete(u);
      link(w, x);
      continue;
    }
    const side = new Set([v, u]);
    for (const at of side) if (at !== v) for (const to of next[at]!) side.add(to);
    side.delete(v);
    if (kind === 1 && !toSubtrees) values[u]! += v;
    else if (kind === 1) for (const at of side) values[at]! += w;
    else output += `${[...side].reduce((sum, at) => sum + values[at]!, 0)}\n`;
  }
  return output;
}

/** The twins of two problems: x is added to subtrees, or to vertices. */
export function subtreeTwin(problem: string, toSubtrees: boolean, most: number): Twin {
  const input = queries(toSubtrees, most);
  const shapes = Object.entries(deepShapes(200_000));
  return {
    problem,
    timeLimitMs: 5000,
    generators: {
      small: (random) => {
        const reach = random.pick([1, 2, 9]);
        return input(random, random.int(2, 9), 40, (v) =>
          random.int(Math.max(0, v - reach), v - 1),
        );
      },
      deep: (random) => {
        const n = random.int(2, 30);
        return input(random, n, 60, deepShape(random, n));
      },
      "max-products": (random) => products(random, toSubtrees, most),
    },
    atBounds: {
      ...Object.fromEntries(
        shapes.map(([name, shape]) => [
          `max-${name}`,
          (random) => input(random, 200_000, 200_000, shape),
        ]),
      ),
      "max-random": (random) => input(random, 200_000, 200_000, (v) => random.int(0, v - 1)),
    },
    naive: (text) => naive(text, toSubtrees),
  };
}

export const twin = subtreeTwin("dynamic_tree_subtree_add_subtree_sum", true, 10_000_000);
