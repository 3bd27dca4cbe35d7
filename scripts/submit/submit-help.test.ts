import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { TOOL } from "../base/host/roots";

function help(): string {
  const words = ["scripts/start.cjs", "submit", "--help"];
  const { stdout } = spawnSync(process.execPath, words, { cwd: TOOL, encoding: "utf8" });
  return stdout.replace(/\s+/g, " ");
}

it("help names the default of --for, and how stdout is the file alone", () => {
  const text = help();
  expect(text).toContain("Without --for: the first judge of problem.ts, else this Node.");
  expect(text).toContain("not copy it; npm needs npm run -s");
});
