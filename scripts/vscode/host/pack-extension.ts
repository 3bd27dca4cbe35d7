import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { ExpectedError } from "../../base/expected-error";
import { npm } from "../../base/host/npm";
import { CACHE, TOOL, VERSION, WORKSPACE } from "../../base/host/roots";
import { writeAtomically } from "../../base/host/write-atomically";
import { npmFault } from "../../base/npm-fault";
import { STANDARD_PORTS } from "../../import/tasks/host/listen";
import { SANDBOX_CHOICES } from "../../runner/host/box/sandbox";
import { machineNames } from "../../targets/machines";
import { manifest } from "../manifest";

const ROOM = join(TOOL, "scripts/vscode");
/** Not in the room itself: commander, which vsce brings, would stand before our own. */
const TOOLS = join(CACHE, "vsce");
const VSCE = join(TOOLS, "node_modules/@vscode/vsce/vsce");

export interface Packed {
  readonly file: string;
  readonly sizeBytes: number;
}

/** Packs judgebench-<version>.vsix into the workspace; npm installs vsce when it is first needed. */
export async function packExtension(say: (line: string) => void): Promise<Packed> {
  await installTools(say);
  const folder = join(CACHE, "vscode");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(ROOM, "extension"), folder, { recursive: true });
  copyFileSync(join(TOOL, "LICENSE"), join(folder, "LICENSE"));
  copyFileSync(join(TOOL, ".github/CHANGELOG.md"), join(folder, "CHANGELOG.md"));
  const { repository, homepage } = JSON.parse(readFileSync(join(TOOL, "package.json"), "utf8"));
  const parts = {
    ...{ version: VERSION, judges: machineNames, tiers: SANDBOX_CHOICES, ports: STANDARD_PORTS },
    ...{ repository, homepage },
  };
  writeAtomically(join(folder, "package.json"), `${JSON.stringify(manifest(parts), null, 2)}\n`);
  await bundle(join(folder, "extension.js"));
  const file = join(WORKSPACE, `judgebench-${VERSION}.vsix`);
  const words = [
    "package",
    ...(repository ? [] : ["--allow-missing-repository"]),
    "--no-dependencies",
    "--no-rewrite-relative-links",
    "--out",
    file,
  ];
  await execa(process.execPath, [VSCE, ...words], { cwd: folder });
  return { file, sizeBytes: statSync(file).size };
}

async function installTools(say: (line: string) => void): Promise<void> {
  const names = ["package.json", "package-lock.json"];
  const isSame = (name: string) =>
    existsSync(join(TOOLS, name)) &&
    readFileSync(join(TOOLS, name)).equals(readFileSync(join(ROOM, "tools", name)));
  if (existsSync(VSCE) && names.every(isSame)) return;
  say("installing what packs extensions (once) …");
  mkdirSync(TOOLS, { recursive: true });
  for (const name of names) copyFileSync(join(ROOM, "tools", name), join(TOOLS, name));
  const { failed, stderr } = await npm(["ci", "--omit=optional"], TOOLS);
  if (failed) {
    throw new ExpectedError(`npm ci failed: ${npmFault(stderr)}`, "npm run vscode, once online");
  }
}

async function bundle(file: string): Promise<void> {
  const { rolldown } = await import("rolldown");
  const build = await rolldown({
    input: join(ROOM, "host/extension.ts"),
    external: ["vscode"],
    platform: "node",
    logLevel: "silent",
  });
  await build.write({ file, format: "cjs", minify: true });
  await build.close();
}
