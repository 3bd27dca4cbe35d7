import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { beforeEach } from "vitest";
import { testFolder, writeFiles } from "./test-folder";

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
