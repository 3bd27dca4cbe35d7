import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { execa } from "execa";
import { WORKSPACE } from "./roots";

interface NpmOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
  /** npm draws its progress on this terminal, and writes there why it failed. */
  readonly onTerminal?: boolean;
}

/** What npm printed; a failure does not throw. */
interface NpmRun {
  readonly failed: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs npm in a folder. Never with --prefix: that moves npm's global configuration, so the machine's registry,
 * proxy and certificates would not hold.
 */
export async function npm(
  words: readonly string[],
  folder: string,
  { env = process.env, signal, onTerminal = false }: NpmOptions = {},
): Promise<NpmRun> {
  const { failed, stdout, stderr } = await execa("npm", words, {
    cwd: folder,
    env,
    extendEnv: false,
    stdin: "ignore",
    // It draws none where one of the two is a pipe.
    ...(onTerminal && { stdout: "inherit", stderr: "inherit" }),
    reject: false,
    ...(signal && { cancelSignal: signal }),
  });
  return { failed, stdout: stdout ?? "", stderr: stderr ?? "" };
}

/**
 * Installs packages into a folder that is no project. npm reads the machine's configuration and a copy of the
 * workspace's .npmrc there. Without a package.json npm would take the nearest folder above that has one.
 */
export async function npmInstall(
  words: readonly string[],
  folder: string,
  options?: NpmOptions,
): Promise<NpmRun> {
  writeFileSync(join(folder, "package.json"), "{}\n");
  const settings = join(WORKSPACE, ".npmrc");
  const copy = join(folder, ".npmrc"); // it may hold a token
  try {
    if (existsSync(settings)) {
      writeFileSync(copy, withWholePaths(readFileSync(settings, "utf8")), { mode: 0o600 });
    }
    return await npm(["install", "--no-audit", "--no-fund", ...words], folder, options);
  } finally {
    rmSync(copy, { force: true });
  }
}

/** Paths of a .npmrc are seen from the folder in which npm runs. */
function withWholePaths(text: string): string {
  const setting = /^(\s*(?:\S+:)?(?:cafile|certfile|keyfile)\s*=\s*)(["']?)([^\s"'~$][^"'\r\n]*)/gm;
  return text.replace(
    setting,
    (_, name: string, quote: string, path: string) =>
      `${name}${quote}${resolve(WORKSPACE, path.trimEnd())}`,
  );
}
