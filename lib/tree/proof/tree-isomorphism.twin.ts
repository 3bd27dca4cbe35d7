import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";

/** Two or three copies of one random tree below the root, numbered alike. */
function copies(random: Random, n: number, reach: number): string {
  const size = Math.max(1, Math.floor((n - 1) / random.int(2, 3)));
  const parents = Array.from({ length: size }, (_, i) =>
    i === 0 ? -1 : random.int(Math.max(0, i - reach), i - 1),
  );
  const all: number[] = [];
  while (all.length + size < n) {
    const first = all.length + 1;
    for (const up of parents) all.push(up < 0 ? 0 : first + up);
  }
  return `${all.length + 1}\n${all.join(" ")}\n`;
}

/** Names of all subtrees: sorted names of the children in brackets, as short numbers. */
function names(parents: readonly number[]): number[] {
  const children = parents.map((): number[] => []);
  const known = new Map<string, number>();
  const name: number[] = [];
  for (let v = parents.length - 1; v >= 0; v--) {
    const own = children[v]!.sort((a, b) => a - b).join(" ");
    if (!known.has(own)) known.set(own, known.size);
    name[v] = known.get(own)!;
    children[parents[v]!]?.push(name[v]!);
  }
  return name;
}

export const twin = described({
  problem: "rooted_tree_isomorphism_classification",
  timeLimitMs: 5_000,
  rounds: 50,
  middle: 300,
  shape: (s) => s.parents(s.size(1, 500_000)),
  naive: (parents) => [new Set(names(parents)).size, names(parents)],
  check: (parents, output) => {
    const [count, ...classes] = output.trim().split(/\s+/).map(Number);
    if (classes.length !== parents.length) throw new Error(`expected ${parents.length} classes`);
    const name = names(parents);
    const [there, back] = [new Map<number, number>(), new Map<number, number>()];
    for (const [v, own] of classes.entries()) {
      if (!(own >= 0 && own < count!)) throw new Error(`class ${own} is not below ${count}`);
      if ((there.get(own) ?? name[v]) !== name[v] || (back.get(name[v]!) ?? own) !== own) {
        throw new Error(`vertex ${v} is in the wrong class ${own}`);
      }
      there.set(own, name[v]!);
      back.set(name[v]!, own);
    }
    if (there.size !== count) throw new Error(`expected ${there.size} classes, found ${count}`);
  },
  generators: { copies: (random) => copies(random, random.int(3, 40), random.pick([1, 3, 40])) },
  atBounds: { "max-copies": (random) => copies(random, 500_000, 1000) },
});
