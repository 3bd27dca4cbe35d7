import type { Answered, Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { randomTree } from "../random-tree";

const P = 998_244_353n;

function tree(random: Random, n: number, reach: number): string {
  const { a, b } = randomTree(random, n, reach);
  const value = (low: number) => random.int(low, Number(P) - 1);
  const edges = Array.from(a, (v, e) => `${v} ${b[e]!} ${value(1)} ${value(0)}\n`);
  return `${n}\n${Array.from({ length: n }, () => value(0)).join(" ")}\n${edges.join("")}`;
}

/** A star or a path whose edges all add 1 to x: the answer is a sum of distances. */
function distances(n: number, isStar: boolean): Answered {
  const lines = [String(n), new Array<number>(n).fill(0).join(" ")];
  for (let v = 1; v < n; v++) lines.push(`${isStar ? 0 : v - 1} ${v} 1 1`);
  const far = (v: number) => {
    if (isStar) return v === 0 ? n - 1 : 2 * n - 3;
    return (v * (v + 1) + (n - 1 - v) * (n - v)) / 2;
  };
  const output = Array.from({ length: n }, (_, v) => far(v) % Number(P)).join(" ");
  return { input: `${lines.join("\n")}\n`, output: `${output}\n` };
}

export const twin: Twin = {
  problem: "tree_path_composite_sum",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => tree(random, random.int(1, 9), random.pick([1, 2, 9])),
    middle: (random) => tree(random, random.int(100, 300), random.pick([1, 9, 300])),
    "max-path": () => distances(200_000, false),
    "max-star": () => distances(200_000, true),
  },
  atBounds: {
    "max-random": (random) => tree(random, 200_000, 200_000),
  },
  // From each vertex a walk away from it, with the composite of the edges back to it.
  naive: (input) => {
    const [n, ...rest] = input.trim().split(/\s+/).map(BigInt) as [bigint];
    const size = Number(n);
    const next: [number, bigint, bigint][][] = Array.from({ length: size }, () => []);
    for (let at = size; at < rest.length; at += 4) {
      const [u, v] = [Number(rest[at]), Number(rest[at + 1])];
      next[u]!.push([v, rest[at + 2]!, rest[at + 3]!]);
      next[v]!.push([u, rest[at + 2]!, rest[at + 3]!]);
    }
    const answers = next.map((_, root) => {
      let sum = 0n;
      const walk: [number, number, bigint, bigint][] = [[root, -1, 1n, 0n]];
      for (const [v, from, slope, offset] of walk) {
        sum += slope * rest[v]! + offset;
        for (const [w, b, c] of next[v]!) {
          if (w !== from) walk.push([w, v, (slope * b) % P, (slope * c + offset) % P]);
        }
      }
      return sum % P;
    });
    return `${answers.join(" ")}\n`;
  },
};
