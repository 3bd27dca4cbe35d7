import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { scratchFolder } from "./scratch-folder";

const folder = mkdtempSync(join(tmpdir(), "scratch-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
    mkdirSync(join(place, name), { recursive: true });
    writeFileSync(join(place, name, "input"), "1\n");
  }
  mkdirSync(home);
  writeFileSync(join(home, "letter"), "");
  const link = `judge-${pid}-${counted}-link12`; // anybody may put one there
  symlinkSync(home, join(place, link));
  const own = basename(scratchFolder(place));
  expect(readdirSync(place).sort()).toEqual([...left, link, own].sort());
  expect(readdirSync(home)).toEqual(["letter"]);
  expect(scratchFolder(place)).not.toContain(own);
});
