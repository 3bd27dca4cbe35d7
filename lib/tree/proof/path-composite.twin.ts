import type { Answered, Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { atDeepShapes, binary, deepShape, randomTree, star } from "../random-tree";

const MODULUS = 998_244_353;

function queries(
  random: Random,
  n: number,
  q: number,
  reach: number | ((v: number) => number),
  isAnswered = true,
): Answered {
  const { a, b, name, up } = randomTree(random, n, reach);
  const maps = Array.from({ length: n }, () => [
    random.int(1, MODULUS - 1),
    random.int(0, MODULUS - 1),
  ]);
  const edges = Array.from(a, (v, e) => `${v} ${b[e]}`);
  const lines = [`${n} ${q}`, ...maps.map((map) => map.join(" ")), ...edges];
  const answers: number[] = [];
  for (let query = 0; query < q; query++) {
    let [u, v] = [random.int(0, n - 1), random.int(0, n - 1)];
    const [c, d] = [random.int(1, MODULUS - 1), random.int(0, MODULUS - 1)];
    if (random.int(0, 1) === 0) {
      lines.push(`0 ${name[u]} ${c} ${d}`);
      maps[name[u]!] = [c, d];
      continue;
    }
    lines.push(`1 ${name[u]} ${name[v]} ${d}`);
    if (!isAnswered) continue;
    const [front, back]: number[][] = [[], []];
    while (u !== v) {
      if (u > v) {
        front!.push(u);
        u = up[u]!;
      } else {
        back!.push(v);
        v = up[v]!;
      }
    }
    let x = BigInt(d);
    for (const at of [...front!, u, ...back!.reverse()]) {
      const [slope, offset] = maps[name[at]!]!;
      x = (BigInt(slope!) * x + BigInt(offset!)) % BigInt(MODULUS);
    }
    answers.push(Number(x));
  }
  return { input: `${lines.join("\n")}\n`, output: answers.map((x) => `${x}\n`).join("") };
}

export const twin: Twin = {
  problem: "vertex_set_path_composite",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => queries(random, random.int(1, 9), 12, random.pick([1, 2, 9])),
    middle: (random) => queries(random, 500, 300, random.pick([1, 5, 500])),
    deep: (random) => {
      const n = random.int(1, 16);
      return queries(random, n, 12, deepShape(random, n));
    },
    "max-binary": (random) => queries(random, 200_000, 200_000, binary),
    "max-star": (random) => queries(random, 200_000, 200_000, star),
    "max-random": (random) => queries(random, 200_000, 200_000, 200_000),
    "max-broom": (random) => queries(random, 200_000, 200_000, 9000),
  },
  atBounds: atDeepShapes(
    200_000,
    (random, shape) => queries(random, 200_000, 200_000, shape, false).input,
  ),
  // The path by a search from u.
  naive: (input) => {
    const [n, , ...rest] = input.trim().split(/\s+/).map(Number) as [number, number];
    const maps = Array.from({ length: n }, (_, v) => [rest[2 * v]!, rest[2 * v + 1]!]);
    const next: number[][] = Array.from({ length: n }, () => []);
    for (let at = 2 * n; at < 4 * n - 2; at += 2) {
      next[rest[at]!]!.push(rest[at + 1]!);
      next[rest[at + 1]!]!.push(rest[at]!);
    }
    const find = (v: number, to: number, from: number): number[] => {
      if (v === to) return [v];
      for (const w of next[v]!) {
        const path = w === from ? [] : find(w, to, v);
        if (path.length > 0) return [v, ...path];
      }
      return [];
    };
    let output = "";
    for (let at = 4 * n - 2; at < rest.length; at += 4) {
      const [kind, v, c, d] = [rest[at]!, rest[at + 1]!, rest[at + 2]!, rest[at + 3]!];
      if (kind === 0) maps[v] = [c, d];
      else {
        const apply = (x: bigint, w: number) =>
          (BigInt(maps[w]![0]!) * x + BigInt(maps[w]![1]!)) % BigInt(MODULUS);
        output += `${find(v, c, -1).reduce(apply, BigInt(d))}\n`;
      }
    }
    return output;
  },
};
