import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { ExpectedError } from "../../base/expected-error";
import { DESK } from "../../base/host/roots";
import { scratchFolder } from "../../base/host/scratch-folder";
import { createAtomically, writeAtomically } from "../../base/host/write-atomically";
import type { DeskTask } from "../desk-task";
import type { Draft, DraftCase } from "../draft";
import { isSlug, slugOf } from "../slug";
import { originsText } from "./case-origins";
import { deskTasks } from "./desk";
import { ensureEditorProject } from "./editor-project";
import { fillDeskTemplate, fillTemplate } from "./fill-template";

/** Writes both folders of a new problem or neither; never overwrites anything. */
export function writeProblem(root: string, draft: Draft): void {
  const { slug } = draft;
  if (!isSlug(slug)) {
    const words = "words of a-z and 0-9 joined by hyphens, at most 60 characters: knight-moves";
    const near = /[\\/]/.test(slug) ? "" : slugOf(slug);
    throw new ExpectedError(
      `"${slug}" is no name for a problem`,
      near === "" ? words : `npm run new ${near}`,
    );
  }
  const targets = [join(root, "problems", slug), join(root, "cases", slug)] as const;
  for (const [index, folder] of targets.entries()) {
    if (!existsSync(folder)) continue;
    const place = `${index === 0 ? "problems" : "cases"}/${slug}`;
    throw new ExpectedError(`${place} exists already`, `another name, or look into ${place}`);
  }
  mkdirSync(join(root, ".cache"), { recursive: true });
  const draftFolder = scratchFolder(join(root, ".cache"));
  const drafts = [join(draftFolder, "problem"), join(draftFolder, "cases")] as const;
  try {
    for (const [file, text] of fillTemplate(draft)) createAtomically(join(drafts[0], file), text);
    for (const [file, content] of draft.files ?? [])
      createAtomically(join(drafts[0], file), content);
    putCases(drafts[1], draft.cases);
    moveBoth(drafts, targets);
  } finally {
    rmSync(draftFolder, { recursive: true, force: true });
  }
}

/** Writes a contest's task to the desk, completely or not at all; its cases lie in its own folder. */
export function writeTask(root: string, draft: Draft, task: Omit<DeskTask, "slug">): void {
  const target = join(root, DESK, draft.slug);
  if (existsSync(target)) {
    throw new ExpectedError(`${DESK}/${draft.slug} exists already`, "npm run contest");
  }
  mkdirSync(join(root, ".cache"), { recursive: true });
  const folder = scratchFolder(join(root, ".cache"));
  try {
    for (const [file, text] of fillDeskTemplate(draft, root))
      createAtomically(join(folder, file), text);
    for (const [file, content] of draft.files ?? []) createAtomically(join(folder, file), content);
    putCases(join(folder, "cases"), draft.cases);
    createAtomically(join(folder, "task.json"), `${JSON.stringify(task, null, 2)}\n`);
    mkdirSync(dirname(target), { recursive: true });
    chmodSync(folder, 0o755);
    renameSync(folder, target);
    ensureEditorProject(root, DESK);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Renews what task.json says of a task that came again; returns false for what is no task of the desk. */
export function renewTask(
  root: string,
  slug: string,
  change: Partial<Pick<DeskTask, "title" | "contest" | "address" | "letter" | "at">>,
): boolean {
  const task = deskTasks(root).find((deskTask) => deskTask.slug === slug);
  if (task === undefined) return false;
  const { slug: _, lostLetter, ...entry } = task;
  const renewed = { ...entry, ...change };
  writeAtomically(join(root, DESK, slug, "task.json"), `${JSON.stringify(renewed, null, 2)}\n`);
  return true;
}

function putCases(folder: string, cases: readonly DraftCase[]): void {
  for (const testCase of cases) putCase(folder, testCase);
  const origins = Object.fromEntries(cases.map(({ name, origin }) => [name, origin]));
  createAtomically(join(folder, "cases.json"), originsText(origins));
}

/** Writes both files of a case or neither; who sees its input finds its answer. One without an answer has but one. */
export function putCase(folder: string, { name, input, output }: DraftCase): void {
  const written: string[] = [];
  try {
    for (const [ending, content] of [
      ["out", output],
      ["in", input],
    ] as const) {
      if (content === undefined) continue;
      const file = join(folder, `${name}.${ending}`);
      createAtomically(file, content);
      written.push(file);
    }
  } catch (error) {
    for (const file of written) rmSync(file, { force: true });
    throw error;
  }
}

/** A rename never replaces a folder that is not empty, so a race ends with an error, not a loss. */
function moveBoth(from: readonly [string, string], to: readonly [string, string]): void {
  for (const folder of to) mkdirSync(dirname(folder), { recursive: true });
  renameSync(from[0], to[0]);
  try {
    renameSync(from[1], to[1]);
  } catch (error) {
    rmSync(to[0], { recursive: true });
    throw error;
  }
}
