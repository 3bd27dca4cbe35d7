import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TOOL } from "../../base/host/roots";

// A workspace on a disk that is read-only, also to root, and an empty folder there.
let root = "";
let cache = "";
beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "read-only-")));
  cache = realpathSync(mkdtempSync(join(tmpdir(), "cache-")));
  mkdirSync(join(root, "mine/abc"), { recursive: true });
  mkdirSync(join(root, "empty"));
  writeFileSync(join(root, "mine/package.json"), '{ "judgebench": {} }');
  writeFileSync(join(root, "mine/abc/a.js"), "console.log(42);\n");
  writeFileSync(join(root, "mine/abc/1.in"), "");
  writeFileSync(join(root, "mine/abc/1.out"), "42\n");
});
afterAll(() => {
  for (const folder of [root, cache]) rmSync(folder, { recursive: true });
});

function jb(place: string, ...words: string[]) {
  const disks = ["--dev-bind", "/", "/", "--ro-bind", root, root, "--chdir", join(root, place)];
  const command = [process.execPath, join(TOOL, "scripts/jb.cjs"), ...words];
  const options = { env: { XDG_CACHE_HOME: cache }, reject: false, all: true } as const;
  return execa("bwrap", [...disks, ...command], options);
}

it("what is there is judged, and a file that cannot be written is named", async (context) => {
  const { failed } = await execa("bwrap", ["--ro-bind", "/", "/", "true"], { reject: false });
  context.skip(failed, "bubblewrap does not work here");
  expect(await jb("mine", "judge", "abc/a.js", "--sandbox", "E")).toMatchObject({
    exitCode: 0,
    all: expect.stringContaining("1 passed, 0 failed"),
  });
  for (const [place, ...words] of [
    ["mine", "new", "two-knights"],
    ["mine", "init"],
    ["empty", "init"],
  ] as const) {
    const { exitCode, all } = await jb(place, ...words);
    expect(all).toMatch(
      /^error: \S+ cannot be written: its file system is read-only \(EROFS\)\n {2}try: /,
    );
    expect(exitCode).toBe(3);
  }
  expect(readdirSync(join(root, "mine"))).toEqual(["abc", "package.json"]);
}, 120_000);
