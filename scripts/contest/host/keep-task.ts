import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { CACHE, casesFolder, DESK, problemFolder } from "../../base/host/roots";
import type { DraftCase } from "../../problem/draft";
import { readCaseOrigins } from "../../problem/host/case-origins";
import { deskTasks, moveLetter } from "../../problem/host/desk";
import { findCases } from "../../problem/host/find-cases";
import { problemExport } from "../../problem/host/problem-module";
import { moveSubmissions, readSubmissions } from "../../problem/host/submissions";
import { writeProblem } from "../../problem/host/write-problem";
import type { Problem } from "../../problem/problem";

/** Files of a task that a problem of the repository has too, and that its author wrote. */
const AUTHORED = /^(?!problem\.ts$|task\.json$|submitted\.json$|cases$)/;

/**
 * Makes a task of the desk a problem of the repository, under its name without the letter or under another; the
 * rest of it comes from the template. Says what is to be written then.
 */
export function keepTask(
  root: string,
  slug: string,
  as: string | undefined,
  say: (line: string) => void,
): void {
  const name = as ?? slug.replace(/^[a-z]\d*-/, "");
  const folder = taskFolder(root, slug);
  const facts = problemExport<Problem>(slug, "problem.ts", "problem")!;
  const task = deskTasks(root).find((candidate) => candidate.slug === slug)!;
  const { interactor, passes, files, unjudged } = facts;
  const [judge] = facts.judges;
  writeProblem(root, {
    slug: name,
    title: facts.title,
    timeLimitMs: facts.timeLimitMs,
    memoryLimitMiB: facts.memoryLimitMiB,
    checker: facts.checker,
    ...(interactor && { interactor }),
    ...(passes !== undefined && { passes }),
    ...(files && { programFiles: files }),
    ...(unjudged !== undefined && { unjudged }),
    ...(judge && { judge: { ...judge, ...(task.address && { page: task.address }) } }),
    ...(task.address && { address: task.address }),
    cases: casesOf(slug),
  });
  for (const file of readdirSync(folder).filter((entry) => AUTHORED.test(entry))) {
    cpSync(join(folder, file), join(root, "problems", name, file), { recursive: true });
  }
  const submissions = readSubmissions(slug, root);
  rmSync(folder, { recursive: true });
  moveSubmissions(submissions, name, root);
  moveLetter(root, slug, name);
  say(`kept as problems/${name} and cases/${name}; next: its README.md (the statement),`);
  say(`  the card of solution.ts, generate.ts, validate.ts; then npm run check ${name}`);
}

/** Takes a task off the desk; what was written for it stays in the folder that it returns. */
export function removeTask(root: string, slug: string): string {
  const [folder, removed] = [
    taskFolder(root, slug),
    join(CACHE, "removed", `${slug}-${Date.now()}`),
  ];
  cpSync(folder, removed, { recursive: true });
  rmSync(folder, { recursive: true });
  moveLetter(root, slug, undefined);
  return removed;
}

function taskFolder(root: string, slug: string): string {
  const folder = join(root, DESK, slug);
  if (existsSync(folder) && problemFolder(slug, root) === folder) return folder;
  const message = `${slug} is a problem of the repository, not a task on the desk`;
  throw new ExpectedError(message, "npm run contest", EXIT.usage);
}

function casesOf(slug: string): DraftCase[] {
  const origins = readCaseOrigins(slug);
  return findCases(slug, casesFolder(slug)).cases.map(({ name, input, expected }) => ({
    name,
    input: readFileSync(input),
    ...(expected !== undefined && { output: readFileSync(expected) }),
    origin: origins[name] ?? { from: "hand", why: "added during the contest" },
  }));
}
