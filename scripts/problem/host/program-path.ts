import { existsSync, writeFileSync } from "node:fs";
import { isAbsolute, relative, resolve } from "node:path";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { DESK, problemPath, WORKSPACE } from "../../base/host/roots";
import type { Problem } from "../problem";
import { fillTemplate } from "./fill-template";
import { problemExport } from "./problem-module";

/**
 * A program's path from the root. A typed path is relative to the current folder, else to the problem.
 */
export function programPath(slug: string, typed: string): string {
  const places = [
    resolve(typed),
    resolve(WORKSPACE, typed),
    resolve(WORKSPACE, problemPath(slug), typed),
  ];
  const file = places.find((place) => existsSync(place));
  if (!file) {
    const hint = `a path from here or from ${problemPath(slug)}, as wrong/some.ts`;
    throw new ExpectedError(`no program ${typed}`, hint, EXIT.nothingMatched);
  }
  const path = relative(WORKSPACE, file).replaceAll("\\", "/");
  if (!path.startsWith("../") && !isAbsolute(path)) return path;
  throw new ExpectedError(`${typed} is outside of the repository`, "put it beside solution.ts");
}

/** The reference that a solution is compared with. */
export function bruteOf(slug: string): string {
  const path = `${problemPath(slug)}/brute.ts`;
  if (existsSync(resolve(WORKSPACE, path))) return path;
  if (path.startsWith(DESK)) layOut(slug);
  throw new ExpectedError(`${path} is missing`, "--against another program");
}

/** Adds the files that stress needs to a task on the desk, when first needed, and stops. */
function layOut(slug: string): never {
  const title = problemExport<Problem>(slug, "problem.ts", "problem")?.title ?? slug;
  const template = fillTemplate({ slug, title, cases: [] });
  const folder = problemPath(slug);
  for (const file of ["brute.ts", "generate.ts"]) {
    const path = resolve(WORKSPACE, folder, file);
    if (!existsSync(path)) writeFileSync(path, template.get(file)!);
  }
  const message = `${folder} had no brute.ts: it and generate.ts are there now, to be written`;
  throw new ExpectedError(message, `write both, then npm run stress ${slug}`);
}
