import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { EXIT, type ExitCode } from "../../../base/exit-code";
import { launch } from "../../../site/host/browser/site-under-test";
import { installPackages } from "../../../site/host/packages";
import { packExtension } from "../../host/pack-extension";
import { CodeServer, installCodeServer } from "./code-server";
import { contest } from "./contest-scene";
import { Editor, SHOTS } from "./editor";
import { ends } from "./ends-scene";
import { looks } from "./looks-scene";
import { madeWorkspace } from "./made-workspace";
import { refusals } from "./refusal-scenes";
import type { Scene } from "./scene";

const SCENES: readonly Scene[] = [contest, looks, ends, ...refusals];

/** Plays the scenes in a real VS Code; prints a line for each step and keeps its picture. */
export async function tryVscode(
  words: readonly string[],
  say: (line: string) => void,
): Promise<ExitCode> {
  await installPackages(say);
  await installCodeServer(say);
  const { file } = await packExtension(say);
  mkdirSync(SHOTS, { recursive: true });
  const wanted = SCENES.filter(({ name }) => words.length === 0 || words.includes(name));
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
      const step = async (shows: string, editor: Editor, run: () => Promise<unknown>) => {
        const began = Date.now();
        const fault = await run().then(
          () => undefined,
          (error: Error) => error.message,
        );
        if (fault === undefined) passed++;
        else failed++;
        const seconds = ((Date.now() - began) / 1000).toFixed(1);
        say(`${fault === undefined ? "as expected" : "FAILED"}  ${name}: ${shows} (${seconds} s)`);
        if (fault !== undefined) say(fault.replace(/^/gm, "  | "));
        await editor.shot(`${name}-${shows.replace(/\W+/g, "-")}`);
      };
      const open = (folder: string) => Editor.open(browser, server.address(folder));
      try {
        await scene.play({ workspace, server, open, step });
      } finally {
        await server.end();
        rmSync(above, { recursive: true, force: true, maxRetries: 50 }); // the server ends meanwhile
      }
    }
  } finally {
    await browser.close();
    rmSync(dirname(first), { recursive: true, force: true });
  }
  say(`${passed} passed, ${failed} failed; pictures: ${SHOTS}`);
  return failed === 0 ? EXIT.accepted : EXIT.notAccepted;
}
