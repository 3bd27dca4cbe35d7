import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { removeTree } from "../../base/host/remove-tree";
import { testFolder } from "../../testing/test-folder";
import { plainSystem } from "./plain/plain-system";
import { clockMs, usageOf } from "./plain-processes";

it.each([
  ["0:01.25", 1250], // macOS
  ["12:00.00", 720_000],
  ["00:01:02", 62_000], // BSD
  ["2-03:00:00", 183_600_000],
])("ps says %s", (text, ms) => {
  expect(clockMs(text)).toBe(ms);
});

const bin = testFolder();
afterEach(() => {
  vi.unstubAllEnvs();
});

/** A macOS whose ps runs this line of a shell. */
function mac(line: string) {
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, "ps"), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  vi.stubEnv("PATH", `${bin}:${process.env.PATH}`);
  return plainSystem("darwin");
}

it("on macOS ps tells the usage, four times a second", async ({ skip }) => {
  skip(process.platform === "win32", "Windows has no such shell");
  const system = mac('[ "$*" = "-o rss=,time= -p 77" ] && echo "  2048   0:01.25"');
  const usage = { cpuMs: 1250, memoryMiB: 2 };
  expect(await system.usage(77)).toEqual(usage);
  expect(await system.usageOfTree(77)).toEqual(usage);
  expect(await system.usage(78)).toBeUndefined();
  expect(system).toMatchObject({ lookMs: 250, groups: true, alwaysTells: true });
});

it("on macOS ps finds what a program has left in another session", async ({ skip }) => {
  skip(process.platform === "win32", "Windows has no such shell");
  const sleeper = () =>
    spawn(process.execPath, ["-e", "setInterval(() => {}, 1e6)"], {
      detached: true,
      stdio: "ignore",
    });
  const [left, other] = [sleeper(), sleeper()];
  const ended = once(left, "exit");
  try {
    // Where nobody is left any more, the line is not there either.
    const gone = join(bin, "gone");
    const lines = `  ${left.pid} node HOME=/judge-1/0/box\n  ${other.pid} node HOME=/judge-2/0/box\n`;
    const listing = `[ -e ${gone} ] || printf '${lines}'; touch ${gone}`;
    await mac(listing).killLeft(4_000_001, false, "HOME=/judge-1/0/box");
    await ended;
    expect(process.kill(other.pid!, 0)).toBe(true);
  } finally {
    for (const child of [left, other]) child.kill("SIGKILL");
  }
});

it("reports our own usage if the system does", async () => {
  const usage = await usageOf(process.pid);
  if (process.platform === "win32") expect(usage).toBeUndefined();
  else {
    expect(usage?.cpuMs).toBeGreaterThan(0);
    expect(usage?.memoryMiB).toBeGreaterThan(10);
  }
});

it("distinguishes a computing process from a sleeping one", async ({ skip }) => {
  skip(process.platform !== "linux", "only Linux shows it");
  const codes = ["for (;;);", "setTimeout(() => {}, 1e6)"];
  const children = codes.map((code) => spawn(process.execPath, ["-e", code], { stdio: "ignore" }));
  try {
    const asleep = async () => (await usageOf(children[1]!.pid!))?.wantsToRun === false;
    for (let round = 0; round < 500 && !(await asleep()); round++) await pause(10);
    expect(await asleep()).toBe(true);
    expect((await usageOf(children[0]!.pid!))?.wantsToRun).toBe(true);
  } finally {
    for (const child of children) child.kill("SIGKILL");
  }
});

it("removes folders that are deeper than a path may be long, and closed ones", ({ skip }) => {
  skip(process.platform === "win32", "a working folder is never so deep there");
  const folder = testFolder();
  const before = process.cwd();
  try {
    process.chdir(folder);
    for (let depth = 0; depth < 300; depth++) {
      mkdirSync("a-folder-in-a-folder");
      process.chdir("a-folder-in-a-folder");
    }
    writeFileSync("file", "");
  } finally {
    process.chdir(before);
  }
  mkdirSync(join(folder, "closed", "inner"), { recursive: true, mode: 0o700 });
  mkdirSync(join(folder, "shut"), { mode: 0 });
  removeTree(folder);
  expect(existsSync(folder)).toBe(false);
});
