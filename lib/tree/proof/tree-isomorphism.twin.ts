import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { atDeepShapes, deepShape } from "../random-tree";

/** Two or three copies of one random tree below the root, numbered alike. */
function copies(random: Random, n: number, reach: number): string {
  const size = Math.max(1, Math.floor((n - 1) / random.int(2, 3)));
  const parents = Array.from({ length: size }, (_, i) =>
    i === 0 ? -1 : random.int(Math.max(0, i - reach), i - 1),
  );
  const lines: number[] = [];
  while (lines.length + size < n) {
    const first = lines.length + 1;
    for (const up of parents) lines.push(up < 0 ? 0 : first + up);
  }
  return `${lines.length + 1}\n${lines.join(" ")}\n`;
}

function shaped(n: number, shape: (v: number) => number): string {
  return `${n}\n${Array.from({ length: n - 1 }, (_, i) => shape(i + 1)).join(" ")}\n`;
}

function tree(random: Random, n: number, reach: number): string {
  const parents = Array.from({ length: n - 1 }, (_, i) =>
    random.int(Math.max(0, i + 1 - reach), i),
  );
  return `${n}\n${parents.join(" ")}\n`;
}

/** Paths of 1, 2, … `longest` vertices below the root: each vertex has as many classes below as it can. */
function paths(longest: number): string {
  const parents: number[] = [];
  for (let length = 1; length < longest; length++) {
    for (let at = 0; at < length; at++) parents.push(at === 0 ? 0 : parents.length);
  }
  return `${parents.length + 1}\n${parents.join(" ")}\n`;
}

/** Names of all subtrees: sorted names of the children in brackets, as short numbers. */
function names(input: string): number[] {
  const [n, ...parents] = input.trim().split(/\s+/).map(Number) as [number];
  const children: number[][] = Array.from({ length: n }, () => []);
  const known = new Map<string, number>();
  const name = new Array<number>(n).fill(0);
  for (let v = n - 1; v >= 0; v--) {
    const own = children[v]!.sort((a, b) => a - b).join(" ");
    if (!known.has(own)) known.set(own, known.size);
    name[v] = known.get(own)!;
    if (v > 0) children[parents[v - 1]!]!.push(name[v]!);
  }
  return name;
}

export const twin: Twin = {
  problem: "rooted_tree_isomorphism_classification",
  timeLimitMs: 5_000,
  rounds: 60,
  generators: {
    small: (random) => tree(random, random.int(1, 12), random.pick([1, 2, 12])),
    middle: (random) => tree(random, random.int(300, 3000), random.pick([2, 40, 3000])),
    copies: (random) => copies(random, random.int(3, 40), random.pick([1, 3, 40])),
    deep: (random) => {
      const n = random.int(1, 60);
      return shaped(n, deepShape(random, n));
    },
    "max-random": (random) => tree(random, 500_000, 500_000),
    "max-long": (random) => tree(random, 500_000, 30),
    "max-star": () => `500000\n${"0 ".repeat(499_999)}\n`,
    "max-paths": () => paths(1000),
    "max-path": (random) => tree(random, 500_000, 1),
    "max-binary": () => {
      const parents = Array.from({ length: 499_999 }, (_, i) => i >> 1);
      return `500000\n${parents.join(" ")}\n`;
    },
  },
  atBounds: {
    ...atDeepShapes(500_000, (_, shape) => shaped(500_000, shape)),
    "max-copies": (random) => copies(random, 500_000, 1000),
  },
  naive: (input) => {
    const name = names(input);
    return `${new Set(name).size}\n${name.join(" ")}\n`;
  },
  check: (input, output, expected) => {
    const [, ...wanted] = expected?.trim().split(/\s+/).map(Number) ?? [0, ...names(input)];
    const [count, ...classes] = output.trim().split(/\s+/).map(Number);
    if (classes.length !== wanted.length) throw new Error(`expected ${wanted.length} classes`);
    const there = new Map<number, number>();
    const back = new Map<number, number>();
    for (let v = 0; v < classes.length; v++) {
      const [a, b] = [classes[v]!, wanted[v]!];
      if (!(a >= 0 && a < count!))
        throw new Error(`class ${a} of vertex ${v} is not below ${count}`);
      if ((there.get(a) ?? b) !== b || (back.get(b) ?? a) !== a) {
        throw new Error(`vertex ${v} is in the wrong class ${a}`);
      }
      there.set(a, b);
      back.set(b, a);
    }
    if (there.size !== count) throw new Error(`expected ${there.size} classes, found ${count}`);
  },
};
