import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { clockMs, usageOf } from "./plain-processes";
import { removeTree } from "./remove-tree";

it.each([
  ["0:01.25", 1250], // macOS
  ["12:00.00", 720_000],
  ["00:01:02", 62_000], // BSD
  ["2-03:00:00", 183_600_000],
])("ps says %s", (text, ms) => {
  expect(clockMs(text)).toBe(ms);
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

it("removes folders that are deeper than a path may be long, and closed ones", () => {
  const folder = mkdtempSync(join(tmpdir(), "deep-"));
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
