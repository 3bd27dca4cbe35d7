import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";
import { atDeepShapes, deepShape } from "../random-tree";

function tree(random: Random, up: (v: number) => number, n: number, most: number): string {
  const values = () => Array.from({ length: n }, () => random.int(0, most)).join(" ");
  const parents = Array.from({ length: n - 1 }, (_, v) => up(v + 1)).join(" ");
  return `${n}\n${parents}\n${values()}\n${values()}\n`;
}

function parse(input: string): { up: number[]; c: number[]; d: number[] } {
  const [n, ...rest] = input.trim().split(/\s+/).map(Number) as [number];
  const up = [-1, ...rest.slice(0, n - 1)];
  return { up, c: rest.slice(n - 1, 2 * n - 1), d: rest.slice(2 * n - 1) };
}

export const twin: Twin = {
  problem: "rooted_tree_topological_order_with_minimum_inversions",
  timeLimitMs: 5000,
  rounds: 75,
  generators: {
    small: (random) => {
      const most = random.pick([1, 2, 4, 1e8]);
      return tree(random, (v) => random.int(0, v - 1), random.int(1, 9), most);
    },
    deep: (random) => {
      const n = random.int(1, 9);
      return tree(random, deepShape(random, n), n, random.pick([1, 9]));
    },
    "max-random": (random) => tree(random, (v) => random.int(0, v - 1), 200_000, 5000),
  },
  atBounds: atDeepShapes(200_000, (random, shape) => tree(random, shape, 200_000, 5000)),
  // The least cost of each set of vertices that can come first.
  naive: (input) => {
    const { up, c, d } = parse(input);
    const n = up.length;
    const least = new Array<bigint | undefined>(2 ** n);
    const by = new Int32Array(2 ** n);
    least[0] = 0n;
    for (let set = 0; set < 2 ** n; set++) {
      if (least[set] === undefined) continue;
      const before = d.reduce((sum, x, v) => ((set >> v) & 1 ? sum + BigInt(x) : sum), 0n);
      for (let v = 0; v < n; v++) {
        if ((set >> v) & 1 || (v > 0 && !((set >> up[v]!) & 1))) continue;
        const cost = least[set]! + before * BigInt(c[v]!);
        const old = least[set | (1 << v)];
        if (old !== undefined && old <= cost) continue;
        least[set | (1 << v)] = cost;
        by[set | (1 << v)] = v;
      }
    }
    const order: number[] = [];
    for (let set = 2 ** n - 1; set > 0; set ^= 1 << by[set]!) order.unshift(by[set]!);
    return `${least[2 ** n - 1]}\n${order.join(" ")}\n`;
  },
  check: (input, output, expected) => {
    const { up, c, d } = parse(input);
    const [sum, ...order] = output.trim().split(/\s+/);
    const isPlaced = new Uint8Array(up.length);
    let [cost, before] = [0n, 0n];
    for (const word of order) {
      const v = Number(word);
      if (isPlaced[v] !== 0) throw new Error(`${word} is no vertex, or was there before`);
      if (v > 0 && isPlaced[up[v]!] === 0) throw new Error(`${v} comes before its parent`);
      isPlaced[v] = 1;
      cost += before * BigInt(c[v]!);
      before += BigInt(d[v]!);
    }
    if (order.length !== up.length) throw new Error(`${order.length} vertices`);
    if (String(cost) !== sum) throw new Error(`the order costs ${cost}, the output says ${sum}`);
    const least = expected?.trim().split(/\s+/)[0];
    if (least !== undefined && least !== sum) throw new Error(`expected ${least}, found ${sum}`);
  },
};
