import type { Answered, Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { atDeepShapes, deepShape, randomTree } from "../random-tree";

const P = 998_244_353n;

function queries(
  random: Random,
  n: number,
  q: number,
  reach: number | ((v: number) => number),
): string {
  const { a, b } = randomTree(random, n, reach);
  const value = (low = 0) => random.int(low, Number(P) - 1);
  const vertex = () => random.int(0, n - 1);
  const lines = [`${n} ${q}`, Array.from({ length: n }, () => value()).join(" ")];
  a.forEach((v, e) => {
    lines.push(`${v} ${b[e]} ${value(1)} ${value()}`);
  });
  for (let query = 0; query < q; query++) {
    const isEdge = n > 1 && random.int(0, 1) === 1;
    const change = isEdge
      ? `1 ${random.int(0, n - 2)} ${value(1)} ${value()}`
      : `0 ${vertex()} ${value()}`;
    lines.push(`${change} ${vertex()}`);
  }
  return `${lines.join("\n")}\n`;
}

/** A path whose edges add 1 to x: sums of distances and of the one value that changes. */
function distances(random: Random, n: number, q: number): Answered {
  const lines = [`${n} ${q}`, new Array<number>(n).fill(0).join(" ")];
  for (let v = 1; v < n; v++) lines.push(`${v - 1} ${v} 1 1`);
  let output = "";
  for (let query = 0; query < q; query++) {
    const [x, v] = [random.int(0, 1e6), random.int(0, n - 1)];
    lines.push(`0 7 ${x} ${v}`);
    output += `${(x + (v * (v + 1) + (n - 1 - v) * (n - v)) / 2) % Number(P)}\n`;
  }
  return { input: `${lines.join("\n")}\n`, output };
}

export const twin: Twin = {
  problem: "point_set_tree_path_composite_sum",
  timeLimitMs: 10_000,
  generators: {
    small: (random) => queries(random, random.int(1, 9), 20, random.pick([1, 2, 9])),
    deep: (random) => {
      const n = random.int(1, 30);
      return queries(random, n, 10, deepShape(random, n));
    },
    "max-distances": (random) => distances(random, 200_000, 200_000),
  },
  atBounds: {
    ...atDeepShapes(200_000, (random, shape) => queries(random, 200_000, 200_000, shape)),
    "max-random": (random) => queries(random, 200_000, 200_000, 200_000),
  },
  // From the root of each question a walk away from it, with the composite of the edges back to it.
  naive: (input) => {
    const [[n], a, ...lines] = input
      .trim()
      .split("\n")
      .map((line) => line.split(" ").map(BigInt)) as [[bigint], bigint[], ...bigint[][]];
    const edges = lines.splice(0, Number(n) - 1);
    const answers = lines.map((line) => {
      if (line[0] === 0n) a[Number(line[1])] = line[2]!;
      else edges[Number(line[1])]!.splice(2, 2, line[2]!, line[3]!);
      let sum = 0n;
      const walk: [bigint, bigint, bigint, bigint][] = [[line[line.length - 1]!, -1n, 1n, 0n]];
      for (const [v, from, slope, shift] of walk) {
        sum += slope * a[Number(v)]! + shift;
        for (const [one, other, b, c] of edges as [bigint, bigint, bigint, bigint][]) {
          const w = one === v ? other : other === v ? one : from;
          if (w !== from) walk.push([w, v, (slope * b) % P, (slope * c + shift) % P]);
        }
      }
      return sum % P;
    });
    return `${answers.join("\n")}\n`;
  },
};
