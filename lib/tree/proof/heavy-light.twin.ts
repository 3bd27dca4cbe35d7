import type { Answered, Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { atDeepShapes, binary, deepShape, randomTree, star } from "../random-tree";

function jumps(
  random: Random,
  n: number,
  q: number,
  reach: number | ((v: number) => number),
): Answered {
  const { a, b, name, up } = randomTree(random, n, reach);
  const lines = [`${n} ${q}`, ...Array.from(a, (v, e) => `${v} ${b[e]}`)];
  const answers: number[] = [];
  for (let query = 0; query < q; query++) {
    const [s, t] = [random.int(0, n - 1), random.int(0, n - 1)];
    // The later of two vertices climbs: front is the way from s, back the way from t.
    const [front, back] = [[s], [t]];
    while (front[front.length - 1] !== back[back.length - 1]) {
      const side = front[front.length - 1]! > back[back.length - 1]! ? front : back;
      side.push(up[side[side.length - 1]!]!);
    }
    const path = [...front, ...back.slice(0, -1).reverse()];
    const k = random.int(0, Math.min(n - 1, path.length));
    lines.push(`${name[s]} ${name[t]} ${k}`);
    answers.push(k < path.length ? name[path[k]!]! : -1);
  }
  return { input: `${lines.join("\n")}\n`, output: `${answers.join("\n")}\n` };
}

/** The same without answers. */
function jumpLines(random: Random, n: number, q: number, shape: (v: number) => number): string {
  const { a, b } = randomTree(random, n, shape);
  const lines = [`${n} ${q}`, ...Array.from(a, (v, e) => `${v} ${b[e]}`)];
  for (let query = 0; query < q; query++) {
    lines.push(`${random.int(0, n - 1)} ${random.int(0, n - 1)} ${random.int(0, n >> 1)}`);
  }
  return `${lines.join("\n")}\n`;
}

/** On a path the answer is known by its position. */
function onPath(random: Random, n: number, q: number): Answered {
  const { a, b, name } = randomTree(random, n, 1);
  const lines = [`${n} ${q}`, ...Array.from(a, (v, e) => `${v} ${b[e]}`)];
  const answers: number[] = [];
  for (let query = 0; query < q; query++) {
    const [s, t, k] = [random.int(0, n - 1), random.int(0, n - 1), random.int(0, n - 1)];
    lines.push(`${name[s]} ${name[t]} ${k}`);
    answers.push(k > Math.abs(s - t) ? -1 : name[s < t ? s + k : s - k]!);
  }
  return { input: `${lines.join("\n")}\n`, output: `${answers.join("\n")}\n` };
}

export const twin: Twin = {
  problem: "jump_on_tree",
  timeLimitMs: 5_000,
  generators: {
    small: (random) => jumps(random, random.int(1, 12), 20, random.pick([1, 2, 12])),
    middle: (random) => jumps(random, random.int(200, 999), 300, random.pick([2, 20, 999])),
    deep: (random) => {
      const n = random.int(1, 16);
      return jumps(random, n, 12, deepShape(random, n));
    },
    "max-binary": (random) => jumps(random, 500_000, 500_000, binary),
    "max-star": (random) => jumps(random, 500_000, 500_000, star),
    "max-random": (random) => jumps(random, 500_000, 500_000, 500_000),
    "max-path": (random) => onPath(random, 500_000, 500_000),
  },
  atBounds: atDeepShapes(500_000, (random, shape) => jumpLines(random, 500_000, 500_000, shape)),
  // The path by a search from s.
  naive: (input) => {
    const [n, q, ...rest] = input.trim().split(/\s+/).map(Number) as [number, number];
    const next: number[][] = Array.from({ length: n }, () => []);
    for (let at = 0; at < 2 * n - 2; at += 2) {
      next[rest[at]!]!.push(rest[at + 1]!);
      next[rest[at + 1]!]!.push(rest[at]!);
    }
    const answers = Array.from({ length: q }, (_, query) => {
      const at = 2 * n - 2 + 3 * query;
      const [s, t, k] = [rest[at]!, rest[at + 1]!, rest[at + 2]!];
      const find = (v: number, from: number): number[] | undefined => {
        if (v === t) return [v];
        for (const w of next[v]!) {
          const path = w === from ? undefined : find(w, v);
          if (path) return [v, ...path];
        }
        return undefined;
      };
      return find(s, -1)![k] ?? -1;
    });
    return `${answers.join("\n")}\n`;
  },
};
