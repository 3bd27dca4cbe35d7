import { constants, copyFileSync, existsSync } from "node:fs";
import { join } from "node:path";

/** Copies files of a case to <file>.old, or .old2, .old3 … so that all have one number and none is overwritten. */
export function copyAside(folder: string, files: readonly string[]): void {
  const there = files.map((file) => join(folder, file)).filter((file) => existsSync(file));
  for (let count = 1; ; count++) {
    const ending = count === 1 ? ".old" : `.old${count}`;
    if (files.some((file) => existsSync(join(folder, file + ending)))) continue;
    for (const file of there) copyFileSync(file, file + ending, constants.COPYFILE_EXCL);
    return;
  }
}
