import { described } from "../../../scripts/verify/shape";
import type { Random } from "../../sequence/random";
import { numbersOf } from "./naive-graph";

/** Rings of two, joined by rings of two, and so on; only one arc leads in from the root. */
function ringsOfRings(random: Random, levels: number): string {
  const n = 2 ** levels;
  const arcs = [[0, 1, 1e9]];
  for (let half = 1; half < n; half *= 2) {
    for (let first = 1; first <= n; first += 2 * half) {
      const [a, b] = [first + random.int(0, half - 1), first + half + random.int(0, half - 1)];
      arcs.push([a, b, half], [b, a, half]);
    }
  }
  return `${[`${n + 1} ${arcs.length} 0`, ...arcs.map((arc) => arc.join(" "))].join("\n")}\n`;
}

/** Arcs in any order: a tree from the root, whose vertices come in turn, then any ones. */
function reachable(random: Random, n: number, m: number, root: number): number[] {
  const most = random.pick([1, 9, 1e9]);
  const arcs = Array.from({ length: m }, (_, e) => {
    const [a, b] =
      e < n - 1 ? [random.int(0, e), e + 1] : [random.int(0, n - 1), random.int(0, n - 1)];
    return [(a + root) % n, (b + root) % n, random.int(0, most)];
  });
  return random.shuffle(arcs).flat();
}

/** True where every vertex comes to the root along the parents. */
function isTree(parents: readonly number[], root: number): boolean {
  const comes = new Set([root]);
  return parents.every((_, v) => {
    const path: number[] = [];
    for (let at = v; !comes.has(at) && path.length <= parents.length; at = parents[at]!) {
      path.push(at);
    }
    for (const at of path) comes.add(at);
    return path.length <= parents.length;
  });
}

export const twin = described({
  problem: "directedmst",
  timeLimitMs: 5_000,
  rounds: 80,
  small: 6,
  middle: 0,
  shape: (s) => {
    const n = s.size(1, 190_000);
    const [m, root] = [n > 1 ? s.size(n - 1, 200_000, 2) : s.pick(0), s.index(n)];
    const words = s.numbers(3 * m, 0, 1e9, (random) => reachable(random, n, m, root));
    const arcs = Array.from({ length: m }, (_, e) => {
      return words.slice(3 * e, 3 * e + 3) as [number, number, number];
    });
    return { n, root, arcs };
  },
  /** All choices of an arc into each vertex. */
  naive: ({ n, root, arcs }) => {
    let best = Infinity;
    const parents: number[] = [];
    const choose = (v: number, sum: number): void => {
      if (v === n) {
        if (sum < best && isTree(parents, root)) best = sum;
        return;
      }
      parents[v] = root;
      if (v === root) choose(v + 1, sum);
      for (const [a, b, c] of arcs) {
        if (b !== v || v === root) continue;
        parents[v] = a;
        choose(v + 1, sum + c);
      }
    };
    choose(0, 0);
    return best;
  },
  check: ({ n, root, arcs }, output, expected) => {
    const [total, ...parents] = numbersOf(output);
    const wanted = expected === undefined ? total : numbersOf(expected)[0];
    if (wanted !== total) throw new Error(`expected a total of ${wanted}, found ${total}`);
    if (parents.length !== n || parents[root] !== root) throw new Error(`expected ${n} parents`);
    // Of parallel arcs the lightest: the output names only the ends.
    const weight = new Map<number, number>();
    for (const [a, b, c] of arcs) {
      weight.set(a * n + b, Math.min(c, weight.get(a * n + b) ?? Infinity));
    }
    let sum = 0;
    for (const [v, parent] of parents.entries()) {
      if (v !== root) sum += weight.get(parent * n + v) ?? Infinity;
    }
    if (!isTree(parents, root)) throw new Error("some parents never come to the root");
    if (sum !== total) throw new Error(`the arcs weigh ${sum}, the first line says ${total}`);
  },
  generators: { rings: (random) => ringsOfRings(random, random.int(1, 2)) },
  atBounds: { "max-rings": (random) => ringsOfRings(random, 16) },
});
