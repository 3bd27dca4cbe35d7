import { chmodSync, copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { EXIT, type ExitCode } from "../../../base/exit-code";
import { onInterruption } from "../../../base/host/interruption";
import { removeTree } from "../../../base/host/remove-tree";
import { TOOL } from "../../../base/host/roots";
import { scratchFolder } from "../../../base/host/scratch-folder";
import { launch } from "../../../site/host/browser/site-under-test";
import { installPackages } from "../../../site/host/packages";
import { packExtension } from "../../host/pack-extension";
import { installCodeServer } from "./code-server";
import { commands } from "./commands-scene";
import { contest } from "./contest-scene";
import { disk } from "./disk-scene";
import { SHOTS, shotFile } from "./editor";
import { ends } from "./ends-scene";
import { folders } from "./folders-scene";
import { looks } from "./looks-scene";
import { madeWorkspace } from "./made-workspace";
import { panel } from "./panel-scene";
import { playOnOneServer } from "./play-on-one-server";
import { refusals } from "./refusal-scenes";
import { Report } from "./report";
import type { Scene } from "./scene";
import { settings } from "./settings-scene";
import { tests } from "./tests-scene";

export const SCENES: readonly Scene[] = [
  // The last two of those that share a server change the user's settings; looks makes a picture of them first.
  ...[contest, panel, tests, commands, ends, folders, looks, settings, disk, ...refusals],
];

/** The pictures of extension/README.md: scenes and their steps. */
const PICTURES: Readonly<Record<string, readonly [scene: string, shows: string]>> = {
  "desk.png": ["looks", "the panel shows its cases"],
  "testing.png": ["contest", "a failed case shows expected and actual side by side"],
};

/** The browser ends by us alone, after the servers. */
const OURS = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/** Plays the scenes in a real VS Code; prints a line for each step and keeps its picture. */
export async function tryVscode(
  wanted: readonly Scene[],
  say: (line: string) => void,
): Promise<ExitCode> {
  await installPackages(say);
  await installCodeServer(say);
  const { file } = await packExtension(say);
  const folder = scratchFolder();
  chmodSync(folder, 0o711); // programs that are judged run as others
  const browser = await launch(OURS);
  const stopping = onInterruption(() => void browser.close());
  const report = new Report(say, stopping);
  try {
    const first = await madeWorkspace(join(folder, "first"));
    // VS Code's sockets and its compiler's folders go with ours.
    mkdirSync(join(folder, "tmp"));
    for (const scenes of byServer(wanted)) {
      await playOnOneServer(scenes, { vsix: file, folder, first, browser, report });
    }
    return report.end(SHOTS);
  } catch (error) {
    if (stopping.aborted) return EXIT.interrupted;
    throw error;
  } finally {
    await browser.close();
    await removed(folder);
  }
}

/** Copies the pictures that the steps have left into the extension. */
export function takePictures(): void {
  for (const [name, step] of Object.entries(PICTURES))
    copyFileSync(shotFile(...step), join(TOOL, "scripts/vscode/extension", name));
}

/** Scenes that need nothing of their own share a server. */
function byServer(scenes: readonly Scene[]): readonly (readonly Scene[])[] {
  const shared = scenes.filter(({ wish }) => wish === undefined);
  const alone = scenes.filter(({ wish }) => wish !== undefined).map((scene) => [scene]);
  return shared.length > 0 ? [shared, ...alone] : alone;
}

/** Desks end with VS Code, and write a last time. */
async function removed(folder: string): Promise<void> {
  for (let tries = 40; !removeTree(folder) && tries > 0; tries--) await pause(500);
}
