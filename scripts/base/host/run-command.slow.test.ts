import { spawn, spawnSync } from "node:child_process";
import { existsSync, openSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { testFolder } from "../../testing/test-folder";
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

/** A command that says "done", and then does this; its stdout and stderr cannot be written. */
function muted(body: string): number | null {
  const code = `
    const { runCommand } = require("./scripts/base/host/run-command");
    const { commitTo } = require("./scripts/base/host/interruption");
    const { ExpectedError } = require("./scripts/base/expected-error");
    const { Command } = require("commander");
    runCommand(new Command("x"), async () => {
      const say = async () => { process.stdout.write("done\\n"); await new Promise((wake) => setTimeout(wake, 50)); };
      ${body}
    });`;
  const full = openSync("/dev/full", "w");
  const args = ["-r", "ts-node/register", "-e", code];
  return spawnSync(process.execPath, args, { cwd: TOOL, stdio: ["ignore", full, full] }).status;
}

it("what cannot be taken back is said by the exit code, whatever becomes of the output", ({
  skip,
}) => {
  skip(!existsSync("/dev/full"), "there is no /dev/full");
  expect(muted("await say(); return 1;")).toBe(3);
  expect(muted("commitTo(5); await say(); return 1;")).toBe(1);
  expect(muted("commitTo(5); await say(); throw new ExpectedError('a', 'b');")).toBe(5);
  expect(muted("commitTo(5); await say(); throw new Error('a bug');")).toBe(5);
  expect(muted("commitTo(5)(); throw new ExpectedError('a', 'b', 4);")).toBe(4);
});

it("a reader that closes the pipe interrupts a run", async () => {
  const args = ["scripts/start.cjs", "judge", "knight-moves", "--force", "--reporter", "json"];
  const run = spawn(process.execPath, args, { cwd: TOOL, stdio: ["ignore", "pipe", "ignore"] });
  run.stdout.once("data", () => run.stdout.destroy()); // as head does
  expect(await new Promise((ended) => run.on("exit", ended))).toBe(130);
});

it("a process that exits at once, as after a second Ctrl-C, leaves no scratch folder", () => {
  const place = testFolder();
  const code = `require("./scripts/base/host/scratch-folder").scratchFolder(${JSON.stringify(place)}); process.exit()`;
  spawnSync(process.execPath, ["-r", "ts-node/register", "-e", code], { cwd: TOOL });
  expect(readdirSync(place)).toEqual([]);
});
