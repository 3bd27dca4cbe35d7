import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { testFolder } from "../testing/test-folder";

const ROOT = join(__dirname, "../..");

// A repository of a command of two modules, and one that it loads by path at run time, beside a copy of
// the launcher. A program is made anew where the index of the command changes.
let folder = "";
const index = () => join(folder, ".cache/start/hello.json");
const program = () => (JSON.parse(readFileSync(index(), "utf8")) as { file: string }).file;

const PARTS = [
  ...["cache-folder", "command-program", "commands", "hash-of", "keep-compiled", "map-stacks"],
  ...["read-typescript", "roots"],
];
const LAUNCHER = [
  "scripts/start.cjs",
  "scripts/base/nearest.ts",
  ...[...PARTS, "refuse-old-node", "replace-file", "retried", "typed-as"].map(
    (name) => `scripts/start/${name}.cjs`,
  ),
];

const HELLO = `import { join } from "node:path";
import { name } from "./name";

interface Greeting {
  readonly word: string;
}

const greeting: Greeting = { word: "hello" };
if (process.argv[2] === "fail") throw new Error("on line 9");
const { mark } = require(join(__dirname, "mark.ts")) as { mark: string };
process.stdout.write([greeting.word, name, ...process.argv.slice(2)].join(" ") + mark);
`;
const MARK = `const marks: readonly string[] = ["!"];
if (process.argv[2] === "late") throw new Error("on line 2");
export const mark: string = marks[0]!;
`;

beforeEach(() => {
  folder = testFolder();
  mkdirSync(join(folder, "scripts/start"), { recursive: true });
  mkdirSync(join(folder, "scripts/greet"));
  for (const file of LAUNCHER) cpSync(join(ROOT, file), join(folder, file));
  for (const file of ["package.json", "package-lock.json", "tsconfig.json"]) {
    cpSync(join(ROOT, file), join(folder, file));
  }
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"), "junction");
  write("hello.command.ts", HELLO);
  write("name.ts", 'export const name: string = "Ada";\n');
  write("mark.ts", MARK);
});

function write(name: string, text: string): void {
  writeFileSync(join(folder, "scripts/greet", name), text);
}

async function start(...words: string[]) {
  return startIn(folder, ...words);
}

/** From another folder, as jb does it: a workspace of its own, or none. */
async function startIn(place: string, ...words: string[]) {
  const options = { cwd: place, env: { INIT_CWD: place }, reject: false } as const;
  return execa(process.execPath, [join(folder, "scripts/start.cjs"), ...words], options);
}

describe("start", () => {
  it("makes one program of a command, and a new one when a module has changed", async () => {
    expect((await start("hello", "there")).stdout).toBe("hello Ada there!");
    const first = program();
    expect(readFileSync(first, "utf8")).toMatch(/Ada[\s\S]*hello/);
    expect((await start("hello")).stdout).toBe("hello Ada!");
    expect(program()).toBe(first);
    write("name.ts", 'export const name: string = "Bob";\n');
    expect((await start("hello")).stdout).toBe("hello Bob!");
    expect(program()).not.toBe(first);
    expect(existsSync(first), "a running command may still load its parts").toBe(true);
  });

  it("compiles what a command loads by path once, and again when it has changed", async () => {
    const modules = () => readdirSync(join(folder, ".cache/start/modules")).length;
    await start("hello");
    expect(modules()).toBe(1);
    await start("hello");
    expect(modules()).toBe(1);
    write("mark.ts", MARK.replace('["!"]', '["?"]'));
    expect((await start("hello")).stdout).toBe("hello Ada?");
    expect(modules()).toBe(2);
  });

  it("makes anew what was cut, emptied, damaged or removed", async () => {
    const harms: Readonly<Record<string, () => void>> = {
      "an index that was cut": () => truncateSync(index(), 40),
      "an index that was emptied": () => truncateSync(index(), 0),
      "a program that was damaged": () => damage(program()),
      "a program that is gone": () => rmSync(program()),
      "a module that was damaged": () => damage(onlyModule(), '"!"', '"x"'),
      "a module that was cut": () => truncateSync(onlyModule(), 80),
      "what V8 compiled, cut": () => truncateSync(onlyFile(".cache/start/compiled"), 100),
    };
    await start("hello");
    for (const [what, harm] of Object.entries(harms)) {
      harm();
      for (const _time of [1, 2]) expect((await start("hello")).stdout, what).toBe("hello Ada!");
    }
  });

  it("prints places of the TypeScript source, whether compiled just now or before", async () => {
    for (const _time of ["cold", "warm"]) {
      const door = await start("hello", "fail");
      expect(door.exitCode).toBe(1);
      expect(door.stderr).toMatch(
        /Error: on line 9\n\s+at .*\bscripts\/greet\/hello\.command\.ts:9:39/,
      );
      const late = await start("hello", "late");
      expect(late.stderr).toMatch(/Error: on line 2\n\s+at .*mark\.ts:2:39/);
    }
  });

  it("imports a package late, whether compiled just now or before", async () => {
    const late =
      'void import("typescript").then(({ default: ts }) => process.stdout.write(ts.version));';
    write("hello.command.ts", late);
    for (const _time of ["cold", "warm"]) {
      expect((await start("hello")).stdout).toMatch(/^\d+\.\d+/);
    }
  });

  it("leaves a source with a fault to ts-node, which names its place", async () => {
    write("name.ts", "export const name: string = ;\n");
    const { exitCode, stderr } = await start("hello");
    expect(exitCode).toBe(1);
    expect(stderr).toContain("name.ts");
  });

  it("works where the cache cannot be written, and beside others", async () => {
    writeFileSync(join(folder, ".cache"), "a file, so no folder can be made");
    expect(await start("hello")).toMatchObject({ stdout: "hello Ada!", exitCode: 0 });
    rmSync(join(folder, ".cache"));
    const runs = await Promise.all(Array.from({ length: 4 }, () => start("hello")));
    expect(runs.map(({ stdout }) => stdout)).toEqual(Array(4).fill("hello Ada!"));
    const left = readdirSync(join(folder, ".cache/start"), { recursive: true }).map(String);
    expect(left.filter((name) => name.endsWith(".tmp"))).toEqual([]);
    expect((await start("hello")).stdout).toBe("hello Ada!");
  });

  it("says what to do without the packages, or with an old Node", async () => {
    rmSync(join(folder, "node_modules"));
    expect(await start("hello")).toMatchObject({
      exitCode: 3,
      stderr: "error: the packages are not installed\n  try: npm ci",
    });
    const old = '{ value: { ...process.versions, node: "20.18.3" } }';
    writeFileSync(join(folder, "old.cjs"), `Object.defineProperty(process, "versions", ${old});`);
    const args = ["--require", "./old.cjs", "scripts/start.cjs", "hello"];
    const options = { cwd: folder, env: { INIT_CWD: folder }, reject: false } as const;
    expect(await execa(process.execPath, args, options)).toMatchObject({
      exitCode: 3,
      stderr: "error: Node 20.18.3 is too old\n  try: Node 20.19 or newer",
    });
  });

  it("names the nearest command, or the list of them, for one that does not exist", async () => {
    const { exitCode, stderr } = await start("helo");
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: 'error: no command "helo"\n  try: npm run hello',
    });
    expect((await start("goodbye")).stderr).toBe('error: no command "goodbye"\n  try: npm run');
    expect((await start()).stderr).toBe('error: no command ""\n  try: npm run');
    const env = { JB_COMMAND: "helo", INIT_CWD: folder };
    const jb = { cwd: folder, reject: false, env } as const;
    const typed = await execa(process.execPath, ["scripts/start.cjs", "helo"], jb);
    expect(typed.stderr).toBe('error: no command "helo"\n  try: jb hello');
  });

  describe("from another folder", () => {
    let place = "";
    beforeEach(() => {
      place = testFolder({}, "mine ä 木 #1-");
    });

    it("keeps what it makes in the workspace, and writes nothing beside the tool", async () => {
      writeFileSync(join(place, "package.json"), '{ "devDependencies": { "judgebench": "*" } }');
      const before = readdirSync(folder);
      for (const _time of ["cold", "warm"]) {
        expect((await startIn(place, "hello", "there")).stdout).toBe("hello Ada there!");
        const { stderr } = await startIn(place, "hello", "fail");
        expect(stderr).toMatch(/at .*\(?scripts\/greet\/hello\.command\.ts:9:39/);
      }
      expect(readdirSync(folder)).toEqual(before);
      expect(readdirSync(place)).toEqual([".cache", "package.json"]);
    });

    it("ends where an installed tool has no workspace, but for help", async () => {
      const refused = {
        exitCode: 3,
        stderr: `error: no package.json at or above ${place} names judgebench\n  try: jb init`,
      };
      const cache = testFolder();
      vi.stubEnv("XDG_CACHE_HOME", cache);
      expect(await startIn(place, "hello")).toMatchObject(refused);
      expect((await startIn(place, "hello", "--help")).stdout).toBe("hello Ada --help!");
      mkdirSync(join(folder, "problems"));
      expect((await startIn(place, "hello")).stdout, "a clone serves from anywhere").toBe(
        "hello Ada!",
      );
      expect(readdirSync(place)).toEqual([]);
      vi.unstubAllEnvs();
    });
  });
});

function onlyModule(): string {
  return onlyFile(".cache/start/modules");
}

function onlyFile(path: string): string {
  const files = readdirSync(join(folder, path), { recursive: true, withFileTypes: true });
  const file = files.find((entry) => entry.isFile())!;
  return join(file.parentPath, file.name);
}

function damage(file: string, from = "Ada", to = "Eve"): void {
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}
