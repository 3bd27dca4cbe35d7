import { described, type Edge } from "../../../scripts/verify/shape";
import { nextPermutation } from "../../sequence/next-permutation";
import type { Random } from "../../sequence/random";

interface Task {
  readonly n: number;
  readonly s: number;
  readonly t: number;
  readonly edges: readonly Edge[];
}

/** Edges to a smaller and to a larger place along a hidden order: there is a numbering. */
function numbered(random: Random, n: number): string {
  const order = random.shuffle(Int32Array.from({ length: n }, (_, v) => v));
  const edges = [`${order[0]} ${order[n - 1]}`];
  for (let i = 1; i < n - 1; i++) {
    edges.push(`${order[i]} ${order[random.int(0, i - 1)]}`);
    edges.push(`${order[i]} ${order[random.int(i + 1, n - 1)]}`);
  }
  return `${n} ${edges.length} ${order[0]} ${order[n - 1]}\n${edges.join("\n")}\n`;
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

export const twin = described({
  problem: "st_numbering",
  timeLimitMs: 5000,
  rounds: 75,
  small: 2,
  middle: 0,
  generators: {
    numbered: (random) => `2\n${numbered(random, random.int(2, 6))}2 0 0 1\n`,
    "max-numbered": (random) => `1\n${numbered(random, 100_000)}`,
  },
  shape: (s): Task[] => {
    const count = s.size(1, 100_000);
    // Many tests are small, and n! numberings are tried.
    const between = (low: number, high: number, most: number) =>
      s.numbers(1, low, high, (random) => [random.int(low, count < 100_000 ? most : 2)])[0]!;
    return s.list(count, () => {
      const [n, m] = [between(2, 200_000, 6), between(0, 200_000, 9)];
      const [start, end] = s.distinct(2, () => s.index(n)) as [number, number];
      return { n, s: start, t: end, edges: s.graph(n, m, { parallel: true }) };
    });
  },
  /** All permutations. */
  naive: (tasks) =>
    tasks.flatMap((task) => {
      const number = Int32Array.from({ length: task.n }, (_, v) => v);
      do {
        if (wrong(task, number) === undefined) return ["Yes", number];
      } while (nextPermutation(number));
      return ["No"];
    }),
  check: (tasks, output, expected) => {
    const verdicts = (text: string) => text.match(/Yes|No/g) ?? [];
    if (expected !== undefined && verdicts(output).join() !== verdicts(expected).join()) {
      throw new Error(`expected ${verdicts(expected)}, found ${verdicts(output)}`);
    }
    const rows = output.trim().split("\n");
    let row = 0;
    for (const [at, task] of tasks.entries()) {
      if (rows[row++] === "No") continue;
      const number = rows[row++]!.split(" ").map(Number);
      const isPermutation =
        new Set(number).size === task.n && number.every((at) => at >= 0 && at < task.n);
      const v = isPermutation ? wrong(task, number) : -1;
      if (v !== undefined) throw new Error(`case ${at}: vertex ${v} is on no ascending path`);
    }
  },
});
