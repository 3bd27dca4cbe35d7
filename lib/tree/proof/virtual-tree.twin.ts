import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { randomTree } from "../random-tree";

function kingdom(random: Random, n: number, reach: number, queries: number, most: number): string {
  const { a, b } = randomTree(random, n, reach);
  const lines = [String(n), ...Array.from(a, (v, e) => `${v + 1} ${b[e]! + 1}`), String(queries)];
  for (let query = 0; query < queries; query++) {
    const cities = new Set<number>();
    const k = random.int(1, Math.min(n, most));
    while (cities.size < k) cities.add(random.int(1, n));
    lines.push([k, ...cities].join(" "));
  }
  return `${lines.join("\n")}\n`;
}

export const twin: Twin = {
  problem: "613D",
  rounds: 50,
  generators: {
    small: (random) => kingdom(random, random.int(1, 9), random.pick([1, 2, 9]), 6, 4),
    middle: (random) => kingdom(random, 300, random.pick([2, 20, 300]), 20, 60),
    "max-pairs": (random) => {
      // Two cities: one capture between them, unless a road joins them.
      const n = 100_000;
      const { a, b } = randomTree(random, n);
      const lines = [String(n), ...Array.from(a, (v, e) => `${v + 1} ${b[e]! + 1}`), String(n / 2)];
      const roads = new Set(Array.from(a, (v, e) => v * n + b[e]!));
      const answers: number[] = [];
      for (let query = 0; query < n / 2; query++) {
        const edge = random.int(0, n - 2);
        const [u, v] = [a[edge]!, random.int(0, 1) === 0 ? b[edge]! : random.int(0, n - 1)];
        if (u === v) lines.push(`1 ${u + 1}`);
        else lines.push(`2 ${u + 1} ${v + 1}`);
        const isRoad = roads.has(u * n + v) || roads.has(v * n + u);
        answers.push(u === v ? 0 : isRoad ? -1 : 1);
      }
      return { input: `${lines.join("\n")}\n`, output: `${answers.join("\n")}\n` };
    },
    "max-path": (random) => {
      // On a path every gap between neighbours costs one city.
      const n = 100_000;
      const lines = [String(n)];
      for (let v = 1; v < n; v++) lines.push(`${v} ${v + 1}`);
      const cities = Array.from({ length: 40_000 }, (_, i) => 2 * i + 1 + (i > 99 ? 1 : 0));
      lines.push("1", [cities.length, ...random.shuffle(cities)].join(" "));
      return { input: `${lines.join("\n")}\n`, output: "39999\n" };
    },
  },
  // The whole tree in every query, from the leaves up by recursion.
  naive: (input) => {
    const numbers = input.trim().split(/\s+/).map(Number);
    const n = numbers[0]!;
    const next: number[][] = Array.from({ length: n + 1 }, () => []);
    for (let at = 1; at < 2 * n - 1; at += 2) {
      next[numbers[at]!]!.push(numbers[at + 1]!);
      next[numbers[at + 1]!]!.push(numbers[at]!);
    }
    const order: [number, number][] = [[1, 0]];
    for (const [v, up] of order) for (const w of next[v]!) if (w !== up) order.push([w, v]);
    const answers: number[] = [];
    let at = 2 * n;
    for (let q = numbers[2 * n - 1]!; q > 0; q--) {
      const cities = new Set(numbers.slice(at + 1, at + 1 + numbers[at]!));
      at += 1 + numbers[at]!;
      const open = new Array<number>(n + 1).fill(0);
      let count = 0;
      let isPossible = true;
      for (let i = order.length - 1; i >= 0; i--) {
        const [v, up] = order[i]!;
        if (cities.has(v) && cities.has(up)) isPossible = false;
        if (cities.has(v)) count += open[v]!;
        else if (open[v]! > 1) count++;
        open[up]! += cities.has(v) ? 1 : open[v] === 1 ? 1 : 0;
      }
      answers.push(isPossible ? count : -1);
    }
    return `${answers.join("\n")}\n`;
  },
};
