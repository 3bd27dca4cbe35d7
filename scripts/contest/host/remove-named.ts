import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { casesFolder, casesPath, WORKSPACE } from "../../base/host/roots";
import { systemHints } from "../../base/host/system-hints";
import { nearest } from "../../base/nearest";
import { readCaseOrigins } from "../../problem/host/case-origins";
import { casesBeside } from "../../problem/host/cases-beside";
import { findCases } from "../../problem/host/find-cases";
import { removeCase } from "../../problem/host/remove-case";

/** Removes a case of a problem, or one beside the program `file`: its files and its entry together. */
export function removeNamed(
  slug: string,
  file: string | undefined,
  wanted: string,
  root = WORKSPACE,
): string {
  const name = wanted.replace(/\.(in|out)$/, "");
  const { cases } =
    file === undefined ? findCases(slug, casesFolder(slug, root)) : casesBeside(file);
  const entries = file === undefined ? Object.keys(readCaseOrigins(slug, root)) : [];
  const names = [...new Set([...cases.map((testCase) => testCase.name), ...entries])];
  if (!names.includes(name)) {
    const list = systemHints().list(
      file === undefined ? casesPath(slug, root) : resolve(file, ".."),
    );
    const near = nearest(name, names).join(", ");
    throw new ExpectedError(`no case "${name}" of ${slug}`, near || list, EXIT.nothingMatched);
  }
  if (file === undefined) removeCase(slug, name, root);
  else {
    const paths = cases.flatMap((one) => (one.name === name ? [one.input, one.expected] : []));
    for (const path of paths) if (path !== undefined) rmSync(resolve(WORKSPACE, path));
  }
  return `removed ${slug}/${name}`;
}
