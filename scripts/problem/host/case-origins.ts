import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ExpectedError } from "../../base/expected-error";
import { casesFolder, casesPath } from "../../base/host/roots";
import { writeAtomically } from "../../base/host/write-atomically";
import { type CaseOrigins, originsFault } from "../case-origin";
import { exampleFile } from "./example-file";

/** The cases.json of a problem; empty where there is none. */
export function readCaseOrigins(slug: string, root?: string): CaseOrigins {
  const file = originsFile(slug, root);
  if (!existsSync(file)) return {};
  const hint = `one entry a case, as in ${exampleFile("cases.json")}`;
  const text = readFileSync(file, "utf8");
  let origins: unknown;
  try {
    origins = JSON.parse(text);
  } catch (error) {
    throw new ExpectedError(
      `${casesPath(slug, root)}/cases.json: ${(error as Error).message}`,
      hint,
    );
  }
  const fault = originsFault(origins);
  if (fault) throw new ExpectedError(`${casesPath(slug, root)}/cases.json: ${fault}`, hint);
  return origins as CaseOrigins;
}

export function writeCaseOrigins(slug: string, origins: CaseOrigins, root?: string): void {
  writeAtomically(originsFile(slug, root), originsText(origins));
}

/** The content of a cases.json: one line a case. */
export function originsText(origins: CaseOrigins): string {
  const entries = Object.entries(origins).map(
    ([name, origin]) => `  ${JSON.stringify(name)}: ${onOneLine(origin)}`,
  );
  return entries.length > 0 ? `{\n${entries.join(",\n")}\n}\n` : "{}\n";
}

function originsFile(slug: string, root?: string): string {
  return join(casesFolder(slug, root), "cases.json");
}

function onOneLine(value: object): string {
  if (Array.isArray(value)) return JSON.stringify(value);
  const parts = Object.entries(value).map(
    ([key, part]) =>
      `${JSON.stringify(key)}: ${typeof part === "object" ? onOneLine(part) : JSON.stringify(part)}`,
  );
  return `{ ${parts.join(", ")} }`;
}
