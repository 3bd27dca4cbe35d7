import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { EXIT, type ExitCode } from "../../../base/exit-code";
import { launch } from "../../../site/host/browser/site-under-test";
import { installPackages } from "../../../site/host/packages";
import { packExtension } from "../../host/pack-extension";
import { CodeServer, installCodeServer } from "./code-server";
import { commands } from "./commands-scene";
import { contest } from "./contest-scene";
import { Editor, SHOTS } from "./editor";
import { ends } from "./ends-scene";
import { folders } from "./folders-scene";
import { looks } from "./looks-scene";
import { madeWorkspace } from "./made-workspace";
import { panel } from "./panel-scene";
import { refusals } from "./refusal-scenes";
import type { Scene, Stage } from "./scene";
import { tests } from "./tests-scene";

export const SCENES: readonly Scene[] = [
  ...[contest, panel, tests, commands, looks, ends, folders, ...refusals],
];

/** Plays the scenes in a real VS Code; prints a line for each step and keeps its picture. */
export async function tryVscode(
  wanted: readonly Scene[],
  say: (line: string) => void,
): Promise<ExitCode> {
  await installPackages(say);
  await installCodeServer(say);
  const { file } = await packExtension(say);
  mkdirSync(SHOTS, { recursive: true });
  const first = await madeWorkspace();
  const browser = await launch();
  let [passed, failed] = [0, 0];
  try {
    for (const scene of wanted) {
      const { name, wish = {} } = scene;
      // As deep as the first: the link to judgebench is relative.
      const above = realpathSync(mkdtempSync(join(tmpdir(), "vscode-")));
      const workspace = join(above, basename(first));
      cpSync(first, workspace, { recursive: true, verbatimSymlinks: true });
      const server = await CodeServer.start(file, { ...wish, name });
      const step: Stage["step"] = async (shows, editor, run) => {
        const began = Date.now();
        let note = "";
        const fault = await run().then<undefined, string>(
          (text) => {
            if (typeof text === "string") note = text;
          },
          (error: Error) => error.message,
        );
        if (fault === undefined) passed++;
        else failed++;
        const seconds = ((Date.now() - began) / 1000).toFixed(1);
        const end = [note, `${seconds} s`].filter(Boolean).join(", ");
        say(`${fault === undefined ? "as expected" : "FAILED"}  ${name}: ${shows} (${end})`);
        if (fault !== undefined) say(fault.replace(/^/gm, "  | "));
        await editor.shot(`${name}-${shows.replace(/\W+/g, "-")}`);
      };
      const open = (folder: string) => Editor.open(browser, server.address(folder));
      try {
        await scene.play({ workspace, server, open, step });
      } finally {
        await server.end();
        await remove(above);
      }
    }
  } finally {
    await browser.close();
    rmSync(dirname(first), { recursive: true, force: true });
  }
  say(`${passed} passed, ${failed} failed; pictures: ${SHOTS}`);
  return failed === 0 ? EXIT.accepted : EXIT.notAccepted;
}

/** The desk's server ends meanwhile, and writes a last time: each try reads the folder anew. */
async function remove(folder: string): Promise<void> {
  for (let tries = 40; ; tries--) {
    try {
      return rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (tries === 0) throw error;
      await new Promise((wake) => setTimeout(wake, 500));
    }
  }
}
