import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { atDeepShapes, randomTree } from "../../tree/random-tree";

type Reach = number | ((v: number) => number);

function numbered(random: Random, n: number, most: number, reach: Reach): string {
  const { a, b } = randomTree(random, n, reach);
  const numbers = Array.from({ length: n }, () => random.int(1, most));
  const edges = Array.from(a, (v, e) => `${v + 1} ${b[e]! + 1}\n`);
  return `${n}\n${numbers.join(" ")}\n${edges.join("")}`;
}

export const twin: Twin = {
  problem: "abc165_f",
  timeLimitMs: 2_000,
  generators: {
    small: (random) => numbered(random, random.int(2, 9), random.pick([3, 9]), random.int(1, 9)),
    middle: (random) => numbered(random, random.int(30, 100), 1e9, random.pick([2, 100])),
  },
  atBounds: atDeepShapes(200_000, (random, shape) => numbered(random, 200_000, 1e9, shape)),
  // For each path from vertex 1 the quadratic dp, one vertex after the other.
  naive: (input) => {
    const [n, ...rest] = input.trim().split(/\s+/).map(Number) as [number, ...number[]];
    const lengths: number[][] = [];
    const visit = (v: number, path: { number: number; length: number }[], from: number) => {
      const number = rest[v - 1]!;
      const before = path.filter((step) => step.number < number).map((step) => step.length);
      const longer = [...path, { number, length: 1 + Math.max(0, ...before) }];
      lengths[v] = longer.map((step) => step.length);
      for (let at = n; at < rest.length; at += 2) {
        const [a, b] = [rest[at]!, rest[at + 1]!];
        if (a === v && b !== from) visit(b, longer, v);
        if (b === v && a !== from) visit(a, longer, v);
      }
    };
    visit(1, [], 0);
    return lengths.map((all) => `${Math.max(...all)}\n`).join("");
  },
};
