import { existsSync } from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "../../base/host/write-atomically";

/** Each file is a program: two of them may have the same names. They know Node. */
const PROGRAMS = {
  moduleDetection: "force",
  types: ["node"],
  // Beside judgebench; in the clone where that is only linked, or where packages lie apart.
  typeRoots: ["../node_modules/@types", "../node_modules/judgebench/node_modules/@types"],
};

/** Where the root has no tsconfig.json. */
const ALONE = {
  target: "es2022",
  lib: ["es2023"],
  module: "node16",
  strict: true,
  noEmit: true,
  skipLibCheck: true,
};

/**
 * Gives a folder of half-written programs (.contest, .practice) a tsconfig.json of its own, for editors: they take
 * the nearest one, and the root's leaves the folder out, so that `tsc` there passes. Does nothing where the folder
 * is missing or has one.
 */
export function ensureEditorProject(root: string, folder: string): void {
  const file = join(root, folder, "tsconfig.json");
  if (existsSync(file) || !existsSync(join(root, folder))) return;
  const options = existsSync(join(root, "tsconfig.json"))
    ? { extends: "../tsconfig.json", compilerOptions: PROGRAMS }
    : { compilerOptions: { ...ALONE, ...PROGRAMS } };
  try {
    writeAtomically(file, `${JSON.stringify({ ...options, include: ["**/*"] }, null, 2)}\n`);
  } catch {
    // a full disk: judging does without it
  }
}
