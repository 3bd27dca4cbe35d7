import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { execa } from "execa";
import { ExpectedError } from "../../../base/expected-error";
import { npmInstall } from "../../../base/host/npm";
import { CACHE } from "../../../base/host/roots";
import { npmFault } from "../../../base/npm-fault";

/** VS Code 1.139.1 in a browser, and the Node that it needs; 617 MB, 3 to 6 minutes. */
const PACKAGES = { "code-server": "code-server@4.139.1", node24: "node@24.21.0" };
export const TRIAL = join(CACHE, "try-vscode");
const NODE = join(TRIAL, "node24/node_modules/node/bin/node");
const SERVER = join(TRIAL, "code-server/node_modules/code-server/out/node/entry.js");
const NATIVE = "apt install g++ make python3 libx11-dev libxkbfile-dev libsecret-1-dev libkrb5-dev";
const START_MS = 240_000;

/** Installs both where they are missing; an install that broke off cannot be continued. */
export async function installCodeServer(say: (line: string) => void): Promise<void> {
  for (const [name, file] of Object.entries({ node24: NODE, "code-server": SERVER })) {
    if (existsSync(file)) continue;
    const folder = join(TRIAL, name);
    const wanted = PACKAGES[name as keyof typeof PACKAGES];
    say(`installing ${wanted} into .cache (once; minutes) …`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const words = ["--foreground-scripts", wanted];
    const { stderr } = await npmInstall(words, folder, { env: ownEnvironment() });
    if (!existsSync(file)) throw new ExpectedError(`${wanted}: ${npmFault(stderr)}`, NATIVE);
  }
}

/** With Node 24 first, and without what an npm around us says: code-server reads its own Node's number there. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  return { ...Object.fromEntries(kept), PATH: `${join(NODE, "..")}:${process.env.PATH}` };
}

/** Nothing beside what is tried. */
const SETTINGS = {
  "chat.disableAIFeatures": true,
  "workbench.secondarySideBar.defaultVisibility": "hidden",
  "workbench.startupEditor": "none",
  // Rows of a terminal are text that can be read.
  "terminal.integrated.gpuAcceleration": "off",
};

export interface ServerWish {
  /** Its settings and the extension lie in a folder of this name. */
  readonly name: string;
  /** With it VS Code asks whether a folder is trusted. */
  readonly asksTrust?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
  /** A disk of its own that only it sees, and that goes with it; needs root. */
  readonly disk?: { readonly folder: string; readonly sizeBytes: number };
}

/** Mounts a small disk ("$1", of "$0" bytes) and becomes the rest of the words. */
const ON_DISK = 'mount -t tmpfs -o "size=$0" tmpfs "$1" && shift && exec "$@"';

/** A window that is closed ends after so many seconds; VS Code waits for hours that it comes back. */
const GRACE_S = "10";

/** One running VS Code with the packed extension. */
export class CodeServer {
  readonly port: number;
  private readonly child: ChildProcess;

  private constructor(port: number, child: ChildProcess) {
    this.port = port;
    this.child = child;
  }

  static async start(
    vsix: string,
    { name, asksTrust, settings = {}, env = {}, disk }: ServerWish,
  ): Promise<CodeServer> {
    const data = join(TRIAL, `data-${name}`);
    rmSync(data, { recursive: true, force: true });
    mkdirSync(join(data, "user/User"), { recursive: true });
    const folders = [
      "--extensions-dir",
      join(data, "extensions"),
      "--user-data-dir",
      join(data, "user"),
    ];
    await execa(NODE, [SERVER, ...folders, "--install-extension", vsix]);
    const port = await freePort();
    const file = join(data, "user/User/settings.json");
    writeFileSync(file, JSON.stringify({ ...SETTINGS, ...settings }));
    const words = [NODE, SERVER, "--auth", "none", "--bind-addr", `127.0.0.1:${port}`, ...folders];
    words.push(
      "--disable-telemetry",
      "--disable-update-check",
      "--disable-getting-started-override",
      "--reconnection-grace-time",
      GRACE_S,
    );
    if (!asksTrust) words.push("--disable-workspace-trust");
    // The user's Node stays first in the PATH: VS Code's own is not the one that judges.
    const options = { stdio: "ignore", env: { ...process.env, ...env } } as const;
    const unshare = ["--mount", "--propagation", "private", "sh", "-c", ON_DISK];
    const child = disk
      ? spawn("unshare", [...unshare, `${disk.sizeBytes}`, disk.folder, ...words], options)
      : spawn(words[0]!, words.slice(1), options);
    const server = new CodeServer(port, child);
    await server.answers();
    return server;
  }

  /** A path that it sees, as we see it. */
  seen(path: string): string {
    return `/proc/${this.child.pid}/root${path}`;
  }

  /** Of a folder, or of several by a .code-workspace. */
  address(place: string): string {
    const kind = place.endsWith(".code-workspace") ? "workspace" : "folder";
    return `http://127.0.0.1:${this.port}/?${kind}=${place}`;
  }

  async end(): Promise<void> {
    const { exitCode, signalCode } = this.child;
    if (exitCode !== null || signalCode !== null) return;
    const ended = new Promise((done) => this.child.once("exit", done));
    this.child.kill("SIGTERM");
    await ended;
  }

  private async answers(): Promise<void> {
    const end = Date.now() + START_MS;
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${this.port}/healthz`).catch(() => undefined);
      if (response?.ok) return;
      if (this.child.exitCode !== null || Date.now() > end)
        throw new Error("code-server does not answer");
      await new Promise((wake) => setTimeout(wake, 200));
    }
  }
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((done) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
