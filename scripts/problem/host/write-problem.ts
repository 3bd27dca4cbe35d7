import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ExpectedError } from "../../base/expected-error";
import { casesFolder, problemFolder } from "../../base/host/repository";
import type { Draft, DraftCase } from "../draft";
import { isSlug } from "../slug";
import { originsText } from "./case-origins";
import { fillTemplate } from "./fill-template";

/** Stands in for the official samples, so that a new problem judges, and fails, from the start. */
export const NO_SAMPLE: DraftCase = {
  name: "sample-1",
  input: new Uint8Array(),
  output: new TextEncoder().encode("put the official sample here\n"),
  origin: { from: "statement" },
};

/** Writes both folders of a new problem, or nothing at all; never over anything that exists. */
export function writeProblem(root: string, draft: Draft): void {
  const { slug } = draft;
  if (!isSlug(slug)) {
    throw new ExpectedError(
      `"${slug}" is no name for a problem`,
      "words of a-z and 0-9 joined by hyphens, at most 60 characters: knight-moves",
    );
  }
  const targets = [problemFolder(slug, root), casesFolder(slug, root)] as const;
  for (const [index, folder] of targets.entries()) {
    if (!existsSync(folder)) continue;
    const shown = `${index === 0 ? "problems" : "cases"}/${slug}`;
    throw new ExpectedError(`${shown} exists already`, `another name, or look into ${shown}`);
  }
  mkdirSync(join(root, ".cache"), { recursive: true });
  const draftFolder = mkdtempSync(join(root, ".cache", "new-"));
  const drafts = [join(draftFolder, "problem"), join(draftFolder, "cases")] as const;
  try {
    for (const [file, text] of fillTemplate(draft)) put(join(drafts[0], file), text);
    for (const [file, content] of draft.files ?? []) put(join(drafts[0], file), content);
    const cases = draft.cases.length > 0 ? draft.cases : [NO_SAMPLE];
    for (const each of cases) putCase(drafts[1], each);
    const origins = Object.fromEntries(cases.map(({ name, origin }) => [name, origin]));
    put(join(drafts[1], "cases.json"), originsText(origins));
    moveBoth(drafts, targets);
  } finally {
    rmSync(draftFolder, { recursive: true, force: true });
  }
}

export function putCase(folder: string, { name, input, output }: DraftCase): void {
  put(join(folder, `${name}.in`), input);
  put(join(folder, `${name}.out`), output);
}

function put(file: string, content: Uint8Array | string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content, { flag: "wx" });
}

/** A rename does not go over a folder with anything in it, so a race ends with an error, not a loss. */
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
