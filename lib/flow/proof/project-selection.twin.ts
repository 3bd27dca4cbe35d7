import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function users(random: Random, n: number, m: number, cost: number, pay: number): string {
  const lines = [`${n} ${m}`, Array.from({ length: n }, () => random.int(0, cost)).join(" ")];
  for (let user = 0; user < m; user++) {
    lines.push(`${random.int(1, n)} ${random.int(1, n)} ${random.int(0, pay)}`);
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "P4174",
  rounds: 60,
  generators: {
    small: (random) =>
      users(random, random.int(1, 7), random.int(1, 14), random.pick([1, 9, 30]), 9),
    "max-free": (random) => {
      // Stations cost nothing: everything is built.
      const input = users(random, 5000, 50_000, 0, 100);
      const pays = input.trim().split("\n").slice(2);
      const total = pays.reduce((sum, line) => sum + Number(line.split(" ")[2]), 0);
      return { input, output: `${total}\n` };
    },
    "max-chain": (random) => {
      // Users need neighbours in a row: the best stretches by dynamic programming.
      const n = 5000;
      const cost = Array.from({ length: n }, () => random.int(0, 100));
      const pay = Array.from({ length: n - 1 }, () => random.int(0, 100));
      let [no, yes] = [0, -cost[0]!];
      for (let i = 1; i < n; i++) {
        [no, yes] = [Math.max(no, yes), Math.max(no, yes + pay[i - 1]!) - cost[i]!];
      }
      const lines = pay.map((value, i) => `${i + 1} ${i + 2} ${value}`);
      return {
        input: `${n} ${n - 1}\n${cost.join(" ")}\n${lines.join("\n")}\n`,
        output: `${Math.max(no, yes)}\n`,
      };
    },
  },
  // All sets of stations.
  naive: (input) => {
    const [n, m, ...rest] = input.trim().split(/\s+/).map(Number) as [number, number];
    let best = 0;
    for (let set = 0; set < 1 << n; set++) {
      const built = (v: number) => (set >> v) & 1;
      let profit = 0;
      for (let v = 0; v < n; v++) profit -= built(v) * rest[v]!;
      for (let at = n; at < n + 3 * m; at += 3) {
        profit += built(rest[at]! - 1) * built(rest[at + 1]! - 1) * rest[at + 2]!;
      }
      best = Math.max(best, profit);
    }
    return `${best}\n`;
  },
};
