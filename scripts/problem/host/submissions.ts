import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, isAbsolute, join, relative } from "node:path";
import { DESK, WORKSPACE } from "../../base/host/roots";
import { writeAtomically } from "../../base/host/write-atomically";
import { sha256 } from "../sha256";
import { parseSubmissions, type Submission } from "../submission";

/** Submissions of what is no task of the desk; the dot keeps it apart from the tasks' folders. */
const OTHERS = ".submitted";

/** The submissions of a task, a problem, or a program named by its path. */
export interface Submitted {
  /** A slug, or a path from the workspace. */
  readonly name: string;
  readonly submissions: readonly Submission[];
}

/** Where the submissions of a slug, or of a program's absolute path, are kept; git ignores the place. */
export function submissionsFile(slug: string, root = WORKSPACE): string {
  const deskFolder = join(root, DESK, slug);
  if (!isAbsolute(slug) && existsSync(join(deskFolder, "problem.ts")))
    return join(deskFolder, "submitted.json");
  const name = nameOf(slug, root);
  const file = /^[a-z0-9-]+$/.test(name) ? name : `program-${sha256(name).slice(0, 16)}`;
  return join(root, DESK, OTHERS, `${file}.json`);
}

/** Oldest first; empty where nothing is noted, or the file is damaged. */
export function readSubmissions(slug: string, root = WORKSPACE): Submission[] {
  return read(submissionsFile(slug, root))?.submissions.slice() ?? [];
}

/** Adds a submission, or puts it in the place of the one of the same time. */
export function noteSubmission(slug: string, submission: Submission, root = WORKSPACE): void {
  const others = readSubmissions(slug, root).filter(({ at }) => at !== submission.at);
  write(slug, [...others, submission], root);
}

/** Takes back the note of one that was not sent after all. */
export function forgetSubmission(slug: string, at: number, root = WORKSPACE): void {
  const others = readSubmissions(slug, root).filter((submission) => submission.at !== at);
  write(slug, others, root);
}

/** The same submissions under a problem's name, when a task is kept as a problem. */
export function moveSubmissions(
  submissions: readonly Submission[],
  slug: string,
  root = WORKSPACE,
): void {
  if (submissions.length === 0) return;
  const before = readSubmissions(slug, root);
  write(slug, [...before, ...submissions], root);
}

/** All that was submitted in a workspace, by name. */
export function allSubmissions(root = WORKSPACE): Submitted[] {
  const folder = join(root, DESK);
  const files = [
    ...names(folder).map((name) => join(folder, name, "submitted.json")),
    ...names(join(folder, OTHERS)).map((name) => join(folder, OTHERS, name)),
  ];
  return files.flatMap((file) => read(file) ?? []);
}

function read(file: string): Submitted | undefined {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
  const submissions = parseSubmissions(text);
  return submissions.length === 0 ? undefined : { name: named(text, file), submissions };
}

function named(text: string, file: string): string {
  const { name } = JSON.parse(text) as { readonly name?: unknown };
  return typeof name === "string" ? name : (dirname(file).split(/[\\/]/).at(-1) ?? "");
}

function write(slug: string, submissions: readonly Submission[], root: string): void {
  const text = JSON.stringify({ name: nameOf(slug, root), submissions }, null, 2);
  writeAtomically(submissionsFile(slug, root), `${text}\n`);
}

/** A program's path from the workspace, with "/"; a slug as it is. */
function nameOf(slug: string, root: string): string {
  if (!isAbsolute(slug)) return slug;
  const path = relative(root, slug).replaceAll("\\", "/");
  return path.startsWith("../") ? slug : path;
}

function names(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
