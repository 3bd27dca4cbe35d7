import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, onTestFinished } from "vitest";
import { getCurrentTest } from "vitest/suite";

export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Writes files by their paths below a folder, and the folders above them; returns that folder. */
export function writeFiles(folder: string, files: Files): string {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return folder;
}

/**
 * A new folder that holds these files, outside the repository where no place is named. Asked for in a test or
 * a beforeEach, it is removed when that test ends; at the top of a file or block, after its tests. Not for a
 * beforeAll.
 */
export function testFolder(files: Files = {}, name = "judgebench-test-", place = tmpdir()): string {
  mkdirSync(place, { recursive: true });
  const folder = realpathSync(mkdtempSync(join(place, name)));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (getCurrentTest()) onTestFinished(remove);
  else afterAll(remove);
  return writeFiles(folder, files);
}
