import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

it("tells our own usage where the system does", async () => {
  const usage = await usageOf(process.pid);
  if (process.platform === "win32") expect(usage).toBeUndefined();
  else {
    expect(usage?.cpuMs).toBeGreaterThan(0);
    expect(usage?.memoryMiB).toBeGreaterThan(10);
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
