import { lstatSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { testFolder } from "../../testing/test-folder";
import { createAtomically, writeAtomically } from "./write-atomically";

const disk = { hasLinks: true };
vi.mock("node:fs", async (original) => {
  const fs = await original<typeof import("node:fs")>();
  const linkSync: typeof fs.linkSync = (from, to) => {
    if (!disk.hasLinks) throw Object.assign(new Error("EPERM"), { code: "EPERM" });
    fs.linkSync(from, to);
  };
  return { ...fs, linkSync };
});

let folder: string;
beforeEach(() => {
  folder = testFolder();
});

it("makes the folder, replaces the file and leaves nothing beside it", () => {
  const file = join(folder, "new", "report.json");
  for (const content of ["first", "second"]) {
    writeAtomically(file, content);
    expect(readFileSync(file, "utf8")).toBe(content);
  }
  expect(readdirSync(join(folder, "new"))).toEqual(["report.json"]);
});

it("writes to a device and leaves it there", ({ skip }) => {
  skip(process.platform === "win32", "Windows has no such device, nor links for everybody");
  const device = join(folder, "null");
  symlinkSync("/dev/null", device);
  writeAtomically(device, "report");
  expect(lstatSync(device).isSymbolicLink()).toBe(true);
  expect(readFileSync(device, "utf8")).toBe("");
});

it("names the file that cannot be written, here a folder", () => {
  expect(() => writeAtomically(folder, "report")).toThrow("EISDIR");
});

describe("a new file", () => {
  it("is seen whole or not at all", async () => {
    const [file, size] = [join(folder, "new.in"), 1 << 25];
    const seen = new Worker(
      `const { statSync } = require("node:fs"), { parentPort, workerData } = require("node:worker_threads");
      parentPort.postMessage("looks");
      for (let stat; ; ) {
        stat = statSync(workerData, { throwIfNoEntry: false });
        if (stat) { parentPort.postMessage(stat.size); break; }
      }`,
      { eval: true, workerData: file },
    );
    await new Promise((looks) => seen.once("message", looks));
    const first = new Promise((size) => seen.once("message", size));
    createAtomically(file, new Uint8Array(size));
    expect(await first).toBe(size);
    expect(readdirSync(folder)).toEqual(["new.in"]);
  });

  it.each([true, false])("replaces none, on a disk with links: %s", (hasLinks) => {
    disk.hasLinks = hasLinks;
    const file = join(folder, "new", "1.in");
    createAtomically(file, "first");
    expect(() => createAtomically(file, "second")).toThrow("EEXIST");
    expect(readFileSync(file, "utf8")).toBe("first");
    expect(readdirSync(join(folder, "new"))).toEqual(["1.in"]);
    disk.hasLinks = true;
  });
});
