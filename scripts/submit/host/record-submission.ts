import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DESK, WORKSPACE } from "../../base/host/roots";
import { writeAtomically } from "../../base/host/write-atomically";
import type { Bundle } from "../../bundle/host/bundle";

const file = (slug: string) => join(WORKSPACE, DESK, slug, "submitted.json");

/** Notes beside a task of the desk that it was handed over; problems of the repository have no such note. */
export function recordSubmission(slug: string, { sha256, target }: Bundle): void {
  if (!existsSync(join(WORKSPACE, DESK, slug, "problem.ts"))) return;
  writeAtomically(file(slug), `${JSON.stringify({ at: Date.now(), target, sha256 })}\n`);
}

/** When a task was last handed over, in ms; undefined where no note is there or it is damaged. */
export function submittedAt(slug: string): number | undefined {
  try {
    const { at } = JSON.parse(readFileSync(file(slug), "utf8")) as { at?: unknown };
    return typeof at === "number" && Number.isFinite(at) ? at : undefined;
  } catch {
    return undefined;
  }
}
