import { spawnSync } from "node:child_process";
import { readdirSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { testFolder, writeFiles } from "../../testing/test-folder";
import { scratchFolder } from "./scratch-folder";

const folder = testFolder();

it("removes what ended processes left, and nothing else", ({ skip }) => {
  skip(process.platform === "win32", "links need a right there");
  const { pid } = spawnSync(process.execPath, ["-e", "0"]);
  const home = join(folder, "home");
  const place = join(folder, "tmp");
  const [, counted] = /-(\d+)-\w+$/.exec(scratchFolder(folder))!;
  const left = [
    `judge-${process.pid}-${counted}-abc123`,
    `judge-${pid}-1${counted}-abc123`, // of another container
    "judge-mine",
    `judge-${pid}-${counted}-plan`,
  ];
  for (const name of [...left, `judge-${pid}-${counted}-abc123`]) {
    writeFiles(join(place, name), { input: "1\n" });
  }
  writeFiles(home, { letter: "" });
  const link = `judge-${pid}-${counted}-link12`; // anybody may put one there
  symlinkSync(home, join(place, link));
  const own = basename(scratchFolder(place));
  expect(readdirSync(place).sort()).toEqual([...left, link, own].sort());
  expect(readdirSync(home)).toEqual(["letter"]);
  expect(scratchFolder(place)).not.toContain(own);
});
