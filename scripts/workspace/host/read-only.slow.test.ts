import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { expect, it } from "vitest";
import { TOOL } from "../../base/host/roots";
import { testFolder } from "../../testing/test-folder";

// A workspace on a disk that is read-only, also to root, and an empty folder there.
const cache = testFolder();
const root = testFolder({
  "mine/package.json": '{ "judgebench": {} }',
  "mine/abc/a.js": "console.log(42);\n",
  "mine/abc/1.in": "",
  "mine/abc/1.out": "42\n",
});
mkdirSync(join(root, "empty"));

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
