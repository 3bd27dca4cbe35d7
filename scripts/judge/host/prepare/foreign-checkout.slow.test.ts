import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { WORKSPACE } from "../../../base/host/roots";
import { compileSupervisor } from "../../../runner/host/box/compile-supervisor";
import { isReachable } from "../../../runner/host/reachable";
import { needsTier } from "../../../testing/sandbox/needs-tier";
import { testFolder } from "../../../testing/test-folder";

// A checkout that its user cannot write. As root the user is nobody; else its folders lose their rights.
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: 65534, gid: 65534 } : {};
const uid = user.uid ?? process.getuid?.();

const folder = testFolder();
const root = join(folder, "checkout");
beforeAll(() => {
  chmodSync(folder, 0o755);
  mkdirSync(root);
  const isNeeded = (path: string) =>
    !/node_modules|\.test\.ts$|\/large-|scripts\/(bench|site|lab|verify)\//.test(path);
  for (const name of PARTS) {
    cpSync(join(WORKSPACE, name), join(root, name), { recursive: true, filter: isNeeded });
  }
  symlinkSync(join(WORKSPACE, "node_modules"), join(root, "node_modules"));
  if (!isRoot) for (const path of folders()) chmodSync(path, 0o555);
});
afterAll(() => {
  if (!isRoot) for (const path of folders()) chmodSync(path, 0o755);
});

const PARTS = [
  ...[".gitignore", "package.json", "package-lock.json", "tsconfig.json", "biome.json"],
  ...["scripts", "lib", "problems/n-queens", "cases/n-queens"],
];

function folders(): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const inside = entries.filter((entry) => entry.isDirectory());
  return [root, ...inside.map(({ parentPath, name }) => join(parentPath, name))];
}

/** A folder that everybody may write, as /tmp is; with `mode` one that is closed to our user. */
function place(name: string, mode = 0o1777): string {
  const path = join(folder, name);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path);
  chmodSync(path, mode);
  return path;
}

let closed = "";
let open = "";
beforeEach((context) => {
  if (process.platform === "win32") context.skip("Windows: folders have no modes");
  if (![process.execPath, join(WORKSPACE, "package.json")].every(isReachable)) {
    context.skip("root: the user nobody cannot enter this checkout, or the folder of Node");
  }
  closed = place("closed", 0o555);
  open = place("open");
});

const NO_CACHE = ["HOME", "TMPDIR", "XDG_CACHE_HOME"];

function run(words: readonly string[], surroundings: Readonly<Record<string, string>>) {
  const env = { PATH: process.env.PATH ?? "", NO_COLOR: "1", ...surroundings };
  const options = { cwd: root, env, extendEnv: false, reject: false, ...user } as const;
  return execa(process.execPath, words, options);
}

async function chosen(surroundings: Readonly<Record<string, string>>): Promise<string> {
  const code = `process.stdout.write(require("./scripts/start/cache-folder.cjs").cacheFolder("${root}", "${root}"))`;
  const { stdout } = await run(["--eval", code], { HOME: closed, TMPDIR: closed, ...surroundings });
  return stdout;
}

it.each(NO_CACHE)("a checkout of another user gets a cache below %s, ours alone", async (name) => {
  const cache = await chosen({ [name]: open });
  const tail = { HOME: ".cache/judgebench", TMPDIR: `judgebench-${uid}` }[name] ?? "judgebench";
  expect(cache).toMatch(new RegExp(`^${open}/${tail}/checkout-[0-9a-f]{12}$`));
  const { mode, uid: owner } = lstatSync(cache);
  expect([mode & 0o777, owner]).toEqual([0o700, uid]);
  expect(realpathSync(join(cache, "node_modules"))).toBe(
    realpathSync(join(WORKSPACE, "node_modules")),
  );
  expect(await chosen({ [name]: open })).toBe(cache);
});

it("a path from the working folder in XDG_CACHE_HOME is ignored, as its standard says", async () => {
  expect(await chosen({ XDG_CACHE_HOME: "cache", HOME: open })).toMatch(/\/open\/\.cache\//);
});

it("a folder that somebody else may write is never taken", async () => {
  mkdirSync(join(open, `judgebench-${uid}`));
  chmodSync(join(open, `judgebench-${uid}`), 0o777);
  expect(await chosen({ TMPDIR: open })).toBe(join(root, ".cache"));
  rmSync(join(open, `judgebench-${uid}`), { recursive: true });
  symlinkSync(place("target"), join(open, `judgebench-${uid}`));
  expect(await chosen({ TMPDIR: open })).toBe(join(root, ".cache"));
});

it("where no cache can be written the error says what to do", async () => {
  const words = ["scripts/start.cjs", "judge", "n-queens"];
  const { exitCode, stderr } = await run(words, { HOME: closed, TMPDIR: closed });
  expect(stderr).toBe(
    `error: neither ${root}/.cache nor a cache of your own can be written\n` +
      "  try: XDG_CACHE_HOME=/a/folder/of/your/own before the command",
  );
  expect(exitCode).toBe(3);
});

it("a checkout of another user is judged, its large cases too, and left as it was", async (test) => {
  const compiled = await compileSupervisor();
  needsTier("C", "missing" in compiled ? compiled.missing.reason : undefined, test);
  const before = readdirSync(root, { recursive: true }).length;
  const judge = () =>
    run(["scripts/start.cjs", "judge", "n-queens"], { HOME: closed, TMPDIR: open });
  const first = await judge();
  expect(`${first.stderr}${first.stdout}`).toMatch(/\n[1-9]\d* passed, 0 failed$/);
  expect(first.exitCode).toBe(0);
  const cache = await chosen({ TMPDIR: open });
  for (const part of ["bundles", "start", "supervisor", "verdicts", "cases/n-queens"]) {
    expect(existsSync(join(cache, part))).toBe(true);
  }
  expect((await judge()).stdout).toMatch(/^(\d+) verdicts known from before .*\n\1 passed/m);
  expect(readdirSync(root, { recursive: true }).length).toBe(before);
});
