import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LAUNCHER } from "../../base/host/roots";
import { programFiles } from "../../runner/host/executable";
import { DeskWorkspace } from "../../testing/desk-workspace";
import { parseResult } from "../job-result";

const JOBS = 10;
const lacks = programFiles("python3").length === 0;
let workspace: DeskWorkspace;
let slug: string;

beforeAll(() => {
  workspace = new DeskWorkspace();
  workspace.install();
  slug = workspace.task("a", "", [["1 2\n", "3\n"]]);
  // Those of endless.jsonl that follow the first wait until the judge ends them.
  for (const [name, waitS] of [
    ["jobs", 0.2],
    ["endless", 600],
  ] as const) {
    const jobs = Array.from({ length: JOBS }, (_, at) => {
      const wait = `import time\ntime.sleep(${at === 0 ? 0.2 : waitS})`;
      const file = `${name}/p${at}/a.py`;
      workspace.write(file, `${wait}\nprint(sum(map(int, input().split())))\n# ${at}\n`);
      return JSON.stringify({ who: `p${at}`, problem: slug, file });
    });
    workspace.write(`${name}.jsonl`, `${jobs.join("\n")}\n`);
  }
});
afterAll(() => workspace.remove());

const at = (name: string) => join(workspace.folder, name);
const lines = (name: string) => {
  const text = existsSync(at(name)) ? readFileSync(at(name), "utf8") : "";
  return text.split("\n").slice(0, -1);
};
const words = (results: string, jobs = "jobs.jsonl") => [
  "batch",
  jobs,
  "--results",
  results,
  "--jobs",
  "1",
];

/** Waits until the batch has written this number of lines. */
async function until(name: string, count: number): Promise<void> {
  while (lines(name).length < count) await new Promise((wake) => setTimeout(wake, 5));
}

it.skipIf(lacks)("killed twice, then by two processes at once: each job has one line", async () => {
  for (const count of [2, 4]) {
    const killed = workspace.start(...words("out.jsonl"));
    await until("out.jsonl", count);
    killed.child.kill("SIGKILL");
    await killed.code;
  }
  const before = lines("out.jsonl");
  expect(before.length).toBeLessThan(JOBS);
  const both = [workspace.start(...words("out.jsonl")), workspace.start(...words("out.jsonl"))];
  const codes = await Promise.all(both.map(({ code }) => code));
  expect([codes, both.map(({ output }) => output)]).toEqual([
    [0, 0],
    both.map(() => expect.stringMatching(`${JOBS} passed, 0 failed.*\n$`)),
  ]);
  const after = lines("out.jsonl");
  expect(after.slice(0, before.length)).toEqual(before);
  const names = after.map((line) => parseResult(line)?.who);
  expect(names.sort()).toEqual(Array.from({ length: JOBS }, (_, at) => `p${at}`).sort());
  const piped = workspace.start("batch", "-", "--results", "out.jsonl");
  piped.child.stdin?.end(readFileSync(at("jobs.jsonl"))); // all of it comes before it is read
  expect([await piped.code, piped.output.split("\n").filter((line) => parseResult(line))]).toEqual([
    0,
    expect.arrayContaining(after),
  ]);
});

it.skipIf(lacks)("Ctrl-C keeps what is there, and the same command goes on", async () => {
  const stopped = workspace.start(...words("stopped.jsonl", "endless.jsonl"));
  await until("stopped.jsonl", 1);
  stopped.child.kill("SIGINT");
  expect([await stopped.code, stopped.output]).toEqual([
    130,
    expect.stringMatching(/\(interrupted\)\n$/),
  ]);
  const kept = lines("stopped.jsonl").length;
  expect(lines("stopped.jsonl").every((line) => parseResult(line))).toBe(true);
  expect([kept > 0 && kept < JOBS, existsSync(at("stopped.jsonl.claims"))]).toEqual([true, false]);
});

it.skipIf(lacks)("a full disk leaves complete lines and is said", (context) => {
  const disk = at("disk");
  mkdirSync(disk);
  try {
    execFileSync("bwrap", ["--bind", "/", "/", "true"], { stdio: "ignore" });
  } catch {
    context.skip(true, "bubblewrap does not work here");
  }
  // Four pages are left: for a lock, two claims and the first results.
  const full = `head -c 49152 /dev/zero > ${disk}/x`;
  const run = `${process.execPath} ${LAUNCHER} ${words(`${disk}/out.jsonl`).join(" ")}`;
  const show = `echo code $?; cat ${disk}/out.jsonl`;
  const box = [
    "--bind",
    "/",
    "/",
    "--dev-bind",
    "/dev",
    "/dev",
    "--size",
    "65536",
    "--tmpfs",
    disk,
  ];
  const script = `exec 2>&1; ${full}; ${run}; ${show}`;
  const output = execFileSync("bwrap", [...box, "sh", "-c", script], {
    ...{ cwd: workspace.folder, encoding: "utf8" },
    env: { ...process.env, INIT_CWD: workspace.folder, JB_COMMAND: "batch" },
  });
  const [said, kept] = output.split("code 3\n");
  expect(said).toContain("cannot be written: the disk is full");
  const results = kept?.split("\n") ?? [];
  expect(results.pop()).toBe("");
  expect(results.length).toBeGreaterThan(0);
  expect(results.filter((line) => !parseResult(line))).toEqual([]);
});
