import type { Twin } from "../../../scripts/verify/twin";
import type { Random } from "../../sequence/random";

function points(random: Random, n: number, side: number): string {
  const lines = [`${n}\n`];
  for (let v = 0; v < n; v++) lines.push(`${random.int(0, side)} ${random.int(0, side)}\n`);
  return lines.join("");
}

/** All on a line from corner to corner, or on the other one. */
function diagonal(random: Random, n: number, isRising: boolean): string {
  const lines = [`${n}\n`];
  for (let v = 0; v < n; v++) {
    const x = random.int(0, 1e9);
    lines.push(`${x} ${isRising ? x : 1e9 - x}\n`);
  }
  return lines.join("");
}

/** Two points in the middle, all others on the border of the square. */
function enclosed(random: Random, n: number, side: number): string {
  const lines = [`${n}\n`];
  for (let v = 0; v < n; v++) {
    const on = v < 2 ? side >> 1 : random.pick([0, side]);
    const along = v < 2 ? side >> 1 : random.int(0, side);
    lines.push(random.int(0, 1) === 0 ? `${on} ${along}\n` : `${along} ${on}\n`);
  }
  return lines.join("");
}

/** Row by row, `width` points a row, `step` apart; width 1 is a column, step 0 one place. */
function grid(n: number, width: number, step: number): string {
  const lines = Array.from({ length: n }, (_, v) => {
    return `${step * (v % width)} ${step * Math.floor(v / width)}\n`;
  });
  return `${n}\n${lines.join("")}`;
}

const parse = (input: string) =>
  input
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(" ").map(Number));

const distance = (a: number[], b: number[]) => Math.abs(a[0]! - b[0]!) + Math.abs(a[1]! - b[1]!);

/** Prim's way on all pairs. */
function naive(input: string): string {
  const list = parse(input);
  const gap = list.map((point) => distance(point, list[0]!));
  const left = new Set(list.keys());
  left.delete(0);
  let total = 0;
  while (left.size > 0) {
    const v = [...left].reduce((a, b) => (gap[b]! < gap[a]! ? b : a));
    left.delete(v);
    total += gap[v]!;
    for (const u of left) gap[u] = Math.min(gap[u]!, distance(list[u]!, list[v]!));
  }
  return `${total}\n`;
}

function check(input: string, output: string, expected: string | undefined): void {
  const list = parse(input);
  const [total, ...ends] = output.trim().split(/\s+/).map(Number);
  const wanted = expected?.trim().split(/\s+/)[0];
  if (wanted !== undefined && Number(wanted) !== total) {
    throw new Error(`expected a total of ${wanted}, found ${total}`);
  }
  if (ends.length !== 2 * (list.length - 1)) throw new Error(`expected ${list.length - 1} edges`);
  const parent = list.map((_, v) => v);
  const top = (v: number) => {
    let at = v;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]!]!;
      at = parent[at]!;
    }
    return at;
  };
  let sum = 0;
  for (let i = 0; i < ends.length; i += 2) {
    const [a, b] = [ends[i]!, ends[i + 1]!];
    if (top(a) === top(b)) throw new Error(`the edge ${a} ${b} closes a circle`);
    parent[top(a)] = top(b);
    sum += distance(list[a]!, list[b]!);
  }
  if (sum !== total) throw new Error(`the edges are ${sum} long, the first line says ${total}`);
}

export const twin: Twin = {
  problem: "manhattanmst",
  timeLimitMs: 5_000,
  rounds: 40,
  generators: {
    small: (random) => points(random, random.int(1, 9), random.int(0, 9)),
    middle: (random) => points(random, 30, random.pick([3, 20, 1e9])),
    enclosed: (random) => enclosed(random, random.int(1, 25), random.pick([4, 1e9])),
    grid: (random) => grid(random.int(1, 25), random.pick([1, 5, 25]), random.int(0, 2)),
    "max-random": (random) => points(random, 200_000, 1e9),
    "max-crowded": (random) => points(random, 200_000, 300),
    "max-rising": (random) => diagonal(random, 200_000, true),
    "max-falling": (random) => diagonal(random, 200_000, false),
  },
  atBounds: {
    "max-enclosed": (random) => enclosed(random, 200_000, 1e9),
    "max-grid": () => grid(200_000, 447, 1_000_000),
    "max-row": () => grid(200_000, 200_000, 5000),
    "max-column": () => grid(200_000, 1, 5000),
    "max-same": () => grid(200_000, 1, 0),
  },
  naive,
  check,
};
