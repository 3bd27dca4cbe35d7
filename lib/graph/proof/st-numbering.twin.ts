import type { Twin } from "../../../scripts/verify/twin";
import { nextPermutation } from "../../sequence/next-permutation";
import type { Random } from "../../sequence/random";
import { connectedGraph, type EdgeList, edgeLines, pathGraph } from "../random-graph";

interface Task {
  readonly n: number;
  readonly s: number;
  readonly t: number;
  readonly edges: readonly (readonly [number, number])[];
}

/** Without its loops. */
function lines({ n, from, to }: EdgeList, s: number, t: number): string {
  const kept = [...from.keys()].filter((e) => from[e] !== to[e]);
  const ends = (side: Int32Array) => Int32Array.from(kept, (e) => side[e]!);
  return `${n} ${kept.length} ${s} ${t}\n${edgeLines({ n, from: ends(from), to: ends(to) })}`;
}

function some(random: Random, n: number, more: number): string {
  const s = random.int(0, n - 1);
  const t = (s + random.int(1, n - 1)) % n;
  return lines(connectedGraph(random, n, n - 1 + more), s, t);
}

/** Edges to a smaller and to a larger place along a hidden order: there is a numbering. */
function numbered(random: Random, n: number): string {
  const order = random.shuffle(Int32Array.from({ length: n }, (_, v) => v));
  const from = [order[0]!];
  const to = [order[n - 1]!];
  for (let i = 1; i < n - 1; i++) {
    from.push(order[i]!, order[i]!);
    to.push(order[random.int(0, i - 1)]!, order[random.int(i + 1, n - 1)]!);
  }
  const edges = { n, from: Int32Array.from(from), to: Int32Array.from(to) };
  return lines(edges, order[0]!, order[n - 1]!);
}

function parse(input: string): Task[] {
  const numbers = input.split(/\s+/).map(Number);
  let at = 1;
  return Array.from({ length: numbers[0]! }, () => {
    const [n, m, s, t] = numbers.slice(at, at + 4) as [number, number, number, number];
    at += 4;
    const edges = Array.from({ length: m }, () => [numbers[at++]!, numbers[at++]!] as const);
    return { n, s, t, edges };
  });
}

/** The first vertex but s and t without a smaller or without a larger neighbour. */
function wrong({ n, s, t, edges }: Task, number: ArrayLike<number>): number | undefined {
  const smaller = new Uint8Array(n);
  const larger = new Uint8Array(n);
  for (const [a, b] of edges) {
    const [low, high] = number[a]! < number[b]! ? [a, b] : [b, a];
    larger[low] = smaller[high] = 1;
  }
  smaller[s] = larger[t] = 1;
  for (let v = 0; v < n; v++) if (smaller[v] === 0 || larger[v] === 0) return v;
  return undefined;
}

/** All permutations. */
function naive(input: string): string {
  const answers = parse(input).map((task) => {
    const number = Int32Array.from({ length: task.n }, (_, v) => v);
    do {
      if (wrong(task, number) === undefined) return `Yes\n${number.join(" ")}\n`;
    } while (nextPermutation(number));
    return "No\n";
  });
  return answers.join("");
}

function check(input: string, output: string, expected: string | undefined): void {
  const verdicts = (text: string) => text.match(/Yes|No/g) ?? [];
  if (expected !== undefined && verdicts(output).join() !== verdicts(expected).join()) {
    throw new Error(`expected ${verdicts(expected)}, found ${verdicts(output)}`);
  }
  const rows = output.trim().split("\n");
  let row = 0;
  for (const [at, task] of parse(input).entries()) {
    if (rows[row++] === "No") continue;
    const number = rows[row++]!.split(" ").map(Number);
    const isPermutation =
      new Set(number).size === task.n && number.every((at) => at >= 0 && at < task.n);
    const v = isPermutation ? wrong(task, number) : -1;
    if (v !== undefined) throw new Error(`case ${at}: vertex ${v} is on no ascending path`);
  }
}

export const twin: Twin = {
  problem: "st_numbering",
  timeLimitMs: 5000,
  rounds: 75,
  generators: {
    small: (random) => `1\n${some(random, random.int(2, 6), random.int(0, 7))}`,
    numbered: (random) => `2\n${numbered(random, random.int(2, 6))}2 0 0 1\n`,
    "max-numbered": (random) => `1\n${numbered(random, 100_000)}`,
    "max-path": () => `1\n${lines(pathGraph(200_000), 0, 199_999)}`,
    "max-cases": (random) =>
      `100000\n${Array.from({ length: 100_000 }, () => `2 2 ${random.pick(["0 1", "1 0"])}\n0 1\n1 0\n`).join("")}`,
  },
  atBounds: { "max-random": (random) => `1\n${some(random, 50_000, 150_000)}` },
  naive,
  check,
};
