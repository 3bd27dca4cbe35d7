import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ROOT } from "../base/host/repository";

// A repository of two modules beside a copy of the launcher. What tells whether ts-node was at work is
// its own log: `compile` is wrapped by a preloaded module that writes the name of each file.
let folder = "";
const [major] = process.versions.node.split(".");
const archive = () => join(folder, ".cache/start", `hello-node${major}.json`);

const LAUNCHER = [
  "scripts/start.cjs",
  ...["archive", "keep-compiled", "keep-packages", "replace-file"].map(
    (n) => `scripts/start/${n}.cjs`,
  ),
];

const WATCH = `const tsNode = require("ts-node");
const create = tsNode.create;
tsNode.create = (options) => {
  const service = create(options);
  const compile = service.compile;
  service.compile = (code, file) => {
    process.stderr.write("compiles " + require("path").basename(file) + "\\n");
    return compile(code, file);
  };
  return service;
};
`;
const HELLO = `import { name } from "./name";

interface Greeting {
  readonly word: string;
}

const greeting: Greeting = { word: "hello" };
if (process.argv[2] === "fail") throw new Error("on line 8");
process.stdout.write([greeting.word, name, ...process.argv.slice(2)].join(" "));
`;

/** Tells which of the loaded files has the package. */
const PACKED = `import { Command } from "commander";
const holds = (module: NodeJS.Module) => module.exports?.Command === Command;
process.stdout.write(Object.values(require.cache).find((module) => holds(module!))!.filename);
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "start-"));
  mkdirSync(join(folder, "scripts/start"), { recursive: true });
  mkdirSync(join(folder, "scripts/greet"));
  for (const file of LAUNCHER) cpSync(join(ROOT, file), join(folder, file));
  for (const file of ["package.json", "package-lock.json", "tsconfig.json"]) {
    cpSync(join(ROOT, file), join(folder, file));
  }
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "watch.cjs"), WATCH);
  writeFileSync(join(folder, "scripts/greet/hello.command.ts"), HELLO);
  writeFileSync(join(folder, "scripts/greet/name.ts"), 'export const name: string = "Ada";\n');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function start(...words: string[]) {
  const args = ["--require", "./watch.cjs", "scripts/start.cjs", ...words];
  const run = await execa(process.execPath, args, { cwd: folder, reject: false });
  const compiled = [...run.stderr.matchAll(/^compiles (.*)$/gm)].map(([, name]) => name);
  return { ...run, compiled };
}

describe("start", () => {
  it("compiles a command once, and again what has changed", async () => {
    const cold = await start("hello", "there");
    expect(cold.stdout).toBe("hello Ada there");
    expect(cold.compiled).toEqual(["hello.command.ts", "name.ts"]);
    expect(await start("hello")).toMatchObject({ stdout: "hello Ada", compiled: [] });
    writeFileSync(join(folder, "scripts/greet/name.ts"), 'export const name: string = "Bob";\n');
    expect(await start("hello")).toMatchObject({ stdout: "hello Bob", compiled: ["name.ts"] });
    expect(await start("hello")).toMatchObject({ stdout: "hello Bob", compiled: [] });
  });

  it("compiles anew under other settings", async () => {
    await start("hello");
    writeFileSync(
      join(folder, "tsconfig.json"),
      `${readFileSync(join(folder, "tsconfig.json"), "utf8")}\n`,
    );
    expect((await start("hello")).compiled).toEqual(["hello.command.ts", "name.ts"]);
  });

  it.each([
    ["cut", () => truncateSync(archive(), 200)],
    ["cut at its end", () => truncateSync(archive(), statSync(archive()).size - 1)],
    ["damaged", () => damage(archive())],
    ["emptied", () => truncateSync(archive(), 0)],
  ])("makes a cache anew that was %s", async (_what, harm) => {
    await start("hello");
    harm();
    expect(await start("hello")).toMatchObject({
      stdout: "hello Ada",
      compiled: ["hello.command.ts", "name.ts"],
    });
    expect((await start("hello")).compiled).toEqual([]);
  });

  it("tells places of the TypeScript source, whether compiled just now or before", async () => {
    for (const _time of ["cold", "warm"]) {
      const { stderr, exitCode } = await start("hello", "fail");
      expect(exitCode).toBe(1);
      expect(stderr).toMatch(/Error: on line 8\n\s+at .*hello\.command\.ts:8:39/);
    }
  });

  it("works where the cache cannot be written, and beside others", async () => {
    writeFileSync(join(folder, ".cache"), "a file, so no folder can be made");
    expect(await start("hello")).toMatchObject({ stdout: "hello Ada", exitCode: 0 });
    rmSync(join(folder, ".cache"));
    const runs = await Promise.all(Array.from({ length: 4 }, () => start("hello")));
    expect(runs.map(({ stdout }) => stdout)).toEqual(Array(4).fill("hello Ada"));
    expect(readdirSync(join(folder, ".cache/start"))).toEqual([`hello-node${major}.json`]);
    expect((await start("hello")).compiled).toEqual([]);
  });

  it("loads packages from one file each, made anew when it is damaged", async () => {
    const packed = join(folder, ".cache/compiled/commander.cjs");
    writeFileSync(join(folder, "scripts/greet/packed.command.ts"), PACKED);
    for (const harm of [() => {}, () => {}, () => damage(packed, "Command", "Connand")]) {
      harm();
      expect((await start("packed")).stdout).toBe(packed);
    }
    expect(readFileSync(packed, "utf8")).not.toContain("Connand");
    const left = readdirSync(join(folder, ".cache/compiled")).filter((name) => /tmp/.test(name));
    expect(left).toEqual([]);
  });

  it("loads the package itself where it cannot be made one file", async () => {
    writeFileSync(join(folder, "scripts/greet/packed.command.ts"), PACKED);
    writeFileSync(join(folder, ".cache"), "a file, so no folder can be made");
    expect(await start("packed")).toMatchObject({
      stdout: expect.stringMatching(/node_modules\/commander\//),
    });
  });

  it("tells who has not installed the packages, or has an old Node, what to do", async () => {
    rmSync(join(folder, "node_modules"));
    writeFileSync(join(folder, "watch.cjs"), "");
    expect(await start("hello")).toMatchObject({
      exitCode: 3,
      stderr: "error: the packages are not installed\n  try: npm ci",
    });
    const old = '{ value: { ...process.versions, node: "20.18.3" } }';
    writeFileSync(join(folder, "watch.cjs"), `Object.defineProperty(process, "versions", ${old});`);
    expect(await start("hello")).toMatchObject({
      exitCode: 3,
      stderr: "error: Node 20.18.3 is too old\n  try: Node 20.19 or newer",
    });
  });

  it("names a command that does not exist", async () => {
    const { exitCode, stderr } = await start("helo");
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: 'error: no command "helo"\n  try: npm run',
    });
  });
});

function damage(file: string, from = "Ada", to = "Eve"): void {
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}
