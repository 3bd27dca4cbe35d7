import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { execa } from "execa";
import { EXIT } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { npm } from "../../base/host/npm";
import { LAUNCHER, TOOL, typedPath } from "../../base/host/roots";
import { scratchFolder } from "../../base/host/scratch-folder";
import { writeAtomically } from "../../base/host/write-atomically";
import { npmFault } from "../../base/npm-fault";
import { isClone } from "../../start/roots.cjs";

/** Where a workspace keeps the copy: `npm install` there needs no other file of judgebench. */
const COPIES = "vendor";

const QUIET = ["--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"];

interface Install {
  /** Link the tool's folder instead: what is edited there works here. */
  readonly link: boolean;
  readonly signal: AbortSignal;
  /** npm draws its progress on stderr. */
  readonly onTerminal: boolean;
  readonly say: (line: string) => void;
}

/**
 * Installs this judgebench by npm into a folder, which it makes if it is not there: a packed copy, so that the
 * clone may move or go, or a link to it. False if the signal stopped it: a second run goes on from there.
 */
export async function installCopy(folder: string, install: Install): Promise<boolean> {
  const { link, say } = install;
  makeFolder(folder);
  const manifest = join(folder, "package.json");
  if (!existsSync(manifest)) writeFileSync(manifest, '{\n  "private": true\n}\n', { flag: "wx" });
  say(link ? `linking ${TOOL}` : "packing this copy of judgebench");
  const source = link ? TOOL : await packedCopy(join(folder, COPIES), install);
  if (source === undefined) return false;
  say(`installing it by npm in ${typedPath(folder)}`);
  const from = link ? source : `./${relative(folder, source).replaceAll("\\", "/")}`; // not a name of GitHub
  const words = ["install", "--save-dev", ...QUIET, from, ...(link ? besideLink() : [])];
  return npmRuns(words, folder, install);
}

/** What npm installs beside a copy, and not beside a link: types for the editor, and npx ts-node. */
function besideLink(): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(TOOL, "package.json"), "utf8"));
  const names = ["@swc/core", "@types/node", "fast-check", "ts-node", "typescript"];
  return names.map((name) => `${name}@${dependencies[name]}`);
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EEXIST" && code !== "ENOTDIR") throw error;
    const message = `${typedPath(folder)} is a file`;
    throw new ExpectedError(message, "the name of a new folder", EXIT.usage);
  }
}

/** The tarball of this judgebench in `into`, in place of the one that was there before. */
async function packedCopy(into: string, install: Install): Promise<string | undefined> {
  const scratch = scratchFolder();
  try {
    const whole = isClone(TOOL) ? join(scratch, "package") : TOOL;
    const words = ["pack", "--silent", whole, "--pack-destination", scratch];
    if (isClone(TOOL) && !(await packs(whole, install.signal))) return undefined;
    if (!(await npmRuns(words, scratch, install))) return undefined;
    const name = readdirSync(scratch).find((file) => file.endsWith(".tgz"))!;
    const copy = join(into, name);
    writeAtomically(copy, readFileSync(join(scratch, name)));
    for (const old of readdirSync(into)) {
      if (/^judgebench-.*\.tgz$/.test(old) && old !== name) rmSync(join(into, old));
    }
    return copy;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Writes the package of this clone into a folder; false if it was interrupted. */
async function packs(into: string, signal: AbortSignal): Promise<boolean> {
  const words = [LAUNCHER, "pack", "--into", into];
  const { failed, all } = await execa(process.execPath, words, {
    cwd: TOOL,
    env: { ...process.env, ...OTHERS },
    extendEnv: false,
    stdin: "ignore",
    all: true,
    reject: false,
    cancelSignal: signal,
  });
  if (failed && !signal.aborted) throw new Error(`${words.join(" ")}: ${all}`);
  return !signal.aborted;
}

/** Runs npm to its end; false if it was interrupted, an ExpectedError if it failed. */
async function npmRuns(
  words: readonly string[],
  folder: string,
  { signal, onTerminal }: Install,
): Promise<boolean> {
  const env = { ...process.env, ...OTHERS };
  const { failed, stderr } = await npm(words, folder, { env, signal, onTerminal });
  if (failed && !signal.aborted) {
    throw new ExpectedError(
      `npm ${words[0]} failed in ${typedPath(folder)}${onTerminal ? "" : `: ${npmFault(stderr)}`}`,
      "a network that reaches npm's registry; then the same again",
    );
  }
  return !signal.aborted;
}

/** Drops npm's variables about our folder: they are wrong for another one. */
const OTHERS: Readonly<Record<string, undefined>> = {
  INIT_CWD: undefined,
  JB_COMMAND: undefined,
  npm_config_local_prefix: undefined,
  npm_lifecycle_event: undefined,
  npm_lifecycle_script: undefined,
  npm_package_json: undefined,
};
