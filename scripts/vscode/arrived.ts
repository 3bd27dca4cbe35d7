import type { TaskState } from "../desk/desk-state";

/** Tasks of one contest come one after another, within so long. */
const CONTEST_MS = 10_000;

/** Chooses which of the tasks that arrive is opened: a single one, or the first of a contest. */
export class Arrivals {
  private readonly last = new Map<string, number>();

  /** The task to open; undefined where the others of its contest have just come. */
  toOpen(fresh: readonly TaskState[], nowMs: number): TaskState | undefined {
    const tasks = fresh.filter(({ isOnDesk }) => isOnDesk);
    const [first] = [...tasks].sort((a, b) => (a.letter < b.letter ? -1 : 1));
    if (!first) return undefined;
    const before = this.last.get(first.contest) ?? Number.NEGATIVE_INFINITY;
    this.last.set(first.contest, nowMs);
    return nowMs - before < CONTEST_MS ? undefined : first;
  }
}

/** The line of `solve` where one begins to write, from 1: what the template left there, or its first line. */
export function lineOfSolve(text: string): number {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => /\bfunction\*? solve\b/.test(line));
  if (start < 0) return 1;
  const left = lines.findIndex((line, at) => at > start && /scanner\.hasNext\(\)/.test(line));
  return (left < 0 ? Math.min(start + 1, lines.length - 1) : left) + 1;
}
