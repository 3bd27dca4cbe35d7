import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Scene } from "./scene";

const FILE = "problems/smaller-before/solution.ts";

const bare: Scene = {
  name: "bare",
  async play({ workspace, open, step }) {
    const folder = join(workspace, "../bare-folder");
    const first = await open(workspace); // judgebench is linked there: its clone is known from now on
    await first.openFile(FILE);
    await first.untilStatus(/judge/);
    await first.close();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "a.ts"), "console.log(1);\n");
    const editor = await open(folder);
    await step("a folder without judgebench gets a way to it", editor, async () => {
      await editor.openFile("a.ts");
      await editor.page.keyboard.press("Control+Alt+j");
      await editor.shows(".notifications-toasts", "has judgebench");
      await editor.shows(".notifications-toasts", "Set it up");
    });
    await step("one command sets it up, by the clone of the scenes before", editor, async () => {
      await editor.palette("judgebench: Set Up in This Folder");
      await editor.shows(".xterm-rows", "npm run init");
      await editor.untilTrue("package.json", async () => existsSync(join(folder, "package.json")));
    });
    await editor.close();
  },
};

const untrusted: Scene = {
  name: "untrusted",
  wish: { asksTrust: true, settings: { "security.workspace.trust.startupPrompt": "never" } },
  async play({ workspace, open, step }) {
    const editor = await open(workspace);
    await step("a folder that is not trusted is not judged, and says why", editor, async () => {
      await editor.openFile(FILE);
      await editor.page.keyboard.press("Control+Alt+j");
      await editor.shows(".notifications-toasts", "not trusted it yet");
      await editor.palette("judgebench: Show the Desk");
      await editor.untilTrue("the line", async () =>
        (await editor.webviewText()).includes("not trusted it yet"),
      );
    });
    await editor.close();
  },
};

/** VS Code takes the PATH of the login shell, unless a shell has started it. */
const noNode: Scene = {
  name: "no-node",
  wish: { env: { PATH: "/nowhere", VSCODE_CLI: "1" } },
  async play({ workspace, open, step }) {
    const editor = await open(workspace);
    await step("a missing Node is said", editor, async () => {
      await editor.openFile(FILE);
      await editor.page.keyboard.press("Control+Alt+j");
      await editor.shows(".notifications-toasts", "no Node in the PATH");
    });
    await editor.close();
  },
};

export const refusals: readonly Scene[] = [bare, untrusted, noNode];
