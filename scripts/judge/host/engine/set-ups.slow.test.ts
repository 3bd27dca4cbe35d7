import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { expect, it } from "vitest";
import { WORKSPACE } from "../../../base/host/roots";
import { testFolder } from "../../../testing/test-folder";

// Whole runs of judge in odd set-ups.

const folder = testFolder();

it("files open in the user's shell are not open in the program", async () => {
  const open = join(folder, "open-in-the-shell");
  const program = join(folder, "lists-its-descriptors.js");
  const open100 = 'require("fs").readdirSync("/proc/self/fd").filter((fd) => fd > 100)';
  writeFileSync(program, `console.log(${open100}.join() || "none");`);
  const script = `exec 200>${open}; exec node scripts/start.cjs judge n-queens -f '^edge-1$' --no-cache -r json --run "node ${program}"`;
  const run = await execa("bash", ["-c", script], { cwd: WORKSPACE, reject: false });
  const events = run.stdout.split("\n").map((line) => JSON.parse(line));
  const { message } = events.find(({ type }) => type === "case-end");
  expect(message).toMatch(/found "none"/);
  expect(readFileSync(open, "utf8")).toBe("");
});

it("the report has the cost of an empty program for this Node, and none under --run", async () => {
  const judge = ["scripts/start.cjs", "judge", "n-queens", "-f", "^edge-1$", "-r", "json"];
  const startOf = async (...args: string[]) => {
    const run = await execa("node", [...judge, ...args], { cwd: WORKSPACE, reject: false });
    return JSON.parse(run.stdout.split("\n")[0]!).start;
  };
  expect(await startOf()).toMatchObject({
    timeMs: expect.any(Number),
    memoryMiB: expect.any(Number),
  });
  expect(await startOf("--run", "cat")).toBeUndefined();
});

it("a slug with dots and an unknown one are reported, and the known one is judged", async () => {
  const args = [
    ...["scripts/judge/judge.command.ts", "../../no.such/folder", "n-quens", "n-queens", "-f"],
    ...["^edge-1$", "-r", "quiet"],
  ];
  const run = await execa("node_modules/.bin/ts-node", args, { cwd: WORKSPACE, reject: false });
  expect(run.stdout).toMatch(
    /^error: no problem "\.\.\/\.\.\/no\.such\/folder"\n {2}try: .*\nerror: no problem "n-quens"\n {2}try: .*n-queens.*\nsandbox .*\n(?: {2}.*\n)*1 passed, 0 failed, 2 errors$/,
  );
  expect(run.exitCode).toBe(3);
});
