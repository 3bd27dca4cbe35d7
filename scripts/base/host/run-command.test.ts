import { spawnSync } from "node:child_process";
import { existsSync, openSync } from "node:fs";
import { expect, it } from "vitest";
import { TOOL } from "./roots";

function judge(words: readonly string[], stdout: number | "pipe" = "pipe") {
  const args = ["scripts/start.cjs", "judge", ...words];
  const stdio = ["ignore", stdout, "pipe"] as const;
  return spawnSync(process.execPath, args, { cwd: TOOL, encoding: "utf8", stdio: [...stdio] });
}

it("a full disk under the output is reported in two lines", ({ skip }) => {
  skip(!existsSync("/dev/full"), "there is no /dev/full");
  expect(judge(["--help"], openSync("/dev/full", "w"))).toMatchObject({
    status: 3,
    stderr: "error: the output cannot be written (ENOSPC)\n  try: df -h .\n",
  });
  expect(judge(["--help"])).toMatchObject({ status: 0, stderr: "" });
});

it("an option that would be lost is reported", () => {
  expect(judge(["n-queens", "--for", "all", "--filter", "edge"])).toMatchObject({
    status: 2,
    stdout: "",
    stderr: "error: --for all takes no --filter\n  try: npm run matrix -- --help\n",
  });
});
