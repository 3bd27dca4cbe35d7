import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { testFolder, writeFiles } from "../../../testing/test-folder";
import { readSource } from "./read-source";
import { readTar } from "./read-tar";

const folder = testFolder();
const LONG = `${"long-name-".repeat(14)}.in`;

it.for(["x.tar", "x.tar.gz", "x.tgz"])("reads %s as the tar program wrote it", (name, { skip }) => {
  writeFiles(join(folder, "in/tests"), { "1.in": "1\n", [LONG]: "x".repeat(2000) });
  const archive = join(folder, name);
  const how = name === "x.tar" ? "cf" : "czf";
  const { error } = spawnSync("tar", [how, archive, "-C", join(folder, "in"), "."]);
  skip(error !== undefined, "there is no tar here");
  const files = readSource(archive);
  const texts = files.map(({ path, read }) => [path, Buffer.from(read()).toString()] as const);
  expect(Object.fromEntries(texts)).toEqual({
    "tests/1.in": "1\n",
    [`tests/${LONG}`]: "x".repeat(2000),
  });
  const cut = readFileSync(archive).subarray(0, name === "x.tar" ? 3000 : 100);
  expect(() => readTar(cut, name, () => {})).toThrow(/is cut off/);
});

it.each([
  ["Rar!\x1a\x07\x01\0", "a rar archive"],
  ["7z\xbc\xaf", "a 7z archive"],
])("names %j as %s", (start, what) => {
  const file = join(folder, "cases.zip");
  writeFileSync(file, Buffer.from(start, "latin1"));
  expect(() => readSource(file)).toThrow(what);
});
