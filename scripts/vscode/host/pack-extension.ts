import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { CACHE, TOOL, VERSION, WORKSPACE } from "../../base/host/roots";
import { manifest } from "../manifest";

const ROOM = join(TOOL, "scripts/vscode");
/** Not in the room itself: commander, which vsce brings, would stand before our own. */
const TOOLS = join(CACHE, "vsce");
const VSCE = join(TOOLS, "node_modules/@vscode/vsce/vsce");

export interface Packed {
  readonly file: string;
  readonly sizeBytes: number;
}

/** Packs judgebench-<version>.vsix into the workspace; installs vsce by npm when it is first needed. */
export async function packExtension(say: (line: string) => void): Promise<Packed> {
  if (!existsSync(VSCE)) {
    say("installing @vscode/vsce into .cache …");
    mkdirSync(TOOLS, { recursive: true });
    copyFileSync(join(ROOM, "package.json"), join(TOOLS, "package.json"));
    const words = ["install", "--no-audit", "--no-fund", "--no-package-lock", "--omit=optional"];
    await execa("npm", words, { cwd: TOOLS });
  }
  const folder = join(CACHE, "vscode");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(ROOM, "extension"), folder, { recursive: true });
  copyFileSync(join(TOOL, "LICENSE"), join(folder, "LICENSE"));
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest(VERSION), null, 2));
  await bundle(join(folder, "extension.js"));
  const file = join(WORKSPACE, `judgebench-${VERSION}.vsix`);
  const words = ["package", "--allow-missing-repository", "--no-dependencies", "--out", file];
  await execa(process.execPath, [VSCE, ...words], { cwd: folder });
  return { file, sizeBytes: statSync(file).size };
}

async function bundle(file: string): Promise<void> {
  const { rolldown } = await import("rolldown");
  const input = join(ROOM, "host/extension.ts");
  const build = await rolldown({
    input,
    external: ["vscode"],
    platform: "node",
    logLevel: "silent",
  });
  await build.write({ file, format: "cjs", minify: true });
  await build.close();
}
