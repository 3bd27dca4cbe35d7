import { existsSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { HERE, VERSION, WORKSPACE } from "../../base/host/roots";
import { isMachine, isNode } from "../../targets/machines";
import { isElsewhere } from "../read/shown-paths";
import { CompileError } from "../syntax/compile-error";
import { type Claim, readHeader } from "../syntax/header";
import { bundle } from "./bundle";
import { rememberedPrograms } from "./recipe";

/** Holds a bundle, as it was pasted or downloaded again, against the two hashes that it claims. */
export async function checkFile(path: string): Promise<{ line: string; proved: boolean }> {
  const claim = readHeader(readFileSync(path === "-" ? 0 : path, "utf8"));
  if (!claim) {
    const message = `${path} has not the first and last lines of a bundle`;
    throw new ExpectedError(
      message,
      "give the whole file, from its first comment to its last",
      EXIT.usage,
    );
  }
  const { program, target, version, intact } = claim;
  const isCurrent = await hasSameSources(claim);
  const bytes = intact ? "its lines are as they were made" : "its lines are NOT as they were made";
  const sources = isCurrent ? "its sources are the same today" : "its sources have changed since";
  const by = version === VERSION ? "" : `; made by ${otherVersion(version)}`;
  const line = `${path}: made from ${program} for ${target}; ${bytes}; ${sources}${by}\n`;
  return { line, proved: intact && isCurrent };
}

/** What another version made may differ, though its sources are the same. */
function otherVersion(version: string | undefined): string {
  const other = version === undefined ? "an older version of judgebench" : `judgebench ${version}`;
  return `${other}, this is ${VERSION}`;
}

async function hasSameSources({ program, target, sources }: Claim): Promise<boolean> {
  for (const place of placesOf(program)) {
    try {
      const { code } = await bundle(place, isMachine(target) || isNode(target) ? { target } : {});
      if (readHeader(code)?.sources === sources) return true;
    } catch (error) {
      if (!(error instanceof CompileError)) throw error;
    }
  }
  return false;
}

/** A program outside of the repository is named without its folder: in the user's, or as remembered. */
function placesOf(program: string): string[] {
  const elsewhere = rememberedPrograms().filter(
    (path) => isElsewhere(path) && basename(path) === program,
  );
  const places = [program, resolve(HERE, program), ...elsewhere];
  return [...new Set(places)].filter((place) => existsSync(resolve(WORKSPACE, place)));
}
