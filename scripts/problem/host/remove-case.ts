import { rmSync } from "node:fs";
import { join } from "node:path";
import { casesFolder } from "../../base/host/roots";
import { readCaseOrigins, writeCaseOrigins } from "./case-origins";

/** Removes a case of a problem: its entry in cases.json, and its files. */
export function removeCase(slug: string, name: string, root?: string): void {
  const { [name]: entry, ...others } = readCaseOrigins(slug, root);
  if (entry !== undefined) writeCaseOrigins(slug, others, root);
  const file = join(casesFolder(slug, root), name);
  for (const ending of [".in", ".out"]) rmSync(file + ending, { force: true });
}
