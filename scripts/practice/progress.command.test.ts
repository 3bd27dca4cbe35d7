import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { TOOL } from "../base/host/roots";
import { testFolder } from "../testing/test-folder";

it("names the next command as the user types it", () => {
  const folder = testFolder();
  writeFileSync(join(folder, "package.json"), '{ "judgebench": {} }');
  const { stdout } = spawnSync(process.execPath, [join(TOOL, "scripts/jb.cjs"), "progress"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(stdout).toMatch(/0 of 0 solved, 0 due: jb practice\n$/);
});
