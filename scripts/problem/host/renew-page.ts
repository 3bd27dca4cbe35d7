import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "../../base/host/write-atomically";
import { withPage } from "../judge-pages";
import type { JudgeEntry } from "../problem";

/** Writes into problem.ts of a problem of the repository where it was found last. */
export function renewPage(root: string, slug: string, entry: JudgeEntry, page: string): void {
  const file = join(root, "problems", slug, "problem.ts");
  const text = readFileSync(file, "utf8");
  const renewed = withPage(text, { ...entry, page });
  if (renewed !== text) writeAtomically(file, renewed);
}
