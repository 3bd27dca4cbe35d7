import { statSync } from "node:fs";
import { join } from "node:path";
import { problemFolder } from "../../base/host/roots";

/** What decides a verdict beside the case; a program that it imports counts at the next run. */
const FILES = ["solution.ts", "problem.ts", "check.ts", "interact.ts"];

/** Saves that no judging followed: with "run on save" off, what was judged is of the program before. */
export class EditedPrograms {
  private readonly seen = new Map<string, number>();

  /** True once for each save after `judgedAt`, when the last judging of the problem began. */
  isEdited(slug: string, judgedAt: number): boolean {
    const times = FILES.map((name) => mtime(join(problemFolder(slug), name)));
    const saved = Math.max(...times);
    const before = this.seen.get(slug);
    this.seen.set(slug, saved);
    return before !== undefined && saved > before && saved > judgedAt;
  }
}

function mtime(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
