import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { ExpectedError } from "../../base/expected-error";
import { DESK, problemFolder, WORKSPACE } from "../../base/host/roots";
import type { CaseOrigins } from "../../problem/case-origin";
import { byContest } from "../../problem/desk-task";
import { readCaseOrigins } from "../../problem/host/case-origins";
import { deskTasks } from "../../problem/host/desk";
import { findCases } from "../../problem/host/find-cases";
import { handedOver } from "../../submit/host/record-submission";
import type { CaseRow, TaskState } from "../desk-state";
import { seedsOfTask } from "./seeds-of-task";
import { submittedRows } from "./submitted-rows";

/** The tasks on the desk, the newest contest first, without their cases. */
export function listTasks(): TaskState[] {
  return byContest(deskTasks())
    .flat()
    .map(({ slug, title, contest, letter, address }) => ({
      ...blank(slug, title),
      ...{ contest, letter, address, isOnDesk: true },
      ...submission(slug),
    }));
}

function submission(slug: string): Pick<TaskState, "handedAt" | "submittedAt" | "submitted"> {
  const { at = null, isSubmitted = false } = handedOver(slug) ?? {};
  return {
    handedAt: at,
    submittedAt: isSubmitted ? at : null,
    submitted: submittedRows(slug),
  };
}

/** A problem of the repository that was opened; undefined where it is gone. */
export function openedTask(slug: string, title: string): TaskState | undefined {
  return existsSync(join(WORKSPACE, "problems", slug, "problem.ts"))
    ? { ...blank(slug, title), submitted: submittedRows(slug) }
    : undefined;
}

function blank(slug: string, title: string): TaskState {
  const empty = { contest: "", letter: "", address: "", cases: [], run: 0 };
  return { slug, title, ...empty, results: {}, seeds: seedsOfTask(slug) };
}

/** The cases of a problem with what they weigh; none where its folder is gone. */
export function listCases(slug: string): CaseRow[] {
  const origins = originsOf(slug);
  return findCases(slug).cases.flatMap(({ name, input, expected }) => {
    const files = expected === undefined ? [input] : [input, expected];
    const stats = files.flatMap((file) => statSync(file, { throwIfNoEntry: false }) ?? []);
    const [one, other] = stats;
    if (!one || stats.length < files.length) return [];
    return {
      name,
      from: origins[name]?.from ?? "unknown",
      inputBytes: one.size,
      ...(other && { expectedBytes: other.size }),
      ...(origins[name]?.hidden && { isHidden: true }),
      ...(origins[name]?.anyAnswer && { anyAnswer: true }),
      version: stats.map(({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`).join(", "),
    };
  });
}

function originsOf(slug: string): CaseOrigins {
  try {
    return readCaseOrigins(slug);
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error;
    return {}; // the judge reports a damaged cases.json
  }
}

/** Whether stress has a reference to compare with. */
export function hasBrute(slug: string): boolean {
  return existsSync(join(problemFolder(slug), "brute.ts"));
}

/** Tells one brute.ts and generate.ts from what they are after a save. */
export function referenceVersion(slug: string): string {
  const files = ["brute.ts", "generate.ts"].map((name) => join(problemFolder(slug), name));
  return files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0).join();
}

/** Whether the folder of a task or a problem is still there. */
export function isThere(slug: string): boolean {
  return [join(DESK, slug), join("problems", slug)].some((folder) =>
    existsSync(join(WORKSPACE, folder, "problem.ts")),
  );
}
