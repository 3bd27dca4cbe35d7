import { existsSync } from "node:fs";
import { join } from "node:path";
import { DESK, WORKSPACE } from "../../base/host/roots";
import type { Bundle } from "../../bundle/host/bundle";
import { noteSubmission, readSubmissions } from "../../problem/host/submissions";
import { judgeOf } from "../../targets/machines";

export interface HandOver {
  /** When the judged file was copied or sent, in ms. */
  readonly at: number;
  /** Whether it was sent, or the user said that it was submitted. */
  readonly isSubmitted: boolean;
}

/** Notes beside a task of the desk that it was copied; problems of the repository have no such note. */
export function recordSubmission(slug: string, { sha256, target }: Bundle): void {
  const judge = judgeOf(target) ?? "elsewhere";
  if (!existsSync(join(WORKSPACE, DESK, slug, "problem.ts"))) return;
  const way = { way: "copied", arrived: "unknown" } as const;
  noteSubmission(slug, { at: Date.now(), judge, sha256, ...way });
}

/** What became of the file of a task that was judged last; undefined where no note is there or it is damaged. */
export function handedOver(slug: string): HandOver | undefined {
  const last = readSubmissions(slug).at(-1);
  return last && { at: last.at, isSubmitted: last.way !== "copied" || last.arrived === "yes" };
}

/** Notes that the user has submitted what was copied last, or takes it back; false where nothing was. */
export function markSubmitted(slug: string, isSubmitted: boolean): boolean {
  const last = readSubmissions(slug).at(-1);
  if (last?.way !== "copied") return false;
  noteSubmission(slug, { ...last, arrived: isSubmitted ? "yes" : "unknown" });
  return true;
}
