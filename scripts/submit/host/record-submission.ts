import { existsSync } from "node:fs";
import { join } from "node:path";
import { DESK, WORKSPACE } from "../../base/host/roots";
import type { Bundle } from "../../bundle/host/bundle";
import { noteSubmission, readSubmissions } from "../../problem/host/submissions";

/** Notes beside a task of the desk that it was copied; problems of the repository have no such note. */
export function recordSubmission(slug: string, { sha256, target }: Bundle): void {
  if (!existsSync(join(WORKSPACE, DESK, slug, "problem.ts"))) return;
  const way = { way: "copied", arrived: "unknown" } as const;
  noteSubmission(slug, { at: Date.now(), judge: target, sha256, ...way });
}

/** When a task was last handed over, in ms; undefined where no note is there or it is damaged. */
export function submittedAt(slug: string): number | undefined {
  return readSubmissions(slug).at(-1)?.at;
}
