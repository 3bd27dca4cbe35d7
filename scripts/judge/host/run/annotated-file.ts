import { statSync } from "node:fs";
import { isAbsolute, join, relative, sep } from "node:path";
import { problemFolder, WORKSPACE } from "../../../base/host/roots";
import type { CaseResult } from "../../events/case-result";

/** GitHub counts paths from the root of the repository, which may lie above the workspace. */
const ROOT = process.env.GITHUB_WORKSPACE ?? WORKSPACE;

/** A judged program's file as GitHub's annotations name it; undefined where it lies outside the repository. */
export function annotatedFile(
  { slug, label }: Pick<CaseResult, "slug" | "label">,
  root = ROOT,
): string | undefined {
  const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  const folder = isAbsolute(slug) ? undefined : problemFolder(slug);
  const part = label !== undefined && folder && isFile(join(folder, label)) ? label : "solution.ts";
  const path = relative(root, folder ? join(folder, part) : slug);
  return path.startsWith("..") || isAbsolute(path) ? undefined : path.split(sep).join("/");
}
