import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach } from "vitest";

/** A new folder for each test: `root` is a repository in it, and `folder` writes others beside it. */
export function sourceFolders() {
  const at = {
    base: "",
    root: "",
    /** Writes files by their path below the folder `name`, and returns that folder's path. */
    folder(name: string, files: Record<string, string>): string {
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(at.base, name, path)), { recursive: true });
        writeFileSync(join(at.base, name, path), content);
      }
      return join(at.base, name);
    },
  };
  beforeEach(() => {
    at.base = mkdtempSync(join(tmpdir(), "import-source-"));
    at.root = join(at.base, "repository");
    mkdirSync(at.root);
  });
  afterEach(() => rmSync(at.base, { recursive: true }));
  return at;
}
