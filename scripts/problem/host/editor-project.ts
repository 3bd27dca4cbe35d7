import { existsSync } from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "../../base/host/write-atomically";

/** Each file is a program: two of them may have the same names. */
const TSCONFIG = {
  extends: "../tsconfig.json",
  compilerOptions: { moduleDetection: "force" },
  include: ["**/*"],
};

/**
 * Gives a folder of half-written programs (.contest, .practice) a tsconfig.json of its own, for editors: they take
 * the nearest one, and the root's leaves the folder out, so that `tsc` there passes. Does nothing where the folder
 * is missing or has one.
 */
export function ensureEditorProject(root: string, folder: string): void {
  const file = join(root, folder, "tsconfig.json");
  const wanted = [join(root, folder), join(root, "tsconfig.json")];
  if (existsSync(file) || !wanted.every((path) => existsSync(path))) return;
  try {
    writeAtomically(file, `${JSON.stringify(TSCONFIG, null, 2)}\n`);
  } catch {
    // a full disk: judging does without it
  }
}
