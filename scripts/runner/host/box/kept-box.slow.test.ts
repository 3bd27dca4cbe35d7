import { chmodSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, type TestContext, vi } from "vitest";
import { innerSupervisors } from "../../../testing/sandbox/inner-supervisors";
import { needsTier } from "../../../testing/sandbox/needs-tier";
import { putStrictBwrap } from "../../../testing/sandbox/strict-bwrap";
import { testFolder } from "../../../testing/test-folder";
import type { Program } from "../program";
import { BoxRunner } from "./box-runner";
import { chooseSandbox } from "./sandbox";

// In tier A the box of bubblewrap is kept for the next case of the same program: the cases may have
// nothing else in common.

/** Does what its input names, then prints when the first process of its box was started. */
const CODE = `
const fs = require("fs");
const word = fs.readFileSync(0, "utf8").trim();
const places = ["state", "../state", "../folder/state", "/tmp/state", "/dev/shm/state"];
if (word === "write") for (const place of places) try {
  if (place.includes("folder")) fs.mkdirSync("../folder");
  fs.writeFileSync(place, "x");
} catch {}
if (word === "leave a process")
  require("child_process").spawn("/bin/sleep", ["9"], { detached: true, stdio: "ignore" }).unref();
if (word === "write to stdin") try { fs.writeFileSync("/dev/stdin", "changed"); } catch {}
const found = places.filter((place) => fs.existsSync(place));
const box = fs.readFileSync("/proc/1/stat", "utf8").replace(/.*\\) /, "").split(" ")[19];
console.log(JSON.stringify({ box, found, version: 1 }));
if (word === "fail") process.exitCode = 3;
if (word === "crash") process.kill(process.pid, "SIGKILL");
`;

let missing: string | undefined;
let open: () => BoxRunner;
const runners: BoxRunner[] = [];
const folder = testFolder();
chmodSync(folder, 0o755); // as root the programs run under another uid
const file = join(folder, "program.js");
const program: Program = {
  argv: [process.execPath, file],
  readable: [process.execPath, file],
  files: [],
  sha256: "",
};
const path = process.env.PATH;

async function openIn(places: string | undefined) {
  process.env.PATH = places;
  try {
    const { supervisor, groups } = await chooseSandbox("A");
    open = () => new BoxRunner(supervisor!, "A", groups);
  } catch (error) {
    if (places !== path && missing === undefined) throw error; // the stand-in alone is refused
    missing = (error as Error).message;
  }
}

afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(runners.splice(0).map((runner) => runner.close()));
});

function start(context: TestContext) {
  needsTier("A", missing, context);
  writeFileSync(file, CODE);
  const runner = open();
  runners.push(runner);
  const input = join(folder, "in");
  const run = async (word: string, mode = 0o644) => {
    rmSync(input, { force: true });
    writeFileSync(input, `${word}\n`);
    chmodSync(input, mode);
    const limits = { timeMs: 5000, memoryMiB: 512, outputBytes: 1 << 20 };
    const { output, exitCode } = await runner.run(program, input, limits);
    const report = JSON.parse(Buffer.from(output).toString()) as {
      readonly box: string;
      readonly found: readonly string[];
      readonly version: number;
    };
    return { ...report, exitCode, input: readFileSync(input, "utf8") };
  };
  return { runner, run };
}

describe.each(["any bubblewrap", "one that refuses links"])("%s", (which) => {
  beforeAll(async () => {
    if (which !== "any bubblewrap") putStrictBwrap(folder);
    await openIn(which === "any bubblewrap" ? path : `${folder}:${path}`);
  });
  afterAll(() => {
    process.env.PATH = path;
  });

  it("is the same for cases that end with exit code 0", async (context) => {
    const { run } = start(context);
    const { box } = await run("look");
    expect(await run("look")).toMatchObject({ box, exitCode: 0 });
  });

  it.for([
    "fail",
    "crash",
    "leave a process",
  ])("is another one after a case that may leave something: %s", async (word, context) => {
    const { run } = start(context);
    const { box } = await run(word);
    expect((await run("look")).box).not.toBe(box);
  });

  it.for([
    tmpdir(),
    "/dev/shm", // where Landlock leaves the case its own folder alone
  ])("keeps no file of the case before, with its scratch folder in %s", async (place, context) => {
    const { run } = start(context);
    vi.stubEnv("TMPDIR", place);
    const { box, found } = await run("write");
    expect(found).toContain("state");
    if (place !== "/dev/shm")
      expect(found).toEqual(["state", "../state", "../folder/state", "/dev/shm/state"]);
    expect(await run("look")).toMatchObject({ box, found: [] });
  });

  it.for([
    "644",
    "666",
  ])("a program cannot write to its case through its stdin, mode %s", async (mode, context) => {
    const { run } = start(context);
    const { box } = await run("look");
    expect(await run("write to stdin", Number.parseInt(mode, 8))).toMatchObject({
      box,
      input: "write to stdin\n",
    });
  });

  it("is another one for a program that has changed", async (context) => {
    const { run } = start(context);
    await run("look");
    writeFileSync(`${file}.new`, CODE.replace("version: 1", "version: 2"));
    renameSync(`${file}.new`, file);
    expect((await run("look")).version).toBe(2);
  });

  it("is replaced when it was killed between two cases", async (context) => {
    const { runner, run } = start(context);
    const { box } = await run("look");
    const inner = innerSupervisors(runner.folder!);
    expect(inner).toHaveLength(1);
    process.kill(inner[0]!, "SIGKILL");
    await expect.poll(() => innerSupervisors(runner.folder!), { timeout: 10_000 }).toEqual([]);
    const next = await run("look");
    expect(next.exitCode).toBe(0);
    expect(next.box).not.toBe(box);
  });

  it("is replaced when it had been killed but still took the next case", async (context) => {
    const { runner, run } = start(context);
    const { box } = await run("look");
    const [inner] = innerSupervisors(runner.folder!);
    process.kill(inner!, "SIGSTOP"); // as long as it ends: its end of the socket is open
    const next = run("look");
    await new Promise((resolve) => setTimeout(resolve, 200));
    process.kill(inner!, "SIGKILL");
    const { exitCode, box: another } = await next;
    expect(exitCode).toBe(0);
    expect(another).not.toBe(box);
  });
});
