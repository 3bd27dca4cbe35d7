import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DESK, WORKSPACE } from "../../base/host/roots";
import { writeAtomically } from "../../base/host/write-atomically";
import type { CaseDraft } from "../case-draft";

/** In the user's own folder, which git ignores: a draft cannot be made again. */
const FOLDER = join(WORKSPACE, DESK, ".drafts");
const END = ".json";

/** Keeps what is written into the editor of a case. */
export function keepDraft(slug: string, draft: CaseDraft): void {
  const file = draftFile(slug, draft.name);
  mkdirSync(join(FOLDER, encodeURIComponent(slug)), { recursive: true });
  writeAtomically(file, `${JSON.stringify(draft)}\n`);
}

/** The draft of a case, of a new one where no name is given; undefined where none is kept. */
export function readDraft(slug: string, name: string | undefined): CaseDraft | undefined {
  try {
    return JSON.parse(readFileSync(draftFile(slug, name), "utf8")) as CaseDraft;
  } catch {
    return undefined;
  }
}

export function dropDraft(slug: string, name: string | undefined): void {
  rmSync(draftFile(slug, name), { force: true });
}

/** The cases that have a draft; "" is the new one. */
export function draftNames(slug: string): string[] {
  const folder = join(FOLDER, encodeURIComponent(slug));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(END))
    .map((file) => decodeURIComponent(file.slice("case ".length, -END.length)))
    .sort();
}

function draftFile(slug: string, name = ""): string {
  return join(FOLDER, encodeURIComponent(slug), `case ${encodeURIComponent(name)}${END}`);
}
