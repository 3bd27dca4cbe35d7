import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, it } from "vitest";
import { WindowsProcesses } from "./windows-processes";

// On any system: the lists of processes come from scripts, the processes are real.

const NONE = ["/no/such/program"];
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

async function sleeper(): Promise<{ pid: number; ended: Promise<unknown> }> {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1e6)"], { stdio: "ignore" });
  children.push(child);
  await once(child, "spawn");
  return { pid: child.pid!, ended: once(child, "exit") };
}

/** A PowerShell that answers each line with these rows: parent, process, bytes, CPU milliseconds. */
function shell(...rows: (readonly number[])[]): readonly string[] {
  const text = `${rows.map((row) => row.join(" ")).join("\r\n")}\r\nend\r\n`;
  const code = `process.stdin.on("data", () => process.stdout.write(${JSON.stringify(text)}))`;
  return [process.execPath, "-e", code];
}

/** A wmic, which writes UTF-16 and knows no CPU time. */
function wmic(...rows: (readonly number[])[]): readonly string[] {
  const text = `\ufeffParentProcessId  ProcessId  WorkingSetSize\r\n${rows.map((row) => `${row.join("  ")}  \r\n`).join("")}`;
  const code = `process.stdout.write(Buffer.from(${JSON.stringify(text)}, "utf16le"))`;
  return [process.execPath, "-e", code];
}

it.each([
  ["fails", [process.execPath, "-e", "process.exit(1)"]],
  ["hangs", [process.execPath, "-e", "setInterval(() => {}, 1e6)"]],
  ["is absent", NONE],
])("where taskkill %s, the program and its listed children are killed", async (_, taskkill) => {
  const [program, child, other] = [await sleeper(), await sleeper(), await sleeper()];
  const rows = [
    [1, program.pid, 0, 0],
    [program.pid, child.pid, 0, 0],
    [1, other.pid, 0, 0],
  ];
  const system = new WindowsProcesses({ shell: shell(...rows), once: NONE }, taskkill);
  await system.usage(program.pid);
  await system.killAll(program.pid);
  await Promise.all([program.ended, child.ended]);
  expect(process.kill(other.pid, 0)).toBe(true);
  system.close();
});

it("kills what an ended program has left, also through a process that has ended", async () => {
  const [child, grandchild, other] = [await sleeper(), await sleeper(), await sleeper()];
  const [ENDED, GONE] = [4_000_001, 4_000_002];
  const lists = [
    [
      [ENDED, child.pid, 0, 0],
      [ENDED, GONE, 0, 0],
      [GONE, grandchild.pid, 0, 0],
    ],
    [
      [ENDED, child.pid, 0, 0],
      [GONE, grandchild.pid, 0, 0],
      [GONE + 1, other.pid, 0, 0],
    ],
  ];
  const texts = lists.map((rows) => `${rows.map((row) => row.join(" ")).join("\n")}\nend\n`);
  const code = `let at = 0; const texts = ${JSON.stringify(texts)};
    process.stdin.on("data", () => process.stdout.write(texts[at++]))`;
  const system = new WindowsProcesses({ shell: [process.execPath, "-e", code], once: NONE }, NONE);
  await system.usage(ENDED);
  await system.killLeft(ENDED, false);
  await Promise.all([child.ended, grandchild.ended]);
  expect(process.kill(other.pid, 0)).toBe(true);
  system.close();
});

it("kills nothing that is older than the judge, whatever parent it names", async () => {
  const [older, child] = [await sleeper(), await sleeper()];
  const ENDED = 4_000_001;
  const rows = [
    [1, process.pid, 0, 0, 638_000_000],
    [ENDED, older.pid, 0, 0, 637_999_999],
    [ENDED, child.pid, 0, 0, 638_000_001],
  ];
  const system = new WindowsProcesses({ shell: shell(...rows), once: NONE }, NONE);
  await system.usage(ENDED);
  await system.killAll(ENDED);
  await system.killLeft(ENDED, true);
  await child.ended;
  expect(process.kill(older.pid, 0)).toBe(true);
  system.close();
});

it("looks for children that were never listed only where something holds the folder", async () => {
  const child = await sleeper();
  const ENDED = 4_000_001;
  const system = new WindowsProcesses({ shell: NONE, once: wmic([ENDED, child.pid, 0]) }, NONE);
  await system.killLeft(ENDED, false);
  expect(process.kill(child.pid, 0)).toBe(true);
  await system.killLeft(ENDED, true);
  await child.ended;
});

it("adds up the tree, where PowerShell lists it", async () => {
  const rows = [
    [1, 10, 2 ** 20, 100.5],
    [10, 11, 2 ** 21, 20],
    [99, 98, 2 ** 30, 1000],
  ];
  const system = new WindowsProcesses({ shell: shell(...rows), once: NONE }, NONE);
  expect(await system.usage(10)).toEqual({ cpuMs: 120.5, memoryMiB: 3 });
  system.close();
});

it("tells no usage where nothing lists processes, or without CPU times", async () => {
  const without = new WindowsProcesses({ shell: NONE, once: NONE }, NONE);
  expect(await without.usage(10)).toBe(undefined);
  const times = new WindowsProcesses({ shell: NONE, once: wmic([1, 10, 2 ** 20]) }, NONE);
  expect(await times.usage(10)).toBe(undefined);
});

it("lists processes by wmic where a policy forbids PowerShell", async () => {
  // Such words are too long on every system: spawn throws at once, as it does for a policy.
  const forbidden = [process.execPath, "x".repeat(1 << 22)];
  const child = await sleeper();
  const rows = wmic([4_000_001, child.pid, 0]);
  const system = new WindowsProcesses({ shell: forbidden, once: rows }, NONE);
  await system.killLeft(4_000_001, true);
  await child.ended;
  const none = new WindowsProcesses({ shell: forbidden, once: forbidden }, NONE);
  expect(await none.usage(10)).toBe(undefined);
});
