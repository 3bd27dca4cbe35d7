import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, onTestFinished, TestRunner } from "vitest";

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
  if (TestRunner.getCurrentTest()) onTestFinished(remove);
  else afterAll(remove);
  return writeFiles(folder, files);
}

/** A new folder for each test: `root` is a repository in it, and `folder` writes others beside it. */
export function sourceFolders() {
  const at = {
    base: "",
    root: "",
    /** Writes files by their path below the folder `name`, and returns that folder's path. */
    folder(name: string, files: Record<string, string>): string {
      return writeFiles(join(at.base, name), files);
    },
  };
  beforeEach(() => {
    at.base = testFolder();
    at.root = join(at.base, "repository");
    mkdirSync(at.root);
  });
  return at;
}
