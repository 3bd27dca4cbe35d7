import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, type TestContext } from "vitest";
import { needsTier } from "../../../testing/sandbox/needs-tier";
import type { Program } from "../program";
import { BoxRunner } from "./box-runner";
import { chooseSandbox } from "./sandbox";

// Node reads the limit of its control group, and collects garbage for its sake. So the kernel's limit can be near
// a program's only where Node cannot read it: in tier C, Landlock closes it.

const NODE_MIB = 120;
const TMPFS = 0x01021994;
const isInMemory = statfsSync(tmpdir()).type === TMPFS;
const folder = mkdtempSync(join(tmpdir(), "group-limit-"));
chmodSync(folder, 0o755); // as root the programs run under another uid
let missing: string | undefined;
let noLandlock: string | undefined;
let runner: BoxRunner;

beforeAll(async () => {
  try {
    const { supervisor, groups, accounts } = await chooseSandbox("C");
    if (!accounts?.startsWith("cgroup")) missing = "no control group";
    runner = new BoxRunner(supervisor!, "C", groups);
  } catch (error) {
    missing = (error as Error).message;
  }
  noLandlock = await chooseSandbox("B").then(
    () => undefined,
    (error: Error) => error.message,
  );
});
afterAll(async () => {
  await runner?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A skip must come before anything waits for a program. */
function needsLimit(context: TestContext): void {
  needsTier("C", missing, context);
  needsTier("B", noLandlock, context);
}

async function run(code: string) {
  const file = join(folder, "program.js");
  writeFileSync(file, code);
  const program: Program = {
    argv: [process.execPath, file],
    readable: [process.execPath, file],
    files: [],
    sha256: "",
  };
  const limits = { timeMs: 20_000, memoryMiB: 64, outputBytes: 1 << 20 };
  return runner.run(program, file, limits);
}

it("is not read by a program in tier C, which still sees the machine's processors", async (context) => {
  const code = `
const { readFileSync } = require("fs");
const isClosed = (name) => { try { readFileSync("/sys/fs/cgroup/" + name); return false; } catch { return true; } };
const names = ["memory/memory.limit_in_bytes", "memory.stat", "cgroup.controllers"];
console.log(names.every(isClosed), readFileSync("/sys/devices/system/cpu/online", "utf8").length > 0);`;
  needsLimit(context);
  const { output } = await run(code);
  expect(new TextDecoder().decode(output)).toBe("true true\n");
});

it("ends a program that takes 1 GiB while the supervisor cannot look", async (context) => {
  const code = `require("fs").writeFileSync("up", "");
setTimeout(() => { Buffer.alloc(2 ** 30, 1); for (;;); }, 1000);`;
  needsLimit(context);
  const ended = run(code);
  const supervisor = await processOf(`${runner.folder}/supervisor`);
  const child = await processOf(join(folder, "program.js"));
  // An ordinary user's supervisor is asked before each thread: Node must have its own.
  while (!existsSync(join(runner.folder!, "box-0/up"))) await pause(20);
  process.kill(supervisor, "SIGSTOP");
  try {
    // A killed program stays, without memory, until the supervisor has seen its end.
    for (let kib = 1; kib > 0 && kib < 900 * 1024; kib = residentKib(child)) await pause(20);
  } finally {
    process.kill(supervisor, "SIGCONT");
  }
  const { stopped, memoryMiB } = await ended;
  expect(stopped).toBe("memory");
  // A sixteenth and 16 MiB above the limit, and Node's own file, which the group does not hold; where the scratch
  // folder is memory, what may lie in it is added.
  expect(memoryMiB).toBeLessThan(64 + 4 + 16 + NODE_MIB + (isInMemory ? 258 : 0));
});

async function processOf(word: string): Promise<number> {
  for (;;) {
    const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
    const pid = all.find((name) => textOf(`/proc/${name}/cmdline`).split("\0").includes(word));
    if (pid !== undefined) return Number(pid);
    await pause(20);
  }
}

function residentKib(pid: number): number {
  return Number(/^VmRSS:\s*(\d+)/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
