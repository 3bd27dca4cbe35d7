import type { Answered, Twin } from "../../../scripts/verify/twin";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";

const MAX_SIZE = 300_000;

/** Edges among `reach` neighbours, about `kept` of them at a time. */
function queries(random: Random, n: number, q: number, reach: number, kept: number): string {
  const lines = [`${n} ${q}`, Array.from({ length: n }, () => random.int(0, 1e9)).join(" ")];
  const present: string[] = [];
  const names = new Set<string>();
  for (let query = 0; query < q; query++) {
    const kind = random.int(0, 5);
    const v = random.int(0, n - 1);
    if (kind < 4 && n > 1 && random.int(0, 2 * kept) >= present.length) {
      const other = (v + random.int(1, Math.min(n - 1, reach))) % n;
      const name = `${Math.min(v, other)} ${Math.max(v, other)}`;
      lines.push(names.has(name) ? `3 ${v}` : `0 ${v} ${other}`);
      if (names.has(name)) continue;
      names.add(name);
      present.push(name);
    } else if (kind < 4 && present.length > 0) {
      const at = random.int(0, present.length - 1);
      const name = present[at]!;
      present[at] = present[present.length - 1]!;
      present.pop();
      names.delete(name);
      lines.push(`1 ${random.shuffle(name.split(" ")).join(" ")}`);
    } else if (kind === 4) lines.push(`2 ${v} ${random.int(0, 1e9)}`);
    else lines.push(`3 ${v}`);
  }
  return `${lines.join("\n")}\n`;
}

/** A path, or a cycle where isCycle, of which single edges go and come back: ones are counted. */
function cuts(random: Random, isCycle: boolean): Answered {
  const n = MAX_SIZE / 2;
  const lines = [`${n} ${MAX_SIZE}`, new Array<number>(n).fill(1).join(" ")];
  for (let v = 1; v < n; v++) lines.push(`0 ${v - 1} ${v}`);
  if (isCycle) lines.push(`0 ${n - 1} 0`);
  let output = "";
  while (lines.length + 3 <= MAX_SIZE + 2) {
    const v = random.int(1, n - 1);
    lines.push(`1 ${v} ${v - 1}`, `3 ${v}`, `0 ${v} ${v - 1}`);
    output += `${isCycle ? n : n - v}\n`;
  }
  while (lines.length < MAX_SIZE + 2) {
    lines.push("3 0");
    output += `${n}\n`;
  }
  return { input: `${lines.join("\n")}\n`, output };
}

export const twin: Twin = {
  problem: "dynamic_graph_vertex_add_component_sum",
  timeLimitMs: 10_000,
  rounds: 60,
  generators: {
    small: (random) => queries(random, random.int(1, 8), 60, 7, random.pick([4, 8, 16])),
    middle: (random) => queries(random, 60, 300, random.pick([1, 3, 59]), 60),
    "max-cuts": (random) => cuts(random, false),
    "max-cycle": (random) => cuts(random, true),
  },
  atBounds: {
    "max-random": (random) => queries(random, MAX_SIZE, MAX_SIZE, MAX_SIZE, MAX_SIZE),
    "max-near": (random) => queries(random, 50_000, MAX_SIZE, 2, 50_000),
    "max-dense": (random) => queries(random, 500, MAX_SIZE, 500, 50_000),
  },
  // A search for each question.
  naive: (input) => {
    const [[n], values, ...lines] = rowsOf(input) as [[number], number[], ...number[][]];
    const next = Array.from({ length: n }, () => new Set<number>());
    let output = "";
    for (const [kind, v, x] of lines as [number, number, number][]) {
      if (kind === 0) next[v]!.add(x) && next[x]!.add(v);
      else if (kind === 1) next[v]!.delete(x) && next[x]!.delete(v);
      else if (kind === 2) values[v]! += x;
      else {
        const reached = new Set([v]);
        for (const at of reached) for (const to of next[at]!) reached.add(to);
        output += `${[...reached].reduce((sum, at) => sum + values[at]!, 0)}\n`;
      }
    }
    return output;
  },
};
