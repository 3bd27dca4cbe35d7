import { described } from "../../../scripts/verify/shape";
import type { Random } from "../random";

function text(rows: readonly (readonly number[])[], columns: number): string {
  const lines = rows.map((row) =>
    Array.from({ length: columns }, (_, j) => Number(row.includes(j))).join(" "),
  );
  return `${rows.length} ${columns}\n${lines.join("\n")}\n`;
}

/** A partition of the columns into parts, between rows of their own making. */
function hidden(random: Random, rows: number, columns: number, parts: number): string {
  const sets = Array.from({ length: rows }, (): number[] => []);
  for (let j = 0; j < columns; j++) sets[random.int(0, parts - 1)]!.push(j);
  for (let i = parts; i < rows; i++) {
    const size = random.int(1, Math.max(1, Math.floor(columns / parts)));
    while (sets[i]!.length < size) {
      const j = random.int(0, columns - 1);
      if (!sets[i]!.includes(j)) sets[i]!.push(j);
    }
  }
  random.shuffle(sets);
  return text(sets, columns);
}

export const twin = described({
  problem: "P4929",
  timeLimitMs: 1000,
  rounds: 40,
  small: 8,
  middle: 0,
  shape: (s) => {
    const [n, m] = [s.size(1, 500), s.size(1, 500)];
    return s.list(n, () => s.list(m, () => s.pick(0, 1)));
  },
  generators: {
    one: (random) => hidden(random, random.int(1, 9), random.int(1, 8), 1),
    several: (random) => hidden(random, 14, 12, random.int(2, 5)),
  },
  atBounds: { "max-hidden": (random) => hidden(random, 500, 500, 60) },
  /** Row after row, taken or not. */
  naive: (rows) => {
    const from = (i: number, covered: readonly number[]): number[] | undefined => {
      if (covered.every((times) => times === 1)) return [];
      if (i === rows.length) return undefined;
      const both = covered.map((times, j) => times + rows[i]![j]!);
      if (both.some((times, j) => times > covered[j]!) && both.every((times) => times <= 1)) {
        const rest = from(i + 1, both);
        if (rest !== undefined) return [i + 1, ...rest];
      }
      return from(i + 1, covered);
    };
    const none = rows[0]!.map(() => 0);
    return from(0, none)?.join(" ") ?? "No Solution!";
  },
  check: (rows, output, expected) => {
    if (output.trim() === "No Solution!") {
      if (expected !== undefined && expected.trim() !== output.trim()) {
        throw new Error(`expected ${expected.trim()}, found no solution`);
      }
      return;
    }
    const chosen = output.trim().split(" ").map(Number);
    if (new Set(chosen).size !== chosen.length) throw new Error(`a row twice in ${output.trim()}`);
    for (const j of rows[0]!.keys()) {
      const times = chosen.filter((i) => rows[i - 1]?.[j] === 1).length;
      if (times !== 1) throw new Error(`column ${j + 1} is covered ${times} times by ${chosen}`);
    }
  },
});
