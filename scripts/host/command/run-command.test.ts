import { spawnSync } from "node:child_process";
import { existsSync, openSync } from "node:fs";
import { expect, it } from "vitest";
import { ROOT } from "../repository";

function help(stdout: number | "pipe") {
  const args = ["scripts/start.cjs", "judge", "--help"];
  const stdio = ["ignore", stdout, "pipe"] as const;
  return spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8", stdio: [...stdio] });
}

it.runIf(existsSync("/dev/full"))("a full disk under the output is told in two lines", () => {
  expect(help(openSync("/dev/full", "w"))).toMatchObject({
    status: 3,
    stderr: "error: the output cannot be written (ENOSPC)\n  try: df -h .\n",
  });
  expect(help("pipe")).toMatchObject({ status: 0, stderr: "" });
});
