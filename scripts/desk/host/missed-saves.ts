import { statSync } from "node:fs";
import { join } from "node:path";
import { problemPath, WORKSPACE } from "../../base/host/roots";

/** The watch of the process that judges looks by itself after 2 s. */
const PATIENCE_MS = 2500;

/**
 * Saves that began no judging: those before the process that judges has started, or while it starts again,
 * and those that the watch lost.
 */
export class MissedSaves {
  private readonly seen = new Map<string, number>();
  private readonly started = new Map<string, number>();

  judging(slug: string): void {
    this.started.set(slug, Date.now());
  }

  /** When the last judging of the problem began; 0 before the first one. */
  judgedAt(slug: string): number {
    return this.started.get(slug) ?? 0;
  }

  /** True once for each save of a solution that waits for longer than the watch takes. */
  isMissed(slug: string): boolean {
    const file = join(WORKSPACE, problemPath(slug), "solution.ts");
    const saved = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const before = this.seen.get(slug);
    if (before === saved || (before !== undefined && Date.now() - saved < PATIENCE_MS)) {
      return false;
    }
    this.seen.set(slug, saved);
    return before !== undefined && saved > this.judgedAt(slug);
  }
}
