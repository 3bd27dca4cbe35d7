import { lstatSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { testFolder } from "../../testing/test-folder";
import { writeAtomically } from "./write-atomically";

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
