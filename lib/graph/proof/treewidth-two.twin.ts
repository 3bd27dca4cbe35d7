import { described } from "../../../scripts/verify/shape";
import { rowsOf } from "../../io/proof/rows-of";
import type { Random } from "../../sequence/random";

/** Each vertex joins one or both ends of an edge before it: width two; then `more` edges. */
function nearly(random: Random, n: number, m: number, more: number): string {
  const label = random.shuffle(Array.from({ length: n }, (_, v) => v + 1));
  const edges = new Map<string, [number, number]>();
  const list: [number, number][] = [];
  const join = (a: number, b: number) => {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    if (a === b || edges.size === m || edges.has(key)) return;
    edges.set(key, [a, b]);
    list.push([a, b]);
  };
  for (let v = 1; v < n; v++) {
    const [a, b] = list.length === 0 ? [0, 0] : random.pick(list);
    join(a, v);
    if (random.int(0, 3) > 0) join(b, v);
  }
  for (let e = 0; e < more; e++) join(random.int(0, n - 1), random.int(0, n - 1));
  const kept = list.filter(() => random.int(0, 9) > 0);
  const lines = kept.map(([a, b]) => `${label[a]} ${label[b]}\n`);
  return `p tw ${n} ${lines.length}\n${random.shuffle(lines).join("")}`;
}

export const twin = described({
  problem: "tree_decomposition_width_2",
  timeLimitMs: 10_000,
  rounds: 50,
  first: 1,
  small: 8,
  middle: 0,
  generators: {
    nearly: (random) => nearly(random, random.int(1, 9), 40, random.int(0, 2)),
    "max-two": (random) => nearly(random, 280_000, 500_000, 0),
    "max-three": (random) => nearly(random, 270_000, 499_990, 2),
  },
  shape: (s) => {
    s.pick("p");
    s.pick("tw");
    const n = s.size(1, 500_000);
    const m = s.size(0, Math.min(500_000, (n * (n - 1)) / 2), 2);
    return { n, edges: s.graph(n, m) };
  },
  /** Whether the vertices of some set can be removed with two neighbours or fewer each, by all subsets. */
  naive: ({ n, edges }) => {
    const near = new Int32Array(n);
    for (const [a, b] of edges) {
      near[a]! |= 1 << b;
      near[b]! |= 1 << a;
    }
    const bits = (set: number) => set.toString(2).replace(/0/g, "").length;
    /** The vertices outside the set that v sees through it. */
    const seen = (v: number, set: number) => {
      let inside = 1 << v;
      let around = near[v]!;
      for (let next = inside; next !== 0; inside |= next) {
        next = around & set & ~inside;
        for (let u = 0; u < n; u++) if ((next >> u) & 1) around |= near[u]!;
      }
      return around & ~set & ~(1 << v);
    };
    const possible = new Uint8Array(1 << n);
    possible[0] = 1;
    for (let set = 0; set < 1 << n; set++) {
      if (possible[set] === 0) continue;
      for (let v = 0; v < n; v++) {
        if (((set >> v) & 1) === 0 && bits(seen(v, set)) <= 2) possible[set | (1 << v)] = 1;
      }
    }
    return possible[(1 << n) - 1] === 1 ? "s" : -1;
  },
  check: ({ n, edges }, output, expected) => {
    const isNone = output.trim() === "-1";
    if (expected !== undefined && isNone !== (expected.trim() === "-1")) {
      throw new Error(`expected ${expected.slice(0, 20)}, found ${output.slice(0, 20)}`);
    }
    if (isNone) return;
    const [head, ...rest] = rowsOf(output);
    const count = head![2]!;
    const bags = rest.slice(0, count).map((row) => new Set(row.slice(2)));
    const links = rest.slice(count).map(([a, b]) => [a! - 1, b! - 1] as const);
    if (bags.some((bag) => bag.size > 3)) throw new Error("a bag has more than three vertices");
    // A tree, and by counting a subtree for each vertex: bags less links that share it are one.
    const root = Array.from({ length: count }, (_, i) => i);
    const find = (i: number): number => {
      let at = i;
      while (root[at] !== at) at = root[at] = root[root[at]!]!;
      return at;
    };
    for (const [a, b] of links) {
      if (find(a) === find(b)) throw new Error("the bags are on a cycle");
      root[find(a)] = find(b);
    }
    if (links.length !== count - 1) throw new Error("the bags are not connected");
    const parts = new Int32Array(n + 1);
    for (const bag of bags) for (const v of bag) parts[v]!++;
    for (const [a, b] of links) for (const v of bags[a]!) if (bags[b]!.has(v)) parts[v]!--;
    for (let v = 1; v <= n; v++)
      if (parts[v] !== 1) throw new Error(`vertex ${v}: not one subtree`);
    const pairs = new Set(
      [...bags].flatMap((bag) => [...bag].flatMap((a) => [...bag].map((b) => a * (n + 1) + b))),
    );
    for (const [a, b] of edges) {
      if (!pairs.has((a + 1) * (n + 1) + b + 1))
        throw new Error(`no bag holds both ${a + 1} and ${b + 1}`);
    }
  },
});
