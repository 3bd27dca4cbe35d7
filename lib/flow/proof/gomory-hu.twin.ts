import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function graph(random: Random, last: number, m: number, most: number, q: number): string {
  const lines = [`${last} ${m}`];
  for (let e = 0; e < m; e++) {
    lines.push(`${random.int(0, last)} ${random.int(0, last)} ${random.int(0, most)}`);
  }
  lines.push(String(q));
  for (let at = 0; at < q; at++) {
    const u = random.int(0, last - 1);
    lines.push(`${u} ${random.int(u + 1, last)}`);
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "P4897",
  rounds: 150,
  generators: {
    small: (random) => graph(random, random.int(1, 6), random.int(0, 14), random.pick([1, 9]), 15),
    // Small enough for the naive answer, which goes through all sides.
    middle: (random) => graph(random, 11, 40, 10_000, 40),
    "max-tree": (random) => {
      // A tree: the cut is the least capacity on the way, which the naive answer knows too.
      const lines = ["500 500"];
      const up: [number, number][] = [[0, Infinity]];
      for (let v = 1; v <= 500; v++) {
        up.push([random.int(Math.max(0, v - 3), v - 1), random.int(1, 10_000)]);
        lines.push(`${v} ${up[v]!.join(" ")}`);
      }
      const answers: number[] = [];
      lines.push("100000");
      for (let q = 0; q < 100_000; q++) {
        let u = random.int(0, 499);
        let v = random.int(u + 1, 500);
        lines.push(`${u} ${v}`);
        let least = Infinity;
        while (u !== v) {
          if (u < v) [u, v] = [v, u];
          least = Math.min(least, up[u]![1]);
          u = up[u]![0];
        }
        answers.push(least);
      }
      return { input: `${lines.join("\n")}\n`, output: `${answers.join("\n")}\n` };
    },
  },
  naive: (input) => {
    const [last, m, ...rest] = input.trim().split(/\s+/).map(Number) as [number, number];
    const queries = rest.slice(3 * m + 1);
    const answers = new Array<number>(queries.length / 2).fill(Infinity);
    for (let set = 0; set < 1 << last; set++) {
      let cut = 0;
      const side = (v: number) => (v === last ? 0 : (set >> v) & 1);
      for (let e = 0; e < m; e++) {
        if (side(rest[3 * e]!) !== side(rest[3 * e + 1]!)) cut += rest[3 * e + 2]!;
      }
      for (let q = 0; q < answers.length; q++) {
        if (side(queries[2 * q]!) === side(queries[2 * q + 1]!)) continue;
        answers[q] = Math.min(answers[q]!, cut);
      }
    }
    return `${answers.join("\n")}\n`;
  },
};
