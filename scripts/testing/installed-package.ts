import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { execa } from "execa";
import { runtimeCommand } from "../runner/host/runtimes/runtimes";

const TOOL = resolve(__dirname, "../..");
const OFFLINE = ["--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];

interface Ended {
  readonly exitCode?: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** The package as a user has it: packed, and installed by npm into a folder that was empty. */
export class InstalledPackage {
  readonly folder: string;
  readonly tarball: string;

  private constructor(folder: string, tarball: string) {
    this.folder = folder;
    this.tarball = tarball;
  }

  static async make(): Promise<InstalledPackage> {
    const place = realpathSync(mkdtempSync(join(tmpdir(), "judgebench package ä-")));
    await execa(process.execPath, ["scripts/start.cjs", "pack", "--into", join(place, "package")], {
      cwd: TOOL,
    });
    await execa("npm", ["pack", join(place, "package"), "--pack-destination", place], {
      cwd: place,
    });
    const tarball = join(place, readdirSync(place).find((name) => name.endsWith(".tgz"))!);
    const installed = new InstalledPackage(place, tarball);
    await installed.run("npm", ["init", "-y"]);
    const { exitCode, stderr } = await installed.run("npm", ["install", "-D", ...OFFLINE, tarball]);
    if (exitCode !== 0) throw new Error(stderr);
    return installed;
  }

  /** Runs a program in the folder, as from a shell there. */
  run(program: string, words: readonly string[], input = ""): Promise<Ended> {
    const env = {
      ...process.env,
      INIT_CWD: undefined,
      JB_COMMAND: undefined,
      NODE_OPTIONS: undefined,
    };
    return execa(program, words, { cwd: this.folder, input, env, extendEnv: false, reject: false });
  }

  /** Runs a file of the folder under another runtime, which comes from npm. */
  async runUnder(runtime: Parameters<typeof runtimeCommand>[0], file: string): Promise<Ended> {
    const [program = "", ...words] = await runtimeCommand(runtime);
    // A judge's Deno reads no package.json; a user's finds the packages by it.
    const usual = words.filter((word) => word !== "--no-config");
    return this.run(program, [...usual, file]);
  }

  /** A command, as `npx jb` starts it. */
  jb(...words: readonly string[]): Promise<Ended> {
    return this.run(process.execPath, [
      join(this.folder, "node_modules/judgebench/scripts/jb.cjs"),
      ...words,
    ]);
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.folder, path), text);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
