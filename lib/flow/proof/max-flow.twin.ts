import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

type Edge = [number, number, number];

function text(n: number, edges: readonly Edge[]): string {
  return `${n} ${edges.length}\n${edges.map((edge) => `${edge.join(" ")}\n`).join("")}`;
}

function randomGraph(random: Random, n: number, m: number, most: number): string {
  const vertex = () => random.int(1, n);
  return text(
    n,
    Array.from({ length: m }, () => [vertex(), vertex(), random.int(1, most)]),
  );
}

/** Layers of equal size, each vertex joined to some of the next layer: many long ways. */
function layers(random: Random, size: number, count: number, m: number): string {
  const n = size * count + 2;
  const edges: Edge[] = [];
  for (let i = 0; i < size; i++) {
    edges.push([1, 2 + i, 1e9], [n - 1 - i, n, 1e9]);
  }
  while (edges.length < m) {
    const layer = random.int(0, count - 2);
    const a = 2 + layer * size + random.int(0, size - 1);
    edges.push([a, 2 + (layer + 1) * size + random.int(0, size - 1), random.int(1, 1e9)]);
  }
  return text(n, random.shuffle(edges));
}

export const twin: Twin = {
  problem: "FASTFLOW",
  rounds: 60,
  generators: {
    small: (random) =>
      randomGraph(random, random.int(2, 6), random.int(1, 12), random.pick([1, 9])),
    middle: (random) => randomGraph(random, random.int(10, 30), random.int(20, 90), 1e9),
    "max-random": (random) => randomGraph(random, 5000, 30_000, 1e9),
    "max-dense": (random) => randomGraph(random, 250, 30_000, 1e9),
    "max-layers": (random) => layers(random, 98, 51, 30_000),
    "max-narrow": (random) => layers(random, 7, 714, 30_000),
  },
  // Ford and Fulkerson, first only along edges with much room, then with less and less.
  naive: (input) => {
    const numbers = input.trim().split(/\s+/).map(Number);
    const n = numbers[0]!;
    const out: number[][] = Array.from({ length: n }, () => []);
    const ends: number[] = []; // arc and arc ^ 1 are one edge
    const room: number[] = [];
    for (let at = 2; at < numbers.length; at += 3) {
      const [a, b, c] = [numbers[at]! - 1, numbers[at + 1]! - 1, numbers[at + 2]!];
      out[a]!.push(ends.push(b) - 1);
      out[b]!.push(ends.push(a) - 1);
      room.push(c, c);
    }
    let total = 0;
    for (let least = 2 ** 30; least >= 1; ) {
      const by = new Array<number>(n).fill(-1);
      const stack = [0];
      while (stack.length > 0 && by[n - 1] === -1) {
        for (const arc of out[stack.pop()!]!) {
          if (ends[arc] === 0 || by[ends[arc]!] !== -1 || room[arc]! < least) continue;
          by[ends[arc]!] = arc;
          stack.push(ends[arc]!);
        }
      }
      if (by[n - 1] === -1) {
        least /= 2;
        continue;
      }
      let most = Infinity;
      for (let v = n - 1; v !== 0; v = ends[by[v]! ^ 1]!) most = Math.min(most, room[by[v]!]!);
      for (let v = n - 1; v !== 0; v = ends[by[v]! ^ 1]!) {
        room[by[v]!]! -= most;
        room[by[v]! ^ 1]! += most;
      }
      total += most;
    }
    return `${total}\n`;
  },
};
